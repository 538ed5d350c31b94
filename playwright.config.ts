import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/run/browser.mjs';

const executablePath = findBrowser();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1440, height: 900 } };
const OWN_PROJECT = ['embed/**', 'admin/**'];
const BOTH = /@both/;

/**
 * Browser tests over the built product: the application on 127.0.0.1 and the practice's site on localhost, which browsers
 * take for two sites; stories of a frame also run with both on 127.0.0.1, which is one site. A patient's story runs on a phone
 * and a staff member's at a desk; one whose layout or gestures differ is tagged `@both` and runs on the other too.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/fixtures/start-world.ts',
  outputDir: 'data/test-results',
  workers: 2,
  // A story that needs its second try passes the run and is named in its last lines: see scripts/run.
  retries: 1,
  timeout: 90_000,
  // Generous, because two browsers, three servers and a shared machine run at once; a passing wait costs nothing.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: 'line',
  use: {
    // Writing one down takes time from every story, so only a second try has it.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
  projects: [
    { name: 'embed', testMatch: 'embed/**/*.spec.ts' },
    // Staff stories count rows of the shared world, so they come before the stories that add applications to it.
    { name: 'staff-phone', testMatch: 'admin/**/*.spec.ts', grep: BOTH, use: phone },
    { name: 'staff-desktop', testMatch: 'admin/**/*.spec.ts', use: desktop },
    { name: 'phone', testIgnore: OWN_PROJECT, dependencies: ['staff-phone', 'staff-desktop'], use: phone },
    {
      name: 'desktop',
      testIgnore: OWN_PROJECT,
      grep: BOTH,
      dependencies: ['staff-phone', 'staff-desktop'],
      use: desktop,
    },
  ],
});
