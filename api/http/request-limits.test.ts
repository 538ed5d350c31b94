import type { Endpoint } from '@contract/endpoint';
import { expect, test } from 'vitest';
import { createMemoryRateLimiter } from '../security/rate-limit';
import { createTestClock } from '../test/clock';
import { createRequestLimits } from './request-limits';

const config = {
  enabled: true,
  perAddressPerMinute: 600,
  perSessionPerMinute: 600,
  strictPerAddress: 5,
  codeSendsPerDestination: 5,
  codeSendsPerDay: 20,
  codeSendsPerAddress: 30,
  ssnsPerDevice: 3,
  paidSendsPerPractice: 200,
  paidSendsPerMinute: 60,
  paidSendsPerDay: 5000,
};
const logIn = { id: 'logIn', rateLimit: 'strict' } as Endpoint;
const addressHash = 'network';

function limits() {
  const clock = createTestClock();
  const made = createRequestLimits(config, createMemoryRateLimiter(clock), createMemoryRateLimiter(clock));
  /** How many of so many tries go through. */
  return async (deviceHash: string | undefined, tries: number, network = addressHash): Promise<number> => {
    let through = 0;
    for (let count = 0; count < tries; count += 1) {
      const wait = await made.take(logIn, { kind: 'public' }, { deviceHash, addressHash: network });
      if (wait === 0) through += 1;
    }
    return through;
  };
}

test('a known device goes on behind a network whose strangers have used up their log-ins', async () => {
  const tried = limits();
  expect(await tried(undefined, 20)).toBe(5);
  expect(await tried('device', 20)).toBe(5);
});

test('whoever collects devices has ten times the log-ins of one network, and no more', async () => {
  const tried = limits();
  let through = 0;
  for (let device = 0; device < 40; device += 1) through += await tried(`device-${device}`, 20);
  expect(through).toBe(50);
  // From elsewhere the owner of one more is let in.
  expect(await tried('device-of-owner', 1, 'another network')).toBe(1);
});
