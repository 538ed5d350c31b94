import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'esbuild';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SHIM = at('../../sdk/elements/react-shim.ts');

/** Bundles the story with one meaning of `react`; the SDK ships with the first, and must behave like the second. */
async function storyWith(react: string, client: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [at('./world/element-story.tsx')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    jsxImportSource: 'preact',
    jsx: 'automatic',
    alias: { react, 'react-dom/client': client, 'react/jsx-runtime': 'preact/jsx-runtime' },
  });
  return outputFiles[0]?.text ?? '';
}

async function tell(tab: Page, script: string): Promise<string[]> {
  await tab.goto('about:blank');
  await tab.addScriptTag({ content: script });
  return tab.evaluate(() => (window as unknown as { elementStory(): Promise<string[]> }).elementStory());
}

test('an element lives the same life on the SDK’s own react and on @preact/compat', async ({ page: tab }) => {
  const own = await tell(tab, await storyWith(SHIM, SHIM));
  const compat = await tell(tab, await storyWith('@preact/compat', '@preact/compat/client'));
  expect(own).toEqual([
    'not in the page: ',
    'pf:ready',
    'mounted',
    'mounted: First 0',
    'pressed: First 1',
    'changed, the count stays: Second 1',
    'attribute removed: no label 1',
    'moved: no label 1',
    'the same button: true',
    'disposed',
    'unmounted',
    'practice spoilt: ',
    'pf:ready',
    'mounted',
    'practice back: no label 0',
    'unmounted',
    'disposed',
    'removed: ',
    'pf:ready',
    'mounted',
    'again in the page: no label 0',
  ]);
  expect(compat).toEqual(own);
});
