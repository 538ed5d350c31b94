import { defineConfig } from '@playwright/test';

/** The embed's browser tests alone: `npm run build` first, then `npx playwright test -c e2e/embed`. */
export default defineConfig({
  testDir: '.',
  workers: 1,
  timeout: 20_000,
  reporter: 'line',
  outputDir: '../../data/test-results/embed',
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
});
