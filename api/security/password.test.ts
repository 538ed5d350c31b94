import { describe, expect, test } from 'vitest';
import { createPasswords } from './password';

const passwords = createPasswords();

describe('passwords', () => {
  test('match their own hash and no other', async () => {
    const hash = await passwords.hash('Demo-Password-1');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.matches(hash, 'Demo-Password-1')).toBe(true);
    expect(await passwords.matches(hash, 'Demo-Password-2')).toBe(false);
    expect(await passwords.hash('Demo-Password-1')).not.toBe(hash);
  });

  test('of unknown people never match and cost the same work', async () => {
    const hash = await passwords.hash('Demo-Password-1');
    const timeOf = async (stored: string | undefined) => {
      const started = performance.now();
      expect(await passwords.matches(stored, 'wrong')).toBe(false);
      return performance.now() - started;
    };
    await timeOf(undefined);
    const known: number[] = [];
    const unknown: number[] = [];
    for (let index = 0; index < 15; index += 1) {
      known.push(await timeOf(hash));
      unknown.push(await timeOf(undefined));
    }
    const median = (times: number[]) => [...times].sort((a, b) => a - b)[7] ?? 0;
    expect(median(unknown)).toBeGreaterThan(median(known) / 3);
  });

  test('longer than 128 characters are refused without being hashed whole', async () => {
    const long = 'x'.repeat(129);
    expect(await passwords.matches(await passwords.hash(long), long)).toBe(false);
  });

  test('refuse when too many wait', async () => {
    const hash = await passwords.hash('Demo-Password-1');
    const results = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.matches(hash, 'wrong')));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(8);
    expect(refused[0]).toMatchObject({ reason: { code: 'RATE_LIMITED' } });
    expect(await passwords.matches(hash, 'Demo-Password-1')).toBe(true);
  });

  test('of whoever is known are compared while strangers fill the queue, and before theirs', async () => {
    const hash = await passwords.hash('Demo-Password-1');
    const order: string[] = [];
    const strangers = Array.from({ length: 60 }, () =>
      passwords.matches(hash, 'wrong').then(
        () => order.push('stranger'),
        () => 'refused',
      ),
    );
    const known = Array.from({ length: 15 }, async () => {
      const isRight = await passwords.matches(hash, 'Demo-Password-1', true);
      order.push('known');
      return isRight;
    });
    expect(await Promise.all(known)).toEqual(Array.from({ length: 15 }, () => true));
    // Two of the strangers were under way, and two turns are taken at once.
    expect(order.filter((one) => one === 'stranger').length).toBeLessThanOrEqual(4);
    await Promise.all(strangers);
  });
});
