import { describe, expect, it } from 'vitest';
import { testsNear } from './changed.mjs';

const imports = [
  ['domain/money.test.ts', 'domain/money.ts'],
  ['domain/loan/fold.ts', 'domain/money.ts'],
  ['domain/loan/fold.test.ts', 'domain/loan/fold.ts'],
  ['contract/index.ts', 'contract/application/tab-calls.ts'],
  ['contract/index.test.ts', 'contract/index.ts'],
  ['api/features/tab/open-tab.ts', 'contract/application/tab-calls.ts'],
  ['api/features/tab/open-tab.test.ts', 'api/test/app.ts'],
  ['api/features/routes.ts', 'api/features/tab/open-tab.ts'],
  ['api/features/loan/pay.ts', 'domain/loan/fold.ts'],
  ['api/features/loan/pay.test.ts', 'api/test/app.ts'],
  ['api/generated/junk.test.ts', 'api/test/app.ts'],
  ['api/features/tab/crash.durability.test.ts', 'api/test/app.ts'],
].map(([from = '', to = '']) => ({ from, to }));

describe('the tests near a change', () => {
  it('are those of what imports it, further away for units than for the application', () => {
    expect(testsNear(['domain/money.ts'], imports)).toEqual({
      unit: ['domain/money.test.ts', 'domain/loan/fold.test.ts'],
      components: [],
      http: [],
      needsBuild: true,
    });
    expect(testsNear(['domain/loan/fold.ts'], imports).http).toEqual(['api/features/loan/pay.test.ts']);
  });

  it('of a call are those of the feature that answers it and the generated ones, not whatever knows the list of calls', () => {
    expect(testsNear(['contract/application/tab-calls.ts'], imports)).toEqual({
      unit: [],
      components: [],
      http: ['api/features/tab/open-tab.test.ts', 'api/generated/junk.test.ts'],
      needsBuild: true,
    });
  });

  it('of a file of the server are those in its folder, without the ones that run apart', () => {
    expect(testsNear(['api/features/tab/open-tab.ts'], imports)).toEqual({
      unit: [],
      components: [],
      http: ['api/features/tab/open-tab.test.ts'],
      needsBuild: false,
    });
  });
});
