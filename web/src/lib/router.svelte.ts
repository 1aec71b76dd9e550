/** Which page is open: the address bar is the truth, links inside the house do not reload. */

class Router {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  /** The parts of the path that a pattern such as `/table/:id` names, or null. */
  match(pattern: string): Record<string, string> | null {
    const want = pattern.split('/');
    const have = this.path.replace(/\/+$/, '').split('/');
    if (want.length !== have.length) return null;
    const found: Record<string, string> = {};
    for (const [i, part] of want.entries()) {
      const value = have[i] ?? '';
      if (part.startsWith(':')) found[part.slice(1)] = decodeURIComponent(value);
      else if (part !== value) return null;
    }
    return found;
  }
}

export const router = new Router();

/** Whether a click says no more than "go there": one with another button or a key means a new window or tab. */
function plain(event: MouseEvent): boolean {
  const key = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !key;
}

/** Whether a link leads to a page of ours. */
function ours(link: HTMLAnchorElement): boolean {
  if (link.target || link.hasAttribute('download')) return false;
  return link.origin === location.origin && !link.pathname.startsWith('/api');
}

/** Follow a plain click on a link to our own pages without a reload. */
export function followLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !plain(event) || !ours(link)) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}
