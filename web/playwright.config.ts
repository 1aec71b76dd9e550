import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Debian's browser if it is there, else the one that Playwright knows. */
const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../build/web-tests',
  // Tests wait for states, never for times. How long they wait at most is for a machine that has other work to do.
  timeout: 30 * 60_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  workers: Number(process.env.WORKERS ?? 2),
  retries: 0,
  reporter: [['list']],
  projects: [
    { name: 'web', testMatch: /\.spec\.ts$/, testIgnore: /toy\.spec/ },
    { name: 'toy-client', testMatch: /toy\.setup\.ts$/ },
    { name: 'toy', testMatch: /toy\.spec\.ts$/, dependencies: ['toy-client'] },
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: existsSync(chromium) ? chromium : undefined,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
