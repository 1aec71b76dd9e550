/** One table, live: what its socket said last, and how to answer. Reconnects by itself. */

import { following, Misfit } from './patch';
import type {
  AnswerMessage,
  Chat,
  ClientMessage,
  Concession,
  ErrorCode,
  GivenOrder,
  HintMessage,
  Offer,
  Presence,
  ServerMessage,
  SideState,
  State,
  TableInfo,
  Update,
} from './protocol';

export type Link = 'connecting' | 'online' | 'lost' | 'gone' | 'other-rules';

export interface Answer {
  rule: string;
  message: string;
  action: string;
}

type Heard = (answer: AnswerMessage | null) => void;

const FIRST_RETRY = 400;
const LAST_RETRY = 8_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;

const NO_RETURN: Record<number, Link> = { 4404: 'gone', 4410: 'gone', 4409: 'other-rules' };

type Words<T> = T extends unknown ? Omit<T, 'id'> : never;

export class Table {
  link = $state<Link>('connecting');
  table = $state.raw<TableInfo | null>(null);
  you = $state<string | null>(null);
  n = $state(0);
  ply = $state(0);
  toMove = $state.raw<string[]>([]);
  thinking = $state.raw<string[]>([]); // seats whose machines think
  hint = $state.raw<HintMessage | null>(null); // what a machine would do, as of now
  hinting = $state(false); // it is being found
  offer = $state.raw<Offer | null>(null);
  concessions = $state.raw<Concession[]>([]);
  seats = $state.raw<Record<string, SideState>>({});
  watch = $state.raw<SideState | null>(null);
  chat = $state.raw<Chat[]>([]);
  presence = $state.raw<Presence>({ seats: {}, spectators: 0 });
  waiting = $state(false); // an action is on its way

  onRefusal: (answer: Answer) => void = () => {};
  onAllowed: (action: string) => void = () => {};
  onError: (code: ErrorCode) => void = () => {};

  #socket: WebSocket | null = null;
  #closed = false;
  #retry = FIRST_RETRY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #ponged = 0;
  #counter = 0;
  #acting = '';
  #hinted = ''; // the question for the hint that is being found
  readonly #questions = new Map<string, Heard>();
  #asked = false; // for the whole state, because an update did not fit
  readonly #wake = (): void => {
    if (this.link === 'lost' && document.visibilityState === 'visible') this.#connect();
  };

  constructor(readonly id: string) {
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#timer);
    clearInterval(this.#heart);
    this.#socket?.close();
  }

  // -- what a person may say ---------------------------------------------------------------------------

  act(seat: string, action: string): void {
    if (this.waiting) return;
    if (this.#send({ type: 'act', seat, action, n: this.n })) this.#await();
  }

  why(seat: string, action: string): void {
    this.#send({ type: 'why', seat, action });
  }

  /** A question of the game's own, which changes nothing; null if no answer came, or the game went on meanwhile. */
  ask(seat: string | null, question: string, action: string | null): Promise<AnswerMessage | null> {
    return new Promise((heard) => {
      if (this.#send({ type: 'ask', seat, question, action }))
        this.#questions.set(String(this.#counter), heard);
      else heard(null);
    });
  }

  /** What a machine would do for a seat: the answer is in `hint`, until the game goes on. */
  askHint(seat: string): void {
    this.hint = null;
    this.hinting = this.#send({ type: 'hint', seat, n: this.n });
    if (this.hinting) this.#hinted = String(this.#counter);
  }

  /** Answer reactions beforehand, until a span of the game ends; null takes that back. */
  order(seat: string, order: string, about: string | null, until: string | null): void {
    this.#send({ type: 'standing-order', seat, order, about, until });
  }

  undo(seat: string): void {
    if (this.waiting) return;
    if (this.#send({ type: 'undo', seat, n: this.n })) this.#await();
  }

  offerUndo(seat: string): void {
    this.#send({ type: 'undo-offer', seat, n: this.n });
  }

  answerOffer(seat: string, accept: boolean): void {
    this.#send({ type: accept ? 'undo-accept' : 'undo-decline', seat, n: this.n });
  }

  /** Rules were corrected: go on from where the game holds, or keep it as it was. */
  decide(seat: string, what: 'go-on' | 'keep'): void {
    this.#send({ type: what, seat, n: this.n });
  }

  /** To everybody, or to one's own team. */
  say(text: string, team: string | null): void {
    this.#send({ type: 'chat', text, team });
  }

  // -- the socket ----------------------------------------------------------------------------------------

  #send(message: Words<ClientMessage>): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#counter += 1;
    this.#socket.send(JSON.stringify({ ...message, id: String(this.#counter) }));
    return true;
  }

  #await(): void {
    this.waiting = true;
    this.#acting = String(this.#counter);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#heart);
    if (this.#socket) {
      this.#socket.onclose = null;
      this.#socket.close();
    }
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket`,
    );
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #lost(code: number): void {
    clearInterval(this.#heart);
    this.waiting = false;
    for (const id of [...this.#questions.keys()]) this.#reply(id, null);
    if (this.#closed) return;
    const end = NO_RETURN[code];
    if (end) {
      this.link = end;
      return;
    }
    this.link = 'lost';
    this.#timer = setTimeout(() => this.#connect(), this.#retry * (0.75 + Math.random() / 2));
    this.#retry = Math.min(LAST_RETRY, this.#retry * 1.8);
  }

  /** A link that died silently (a sleeping laptop, a lost network) is noticed by a missing answer. */
  #beat(): void {
    clearInterval(this.#heart);
    this.#ponged = Date.now();
    this.#heart = setInterval(() => {
      if (Date.now() - this.#ponged > PING_EVERY + PONG_WITHIN) {
        this.link = 'lost';
        this.#connect();
      } else {
        this.#send({ type: 'ping' });
      }
    }, PING_EVERY);
  }

  #hear(message: ServerMessage): void {
    this.#ponged = Date.now();
    switch (message.type) {
      case 'state':
        this.link = 'online';
        this.#retry = FIRST_RETRY;
        this.#beat();
        this.waiting = false;
        this.#asked = false;
        this.you = message.you;
        this.table = message.table;
        this.chat = message.chat;
        this.presence = message.presence;
        this.seats = message.seats;
        this.watch = message.watch;
        this.#progress(message);
        break;
      case 'update':
        this.#update(message);
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'ack':
        this.#answered(message.id);
        break;
      case 'refused':
        this.#answered(message.id);
        this.onRefusal(message);
        break;
      case 'refusal':
        if (message.message === null) this.onAllowed(message.action);
        else this.onRefusal({ rule: message.rule ?? '', message: message.message, action: message.action });
        break;
      case 'answer':
        this.#reply(message.id, message.n === this.n ? message : null);
        break;
      case 'hint':
        this.hinting = false;
        if (message.n === this.n) this.hint = message;
        break;
      case 'thinking':
        this.thinking = message.seats;
        break;
      case 'error':
        if (message.id === this.#hinted) this.hinting = false;
        if (this.#reply(message.id, null)) break; // a question that is not answered disturbs nobody
        this.#answered(message.id);
        this.onError(message.code);
        break;
      case 'orders':
        this.#ordered(message.seat, message.orders);
        break;
      case 'chat':
        this.chat = [...this.chat, message.chat];
        break;
      case 'presence':
        this.presence = message.presence;
        break;
      case 'pong':
        break;
    }
  }

  /** Follow what has changed; who has lost the thread asks for all of it. */
  #update(message: Update): void {
    try {
      const now = following({ n: this.n, seats: this.seats, watch: this.watch }, message);
      this.seats = now.seats;
      this.watch = now.watch;
      this.#progress(message);
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      if (!this.#asked) this.#asked = this.#send({ type: 'sync' });
    }
  }

  #ordered(seat: string, orders: GivenOrder[]): void {
    const side = this.seats[seat];
    if (side) this.seats = { ...this.seats, [seat]: { ...side, orders } };
  }

  /** Hand an answer to whoever asked; false if nobody did. */
  #reply(id: string | null, answer: AnswerMessage | null): boolean {
    const heard = this.#questions.get(id ?? '');
    if (!heard) return false;
    this.#questions.delete(id ?? '');
    heard(answer);
    return true;
  }

  #answered(id: string | null): void {
    if (id === this.#acting) this.waiting = false;
  }

  #progress(message: Pick<State, 'n' | 'ply' | 'to_move' | 'thinking' | 'offer' | 'concessions'>): void {
    if (message.n !== this.n) [this.hint, this.hinting] = [null, false];
    this.n = message.n;
    this.thinking = message.thinking;
    this.ply = message.ply;
    this.toMove = message.to_move;
    this.offer = message.offer;
    this.concessions = message.concessions;
  }
}
