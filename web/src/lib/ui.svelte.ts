/** What lies over the page: the rules panel, the dialogs, the short notices. */

export interface Notice {
  id: number;
  text: string;
  rule?: { game: string; number: string };
  kind: 'refusal' | 'error' | 'plain';
}

const SHOWN_FOR = 7_000;

class Ui {
  rules = $state.raw<{ game: string; number: string } | null>(null);
  dialog = $state<'settings' | 'keys' | null>(null);
  notices = $state.raw<Notice[]>([]);
  #next = 1;

  openRule(game: string, number: string): void {
    this.rules = { game, number };
  }

  notify(text: string, kind: Notice['kind'] = 'plain', rule?: Notice['rule']): void {
    const notice = { id: this.#next++, text, kind, rule };
    const others = this.notices.filter(
      (old) => old.text !== text && !(kind === 'refusal' && old.kind === 'refusal'),
    );
    this.notices = [...others.slice(-2), notice];
    setTimeout(() => this.dismiss(notice.id), SHOWN_FOR);
  }

  /** What was said to one player is not for the next one at the screen. */
  dismissAll(): void {
    this.notices = [];
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }
}

export const ui = new Ui();
