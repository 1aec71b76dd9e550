// Made by tools/protocol_types.py from bellum/server/protocol.py: change that, then run `make types`.

export type OptionValue = boolean | number | string;

export type Options = Record<string, OptionValue>;

export type TableState = 'open' | 'playing' | 'over';

export type SeatKind = 'you' | 'invite' | 'open' | 'machine';

export type ErrorCode = 'malformed' | 'too-large' | 'rate-limited' | 'no-such-seat' | 'no-such-order' | 'too-many-orders' | 'no-such-question' | 'not-your-seat' | 'not-your-team' | 'not-seated' | 'not-playing' | 'stale' | 'nothing-to-undo' | 'no-offer' | 'rules-changed' | 'nothing-to-decide' | 'no-hints' | 'not-to-move' | 'unavailable';

export type Argument = string | Several | Told | Secret;

export interface Ack {
  type: 'ack';
  id: string | null;
  n: number;
}

export interface Act {
  id?: string | null;
  type: 'act';
  seat: string;
  action: string;
  n: number;
}

export interface AnswerMessage {
  type: 'answer';
  id: string | null;
  n: number;
  seat: string | null;
  question: string;
  action: string | null;
  answer: Record<string, unknown> | null;
  rule: string | null;
  message: string | null;
}

export interface Ask {
  id?: string | null;
  type: 'ask';
  seat: string | null;
  question: string;
  action?: string | null;
}

export interface AtSeat {
  seat: string;
}

export interface Broken {
  ply: number;
  length: number;
  rules: number;
  reason: 'refused' | 'over' | 'failed' | 'changed' | 'setup' | 'newer';
  seat: string | null;
  action: string | null;
  rule: string;
  message: string | null;
  waits_for: string[];
}

export interface CardText {
  id: string;
  number: string;
  name: Texts;
  text: Texts;
}

export interface Chat {
  user: Person;
  text: string;
  at: number;
  team: string | null;
}

export interface ChatMessage {
  type: 'chat';
  chat: Chat;
}

export interface Concede {
  seat: string;
  agree?: boolean;
}

export interface Concession {
  team: string;
  seats: string[];
  waits_for: string[];
}

export interface CreatedTable {
  table: TableInfo;
  invites: Record<string, string>;
}

export interface ErrorMessage {
  type: 'error';
  id: string | null;
  code: ErrorCode;
  message: string;
}

export interface Event {
  kind: string;
  rule: string;
  args: Record<string, unknown>;
}

export interface FieldError {
  where: string;
  message: string;
}

export interface Frame {
  ply: number;
  by: string | null;
  action: string | null;
  events: Event[];
  view: View | null;
}

export interface Frames {
  game: string;
  rules: number;
  scenario: string;
  options: Options;
  seed: string | null;
  seats: string[];
  players: Record<string, string>;
  length: number;
  outcome: Outcome | null;
  as: string;
  broken: Broken | null;
  frames: Frame[];
}

export interface GameInfo {
  id: string;
  title: Texts;
  rules: number;
  seatings: Seating[];
  scenarios: string[];
  options: Option[];
  between_people: Options;
  players: string[];
  default_player: string;
}

export interface GameOutcome {
  winners: string[];
  reason: string;
  rule: string;
  scores: Record<string, number>;
}

export interface GivenOrder {
  order: string;
  about: string | null;
  until: string;
}

export interface GoOn {
  id?: string | null;
  type: 'go-on';
  seat: string;
  n: number;
}

export interface Health {
  status: 'ok';
  version: string;
  database: string;
}

export interface Hint {
  id?: string | null;
  type: 'hint';
  seat: string;
  n: number;
}

export interface HintMessage {
  type: 'hint';
  id: string | null;
  n: number;
  seat: string;
  plan: string[];
  before: number;
  after: number;
  won: number;
  simulations: number;
}

export interface Invitation {
  seat: string;
  token: string;
}

export interface Join {
  seat?: string | null;
  token?: string | null;
}

export interface Keep {
  id?: string | null;
  type: 'keep';
  seat: string;
  n: number;
}

export interface KindOfThing {
  ids: string[];
  selects: boolean;
  names: Record<string, Record<string, string>>;
  owners: Record<string, string>;
}

export interface Language {
  kinds: Record<string, KindOfThing>;
  verbs: Record<string, string | null>;
  events: Record<string, Record<string, Argument>>;
  prompts: Record<string, Record<string, Argument>>;
  orders: Record<string, string[]>;
  about: Record<string, string[]>;
  questions: Record<string, QuestionInfo>;
}

export interface Me {
  id: string;
  name: string;
  guest: boolean;
}

export interface NewName {
  name: string;
}

export interface NewTable {
  game: string;
  scenario?: string | null;
  options?: Options;
  seats: Record<string, SeatForYou | SeatByInvite | SeatForAnyone | SeatForMachine>;
  seed?: string | null;
  hints?: boolean | null;
}

export type Nothing = Record<string, never>;

export interface Offer {
  seat: string;
  ply: number;
  waits_for: string[];
}

export interface Option {
  name: string;
  values: OptionValue[];
}

export interface OrdersMessage {
  type: 'orders';
  seat: string;
  orders: GivenOrder[];
}

export interface Outcome {
  winners: string[];
  reason: string;
  rule: string;
  scores: Record<string, number> | null;
  resigned: Resigned | null;
}

export interface Paragraph {
  number: string;
  kind: string;
  title: Texts;
  text: Texts;
}

export interface Patch {
  set: [(string | number)[], unknown][];
  cut: (string | number)[][];
}

export interface Person {
  id: string;
  name: string;
}

export interface Ping {
  id?: string | null;
  type: 'ping';
}

export interface Pong {
  type: 'pong';
  id: string | null;
  at: number;
}

export interface Presence {
  seats: Record<string, boolean>;
  spectators: number;
}

export interface PresenceMessage {
  type: 'presence';
  presence: Presence;
}

export interface Problem {
  error: string;
  message: string;
  fields: FieldError[] | null;
}

export interface Prompt {
  key: string;
  rule: string;
  args: Record<string, unknown>;
}

export interface QuestionInfo {
  verbs: string[];
  watched: boolean;
}

export interface RefusalMessage {
  type: 'refusal';
  id: string | null;
  seat: string;
  action: string;
  rule: string | null;
  message: string | null;
}

export interface Refused {
  type: 'refused';
  id: string | null;
  seat: string;
  action: string;
  rule: string;
  message: string;
}

export interface Replay {
  record: string;
  from?: number;
  to?: number | null;
  as?: string;
  views?: boolean;
}

export interface Resigned {
  team: string;
  seats: string[];
}

export interface Rules {
  id: string;
  game: string;
  title: Texts;
  paragraphs: Paragraph[];
  cards: CardText[];
}

export interface Say {
  id?: string | null;
  type: 'chat';
  text: string;
  team?: string | null;
}

export interface SeatByInvite {
  kind: 'invite';
}

export interface SeatForAnyone {
  kind: 'open';
}

export interface SeatForMachine {
  kind: 'machine';
  player: string;
}

export interface SeatForYou {
  kind: 'you';
}

export interface SeatInfo {
  name: string;
  team: string;
  kind: SeatKind;
  player: string | null;
  stand_in: string | null;
  user: Person | null;
  yours: boolean;
  waiting: boolean;
  reserved: Person | null;
}

export interface SeatMachine {
  seat: string;
  player: string;
}

export interface SeatOfTeam {
  id: string;
  team: string;
}

export interface Seating {
  scenario: string;
  options: Options;
  seats: SeatOfTeam[];
}

export interface Secret {
  secret: string | Several | Told;
}

export interface Several {
  several: string;
}

export interface SideState {
  view: View;
  can_undo: boolean;
  can_offer: boolean;
  orders: GivenOrder[];
  reaction: string[];
  story: StoryEntry[];
}

export interface SideUpdate {
  view: View | null;
  patch: Patch | null;
  can_undo: boolean;
  can_offer: boolean;
  orders: GivenOrder[];
  reaction: string[];
  story: StoryEntry[];
}

export interface StandingOrder {
  id?: string | null;
  type: 'standing-order';
  seat: string;
  order: string;
  about?: string | null;
  until: string | null;
}

export interface State {
  n: number;
  ply: number;
  to_move: string[];
  thinking: string[];
  offer: Offer | null;
  concessions: Concession[];
  type: 'state';
  seats: Record<string, SideState>;
  watch: SideState | null;
  you: string | null;
  table: TableInfo;
  chat: Chat[];
  presence: Presence;
}

export interface StoryEntry {
  ply: number;
  by: string | null;
  at: number | null;
  events: Event[];
}

export interface Sync {
  id?: string | null;
  type: 'sync';
}

export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  scenario: string;
  options: Options;
  state: TableState;
  created_by: Person;
  created_at: number;
  updated_at: number;
  n: number;
  to_move: string[];
  your_seats: string[];
  your_turn: boolean;
  seats: SeatInfo[];
  seed_digest: string;
  seed: string | null;
  outcome: Outcome | null;
  rematch: string | null;
  broken: Broken | null;
  hints: boolean;
}

export interface TableMessage {
  type: 'table';
  table: TableInfo;
}

export interface TablesQuery {
  list?: 'mine' | 'open' | 'watch';
  page?: number;
  game?: string | null;
  scenario?: string | null;
  side?: string | null;
  state?: 'yours' | 'playing' | 'open' | 'over' | null;
}

export interface Texts {
  en: string;
  pl: string;
  hu: string;
}

export interface ThinkingMessage {
  type: 'thinking';
  seats: string[];
}

export interface Told {
  told: string;
  join: string;
  args: Record<string, Argument>;
}

export interface Undo {
  id?: string | null;
  type: 'undo';
  seat: string;
  n: number;
}

export interface UndoAccept {
  id?: string | null;
  type: 'undo-accept';
  seat: string;
  n: number;
}

export interface UndoDecline {
  id?: string | null;
  type: 'undo-decline';
  seat: string;
  n: number;
}

export interface UndoOffer {
  id?: string | null;
  type: 'undo-offer';
  seat: string;
  n: number;
}

export interface Update {
  n: number;
  ply: number;
  to_move: string[];
  thinking: string[];
  offer: Offer | null;
  concessions: Concession[];
  type: 'update';
  base: number | null;
  keep: number;
  seats: Record<string, SideUpdate>;
  watch: SideUpdate | null;
}

export interface View {
  game: string;
  scenario: string;
  options: Options;
  seat: string | null;
  seats: SeatOfTeam[];
  to_move: string[];
  legal: string[];
  prompt: Prompt | null;
  outcome: GameOutcome | null;
}

export interface Why {
  id?: string | null;
  type: 'why';
  seat: string;
  action: string;
}

export type NewSeat =
  | SeatForYou
  | SeatByInvite
  | SeatForAnyone
  | SeatForMachine;

export type ClientMessage =
  | Act
  | Why
  | Ask
  | Hint
  | Undo
  | UndoOffer
  | UndoAccept
  | UndoDecline
  | StandingOrder
  | GoOn
  | Keep
  | Say
  | Sync
  | Ping;

export type ServerMessage =
  | State
  | Update
  | TableMessage
  | Ack
  | Refused
  | RefusalMessage
  | AnswerMessage
  | HintMessage
  | ThinkingMessage
  | OrdersMessage
  | ChatMessage
  | PresenceMessage
  | ErrorMessage
  | Pong;
