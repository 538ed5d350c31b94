import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { asAscii } from './node-part';

describe('a program as ASCII', () => {
  test.each([
    ['a text', "'she’s 🙂'"],
    ['a template', '`“${1 + 1}” — ü`'],
    ['a regular expression', "/^[‘’＝]+$/.test('’＝')"],
    ['one of whole characters', "/^[🙂ü]$/u.test('🙂')"],
    ['one behind a backslash that stands for itself', String.raw`'\\’'`],
    ['a comment', "/* ’ */ 'said'"],
  ])('%s means what it meant', (_, code) => {
    expect(asAscii(code)).toMatch(/^[\0-\x7f]*$/);
    expect(runInNewContext(asAscii(code))).toBe(runInNewContext(code));
  });

  test.each([String.raw`'\’'`, String.raw`/[\\\＝]/`])('%s would come to mean something else', (code) => {
    expect(() => asAscii(code)).toThrow('without its backslash');
  });
});
