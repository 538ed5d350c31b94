import { areaOf } from '@contract/areas';
import { areas } from '@portals/areas';
import { matchRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { firstScreens } from './portals-first-screens';

describe('an address whose first screen is preloaded', () => {
  test.each(firstScreens)('$pattern is one of its area', async ({ pattern, modules }) => {
    const address = pattern.replace(/:\w+/, 'bright-smile');
    const area = areaOf(address);
    expect(modules[0]).toBe(`portals/${area}/routes.tsx`);
    const part = area && (await areas[area]?.());
    const matches = matchRoutes(part?.routes ?? [], address);
    expect(matches?.at(-1)?.route.path).toBe(pattern);
  });

  test('names what its call is about, when it makes one', () => {
    for (const { pattern, call } of firstScreens) {
      if (call) expect([pattern.match(/:\w+/g)?.length, call.match(/\{\w+\}/g)]).toEqual([1, ['{slug}']]);
    }
  });

  test('is listed once', () => {
    const patterns = firstScreens.map(({ pattern }) => pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
  });
});
