import { expect, test } from 'vitest';
import { ownPageOf } from './own-page';

const origin = 'https://pay.example';

test('the page of an enterprise on our own origin is one', () => {
  expect(ownPageOf('https://pay.example/v2/harborline/enterprise', origin)).toBe(
    'https://pay.example/v2/harborline/enterprise',
  );
});

test.each([
  '',
  'harborline',
  'javascript:alert(1)',
  'https://evil.example/v2/harborline/enterprise',
  'https://pay.example.evil.example/v2/harborline/enterprise',
  'https://pay.example@evil.example/v2/harborline/enterprise',
  'https://pay.example/v2/harborline/enterprise/..%2f..',
  'https://pay.example/logout',
  'https://pay.example/v2/harborline/enterprise?next=//evil.example',
])('%s is none', (text) => {
  expect(ownPageOf(text, origin)).toBeUndefined();
});
