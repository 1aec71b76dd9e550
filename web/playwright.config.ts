import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Debian's browser if it is there, else the one that Playwright knows. */
const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../build/web-tests',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: Number(process.env.WORKERS ?? 2),
  retries: 0,
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    actionTimeout: 20_000,
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
