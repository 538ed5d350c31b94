import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/run/browser.mjs';

const executablePath = findBrowser();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1440, height: 900 } };
const OWN_PROJECT = ['embed/**', 'admin/**'];

/**
 * Browser tests over the built product: the application on 127.0.0.1 and the practice's site on localhost, which browsers
 * take for two sites; stories of a frame also run with both on 127.0.0.1, which is one site. Every story runs on a phone and on a desktop.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/fixtures/start-world.ts',
  outputDir: 'data/test-results',
  workers: 2,
  retries: 0,
  timeout: 90_000,
  // Generous, because two browsers, three servers and a shared machine run at once; a passing wait costs nothing.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: 'line',
  use: {
    trace: 'retain-on-failure',
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
    { name: 'staff-phone', testMatch: 'admin/**/*.spec.ts', use: phone },
    { name: 'staff-desktop', testMatch: 'admin/**/*.spec.ts', use: desktop },
    { name: 'phone', testIgnore: OWN_PROJECT, dependencies: ['staff-phone', 'staff-desktop'], use: phone },
    { name: 'desktop', testIgnore: OWN_PROJECT, dependencies: ['staff-phone', 'staff-desktop'], use: desktop },
  ],
});
