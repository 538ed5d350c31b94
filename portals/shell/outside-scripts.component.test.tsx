import { expect, test } from 'vitest';
import { addOutsideScripts } from './outside-scripts';

const added = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src$="#outside"]')];

test('what the server named is loaded, and nothing without it', () => {
  for (const text of [undefined, null, '', '{}', '{"outsideScripts":[]}']) addOutsideScripts(text);
  expect(added()).toHaveLength(0);
  // No address that a browser would fetch.
  const sources = ['data:text/javascript,0#outside', 'data:text/javascript,1#outside'];
  addOutsideScripts(JSON.stringify({ outsideScripts: sources }));
  expect(added().map(({ src }) => src)).toEqual(sources);
});
