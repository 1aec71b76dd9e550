/** Boards from elsewhere, for tests: BELLUM_BOARDS="toy=e2e/toy" lets the registry know one more. */

import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:boards';

export function boards(): Plugin {
  const named = (process.env.BELLUM_BOARDS ?? '')
    .split(',')
    .filter(Boolean)
    .map((entry) => {
      const [game = '', folder = ''] = entry.split('=');
      const module = resolve(import.meta.dirname, '..', folder, 'index.ts');
      return `${JSON.stringify(game)}: () => import(${JSON.stringify(module)})`;
    });
  return {
    name: 'boards-from-elsewhere',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default { ${named.join(', ')} };` : undefined),
  };
}
