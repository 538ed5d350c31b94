import { portalBase } from '@contract/paths';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from './routes';

// The addresses of the member's portal, letter for letter (membership §2): each is a screen of its own.

const screenAt = (address: string): RouteObject | undefined =>
  matchRoutes(routes, address.replace(portalBase, ''))?.at(-1)?.route;

test.each([
  '/v2/privi/member/welcome',
  '/v2/privi/member/my-membership',
  '/v2/privi/member/my-appointments',
  '/v2/privi/member/payments',
  '/v2/privi/member/manage-payment-info',
  '/v2/privi/member/change-payment-method',
  '/v2/privi/member/add-bank',
  '/v2/privi/member/global-credits/available-credits',
  '/v2/privi/member/global-credits/withdraw',
  '/v2/privi/member/global-credits/apply',
  '/v2/privi/member/membership-activation',
  '/v2/privi/member/agreement-confirmation',
  '/v2/privi/member/plan-modification-acceptance',
])('%s opens a screen with a title', (address) => {
  const route = screenAt(address);
  expect(route?.path).toBe(address.replace(portalBase, ''));
  expect([typeof route?.lazy, typeof route?.handle?.title]).toEqual(['function', 'string']);
});

test('an address beside them opens none', () => {
  expect(screenAt('/v2/privi/member/global-credits/nowhere')?.lazy).toBeUndefined();
});
