import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from './command.mjs';
import { installDebianPackage } from './debian-package.mjs';

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
/** Chromium without windows, address bar and menus: a page of it costs a third of the whole browser's. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const WHOLE = {
  prefix: 'chromium-',
  programs: ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-mac/Chromium.app/Contents/MacOS/Chromium'],
};
const WINDOWLESS = {
  prefix: 'chromium_headless_shell-',
  programs: [
    'chrome-linux/headless_shell',
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-mac/headless_shell',
  ],
};
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * What Playwright turns off by itself, since the last list that a browser is given counts, and the pages of the address bar's
 * menus: with each page of ours the whole browser begins them too, for half a second of a processor.
 */
export const FEATURES_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A renderer that is begun in advance, for a page that seldom comes.
  'SpareRendererForSitePerProcess',
];

/**
 * A Chromium that browser tests can use: `CHROMIUM_PATH`, else Playwright's own, else the system's.
 *
 * @returns {string | undefined} path of the program
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return [...playwrightBrowsers(WHOLE), ...onPath(NAMES), ...MAC_APPS].find((path) => existsSync(path));
}

/**
 * The same without windows, for pages that no other site frames: the shell keeps a frame's storage open to it and loses
 * some touches in it. Where there is no shell, the whole browser.
 *
 * @returns {string | undefined} path of the program
 */
export function findShell() {
  return [...playwrightBrowsers(WINDOWLESS), ...onPath([SHELL])].find((path) => existsSync(path)) ?? findBrowser();
}

/**
 * Finds a browser or installs one: by Playwright, else by apt where that is possible. The shell is installed too where
 * that is possible; the tests run without it, more slowly.
 *
 * @returns {Promise<string | undefined>}
 */
export async function ensureBrowser() {
  const browser = findBrowser() ?? (await installBrowser());
  if (browser !== undefined && findShell() === browser) await installDebianPackage(SHELL);
  return browser;
}

async function installBrowser() {
  if (process.env.CHROMIUM_PATH) return undefined;
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

/** @param {readonly string[]} names */
const onPath = (names) =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

/**
 * Where `playwright install` puts a kind of Chromium, newest first.
 *
 * @param {{prefix: string, programs: readonly string[]}} kind
 */
function playwrightBrowsers({ prefix, programs }) {
  const folders = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ];
  return folders.flatMap((folder) => {
    if (!folder || !existsSync(folder)) return [];
    const versions = readdirSync(folder)
      .filter((name) => name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)))
      .sort((one, other) => Number(other.slice(prefix.length)) - Number(one.slice(prefix.length)));
    return versions.flatMap((version) => programs.map((program) => join(folder, version, program)));
  });
}
