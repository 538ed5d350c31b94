import { expect, test } from 'vitest';
import { isSharedWildcard } from './shared-ending';

const SHARED = [
  'co.uk',
  'com.au',
  'k12.tx.us',
  'com',
  'github.io',
  's3.amazonaws.com',
  'wixsite.com',
  'carrd.co',
  'repl.co',
  'pythonanywhere.com',
  'readthedocs.io',
  'lovable.app',
  'bubbleapps.io',
  'typedream.app',
  'yolasite.com',
  'leadpages.co',
  'pantheonsite.io',
  'edgekey.net',
  'ondigitalocean.app',
  'csb.app',
  'r2.dev',
  'trycloudflare.com',
  'ngrok.app',
  'ngrok.dev',
  'up.railway.app',
  'deno.net',
  'bolt.host',
  'ddns.net',
  'dyndns.org',
  'preview.vercel.app',
  'x.digitaloceanspaces.com',
];

test.each(SHARED)('a wildcard at %s lets strangers in', (ending) => {
  expect(isSharedWildcard(`https://*.${ending}`)).toBe(true);
  expect(isSharedWildcard(`https://*.${ending}:8443`)).toBe(true);
});

test.each(['example.com', 'preview.example.com', 'bright-smile.co.uk', 'xn--zahnrzte-3za.de'])(
  'a wildcard at %s is that of whoever has the name',
  (name) => {
    expect(isSharedWildcard(`https://*.${name}`)).toBe(false);
  },
);

test('a site without a wildcard may stand anywhere', () => {
  expect(isSharedWildcard('https://bright-smile.github.io')).toBe(false);
});
