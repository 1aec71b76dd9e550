/** Builds the client with the toy's board in it, for the tests that play on it. */

import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { test } from '@playwright/test';
import { TOY_CLIENT } from './fixtures';

test('the client with the toy’s board', () => {
  execFileSync('npx', ['--no-install', 'vite', 'build', '--outDir', TOY_CLIENT, '--logLevel', 'warn'], {
    cwd: resolve(import.meta.dirname, '..'),
    env: { ...process.env, BELLUM_BOARDS: 'toy=e2e/toy' },
    stdio: 'inherit',
  });
});
