import { describe, expect, test } from 'vitest';
import { money, text } from './schema';
import * as z from './z';

describe('schemas that say the same', () => {
  test.each([
    ['a text', () => z.string()],
    ['a number', () => z.number()],
    ['a flag', () => z.boolean()],
    ['a text or null', () => z.nullable(z.string())],
    ['a flag or nothing', () => z.optional(z.boolean())],
    ['a name of 20 characters', () => text(20)],
    ['dollars from 1 to 5', () => money(1, 5)],
  ])('%s is one schema wherever it stands', (_, make) => {
    expect(make()).toBe(make());
  });

  test('what is added makes another, and the shared one stays as it was', () => {
    const short = z.string().check(z.maxLength(2));
    expect(short.safeParse('long').success).toBe(false);
    expect(z.string().safeParse('long').success).toBe(true);
  });

  test('other settings make another', () => {
    expect(z.string({ error: 'Say it.' })).not.toBe(z.string());
    expect(text(3).safeParse('four').success).toBe(false);
    expect(text(4).safeParse('four').success).toBe(true);
    expect(money(0, 5).safeParse(6).success).toBe(false);
    expect(money(0, 56).safeParse(6)).toMatchObject({ success: true, data: 600 });
  });

  test('an object takes no other fields, and says which it did not take', () => {
    const point = z.strictObject({ x: z.number() });
    expect(point.safeParse({ x: 1 })).toMatchObject({ success: true, data: { x: 1 } });
    expect(point.safeParse({ x: 1, y: 2 }).error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['y'] }]);
  });

  test('null and nothing stay apart', () => {
    expect(z.nullable(z.string()).safeParse(undefined).success).toBe(false);
    expect(z.optional(z.string()).safeParse(null).success).toBe(false);
  });
});
