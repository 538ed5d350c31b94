import { defineConfig } from '@playwright/test';
import { FEATURES_OFF, findBrowser, findShell } from './scripts/run/browser.mjs';

const launched = (executablePath: string | undefined, args: readonly string[] = []) => ({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-dev-shm-usage', `--disable-features=${FEATURES_OFF}`, ...args],
});
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1440, height: 900 } };
const PATIENTS = ['apply', 'signup', 'borrower', 'member', 'pages', 'life'].map((folder) => `${folder}/**/*.spec.ts`);
/** Flows in a frame on a practice's website. */
const FRAMED = 'story/**/*.spec.ts';
/**
 * A page of the whole browser begins its address bar's pages too and costs three times as much. A page lives for seconds, so
 * that making its scripts fast costs more than slow ones do.
 */
const shell = findShell();
const slowScripts = shell === findBrowser() ? [] : ['--js-flags=--no-opt --no-maglev'];
/** A context that is emptied between two stories in place of another one takes a tenth of the processors less. */
const withoutWindow = { launchOptions: launched(shell, slowScripts), reuseContext: true };
const AFTER_STAFF = ['staff-phone', 'staff-desktop'];
const BOTH = /@both/;
const AT_DESK = /@both|@desk/;
const ONLY_AT_DESK = /@desk/;

/**
 * Browser tests over the built product: the application on 127.0.0.1 and the practice's site on localhost, which browsers
 * take for two sites; stories of a frame also run with both on 127.0.0.1, which is one site. A patient's story runs on a phone
 * and a staff member's at a desk; one whose layout or gestures differ is tagged `@both` and runs on the other too, and a framed one
 * tagged `@desk` runs only there.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/fixtures/start-world.ts',
  outputDir: 'data/test-results',
  // One more than two processors: a story waits for a third of its time.
  workers: 3,
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
    launchOptions: launched(findBrowser()),
  },
  projects: [
    { name: 'embed', testMatch: 'embed/**/*.spec.ts', use: withoutWindow },
    // Staff stories count rows of the shared world, so they come before the stories that add applications to it.
    {
      name: 'staff-phone',
      testMatch: 'admin/**/*.spec.ts',
      grep: BOTH,
      use: { ...withoutWindow, ...phone },
    },
    { name: 'staff-desktop', testMatch: 'admin/**/*.spec.ts', use: { ...withoutWindow, ...desktop } },
    { name: 'phone', testMatch: PATIENTS, dependencies: AFTER_STAFF, use: { ...withoutWindow, ...phone } },
    {
      name: 'desktop',
      testMatch: PATIENTS,
      grep: BOTH,
      dependencies: AFTER_STAFF,
      use: { ...withoutWindow, ...desktop },
    },
    {
      name: 'framed-phone',
      testMatch: FRAMED,
      grepInvert: ONLY_AT_DESK,
      dependencies: AFTER_STAFF,
      use: phone,
    },
    {
      name: 'framed-desktop',
      testMatch: FRAMED,
      grep: AT_DESK,
      dependencies: AFTER_STAFF,
      use: desktop,
    },
  ],
});
