import { describe, expect, test } from 'vitest';
import { base32, codeOfStep, stepAt, stepOfCode } from './totp';

const SECRET = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, SHA-1.
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at %i seconds the code is %s', (seconds, code) => {
  expect(codeOfStep(SECRET, stepAt(seconds * 1000), 8)).toBe(code);
});

describe('a code', () => {
  const nowMs = 1_111_111_111_000;
  const now = stepAt(nowMs);
  test.each([-2, -1, 0, 1, 2])('of %i steps from now', (drift) => {
    const found = stepOfCode(SECRET, codeOfStep(SECRET, now + drift), { nowMs, after: 0 });
    expect(found).toBe(Math.abs(drift) < 2 ? now + drift : undefined);
  });
  test('is taken once, and none of before it afterwards', () => {
    const taken = (step: number) => stepOfCode(SECRET, codeOfStep(SECRET, step), { nowMs, after: now });
    expect([taken(now - 1), taken(now), taken(now + 1)]).toEqual([undefined, undefined, now + 1]);
  });
  test.each(['', '12345', '1234567', 'abcdef'])('is none: %s', (code) => {
    expect(stepOfCode(SECRET, code, { nowMs, after: 0 })).toBeUndefined();
  });
});

// RFC 4648, section 10, without padding.
test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foobar', 'MZXW6YTBOI'],
])('%s is written %s', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});
