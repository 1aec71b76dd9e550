import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';
const port = Number(process.env.PORT ?? 5198);

/** The board by itself in a browser: `npx playwright test --config demo/playwright.config.ts` from web/. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../build/board-tests',
  timeout: 120_000,
  workers: 1,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 947, height: 748 }, // what the shell leaves of 1280 by 800
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath: existsSync(chromium) ? chromium : undefined,
      args: ['--no-sandbox', '--disable-gpu'],
    },
  } as object,
  webServer: {
    command: `npx vite --config demo/vite.config.ts --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: '..',
    port,
    reuseExistingServer: true,
    timeout: 60_000,
  },
});
