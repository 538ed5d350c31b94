import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDeps, type TestDeps } from '../test/deps';
import { mountEmbedPreview } from './embed-preview';

let deps: TestDeps;
let app: Hono;
beforeEach(async () => {
  deps = await createTestDeps();
  app = new Hono();
  mountEmbedPreview(app, deps);
});
afterEach(() => deps.discard());

const preview = async (query: string) => {
  const response = await app.request(`/sdk/v1/preview?${query}`);
  return { text: await response.text(), policy: response.headers.get('content-security-policy') };
};

test('the preview holds the very snippet, and only pages of ours may show it', async () => {
  const { text, policy } = await preview(
    'practice=bright-smile&button=button2&position=top+left&label=Pay+%22later%22',
  );
  expect(text).toContain(`src="${deps.config.publicUrl}/sdk/v1/embed.js"`);
  expect(text).toContain('data-practice="bright-smile" data-button="button2" data-position="top left"');
  expect(text).toContain('data-label="Pay &quot;later&quot;"');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('unsafe-inline');
});

test('a widget in the page stands in the page', async () => {
  const { text } = await preview('practice=bright-smile&inline=&type=calculator');
  const at = text.indexOf('data-inline');
  expect(at).toBeGreaterThan(0);
  expect(at).toBeLessThan(text.lastIndexOf('</div>'));
});

test.each([
  ['no practice', 'type=calculator'],
  ['a practice that is markup', 'practice=%22%3E%3Cscript%3Ealert(1)%3C/script%3E'],
])('%s shows a page without a widget', async (_, query) => {
  const { text } = await preview(query);
  expect(text).not.toContain('<script');
  expect(text).not.toContain('alert');
});

test('what is no value of an attribute is left out', async () => {
  const { text } = await preview('practice=bright-smile&type=%3Cb%3E&size=huge&onload=x&lang=%22%20onload%3D');
  expect(text).toContain('data-practice="bright-smile"></script>');
  expect(text).not.toMatch(/huge|onload|<b>/);
});
