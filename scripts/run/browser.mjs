import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from './command.mjs';
import { installDebianPackage } from './debian-package.mjs';

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
/** Chromium without windows, address bar and menus: a page of it costs a third of the whole browser's. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * A Chromium that browser tests can use: `CHROMIUM_PATH`, else Playwright's own, else the system's.
 *
 * @returns {string | undefined} path of the program
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...playwrightBrowsers(), ...onPath, ...MAC_APPS].find((path) => existsSync(path));
}

/**
 * Finds a browser or installs one: the shell by apt where that is possible, else whatever there is, else by Playwright.
 *
 * @returns {Promise<string | undefined>}
 */
export async function ensureBrowser() {
  const found = findBrowser();
  if (process.env.CHROMIUM_PATH || (found !== undefined && /headless.shell/.test(found))) return found;
  if (await installDebianPackage(SHELL)) return findBrowser();
  if (found !== undefined) return found;
  console.log('No browser here: downloading Chromium.');
  const dependencies = process.getuid?.() === 0 ? ['--with-deps'] : [];
  await run(process.execPath, [PLAYWRIGHT, 'install', ...dependencies, 'chromium'], { quiet: true });
  const downloaded = findBrowser();
  if (downloaded !== undefined && (await run(downloaded, ['--version'], { quiet: true })).ok) return downloaded;
  return (await installDebianPackage('chromium')) ? '/usr/bin/chromium' : undefined;
}

export const BROWSER_ADVICE =
  'The browser tests need Chromium, and none could be found or installed.\n' +
  'Run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH to a Chromium or Chrome.';

/** Where `playwright install` puts Chromium, newest first. */
function playwrightBrowsers() {
  const folders = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ];
  return folders.flatMap((folder) => {
    if (!folder || !existsSync(folder)) return [];
    const versions = readdirSync(folder).filter((name) => /^chromium(_headless_shell)?-\d+$/.test(name));
    // The shell's name sorts behind the whole browser's of the same version.
    versions.sort((one, other) => revision(other) - revision(one) || other.localeCompare(one));
    return versions.flatMap((version) => {
      const programs = [
        'chrome-linux/headless_shell',
        'chrome-headless-shell-linux64/chrome-headless-shell',
        'chrome-mac/headless_shell',
        'chrome-linux/chrome',
        'chrome-linux64/chrome',
        'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
      ];
      return programs.map((program) => join(folder, version, program));
    });
  });
}

/** @param {string} folder */
const revision = (folder) => Number(folder.slice(folder.lastIndexOf('-') + 1));
