import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { FEATURES_OFF } from './browser.mjs';

/** What Playwright's own code turns off, read from it, because it tells nobody. */
function turnedOffByPlaywright(): string[] {
  const runner = createRequire(createRequire(import.meta.url).resolve('@playwright/test'));
  const source = readFileSync(
    createRequire(runner.resolve('playwright')).resolve('playwright-core/lib/coreBundle'),
    'utf8',
  );
  const list = /disabledFeatures = \[(.*?)\]/s.exec(source)?.[1] ?? '';
  return [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => String(name));
}

test('the features that are off are those of Playwright, the address bar’s and what begins a page too many', () => {
  const own = turnedOffByPlaywright();
  expect(own).toContain('PaintHolding');
  expect(FEATURES_OFF.filter((name) => !own.includes(name))).toEqual([
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'SpareRendererForSitePerProcess',
  ]);
  expect(own.filter((name) => !FEATURES_OFF.includes(name))).toEqual([]);
});
