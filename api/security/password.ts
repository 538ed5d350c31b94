import { randomBytes } from 'node:crypto';
import { AppError } from '../http/app-error';

export type Passwords = {
  hash(password: string): Promise<string>;
  /**
   * Compares a password. With `undefined` for an unknown person it does the same work and answers false.
   * @param isKnown for a device from which the right one came before: it waits behind its like alone.
   * @throws AppError RATE_LIMITED when too many comparisons wait already.
   */
  matches(storedHash: string | undefined, password: string, isKnown?: boolean): Promise<boolean>;
};

/** OWASP password storage: argon2id (the library's default algorithm) with 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const WAITING_MAX = 50;
const PASSWORD_MAX = 128;

/**
 * Staff passwords. Hashing runs outside the event loop, at most two at once, and refuses when fifty wait: a flood of
 * log-ins costs its senders their answers and nobody else theirs. Whoever is known has a queue of their own, which goes first, so
 * that a flood from many addresses keeps no desk out.
 */
export function createPasswords(): Passwords {
  let running = 0;
  const queues: Record<'known' | 'strangers', (() => void)[]> = { known: [], strangers: [] };
  const nobody = hashOfNobody();

  async function withTurn<T>(queue: keyof typeof queues, work: () => Promise<T>): Promise<T> {
    const waiting = queues[queue];
    if (running >= AT_ONCE) {
      if (waiting.length >= WAITING_MAX) throw new AppError('RATE_LIMITED', { extra: { retryAfterSeconds: 5 } });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queues.known.shift() ?? queues.strangers.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    hash: (password) => withTurn('known', async () => (await argon2()).hash(password, ARGON2)),
    async matches(storedHash, password, isKnown = false) {
      const isTooLong = password.length > PASSWORD_MAX;
      // Who has not made a password yet has none stored, and is compared with nobody's, too.
      const compared = storedHash?.startsWith('$argon2id$') ? storedHash : nobody;
      const isEqual = await withTurn(isKnown ? 'known' : 'strangers', async () =>
        (await argon2()).verify(compared, isTooLong ? '' : password),
      );
      return isEqual && compared === storedHash && !isTooLong;
    },
  };
}

/** Loaded with the first password: its program text is large and most starts need none. */
function argon2(): Promise<typeof import('@node-rs/argon2')> {
  return import('@node-rs/argon2');
}

/** A hash that no password is known for, with the cost of ours. Random bytes in its place save hashing one at each start. */
function hashOfNobody(): string {
  const { memoryCost, timeCost, parallelism } = ARGON2;
  const base64 = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${base64(16)}$${base64(32)}`;
}
