import { randomBytes } from 'node:crypto';
import { CappedMap } from '../capped-map';
import { isoInstant, type SandboxClock } from '../sandbox-clock';

const LETTERS_MAX = 500;
const DAYS_UNDER_WAY = 6;
const DAY_MS = 86_400_000;
/** How long a repeat is known by its idempotency key. */
const KEY_MS = DAY_MS;

/** Streets that no letter reaches, with Lob's error code. */
export const unreachableStreets = [
  {
    street: '1 Nowhere Road',
    code: 'failed_deliverability_strictness',
    what: 'is refused: the address cannot be delivered to',
  },
] as const;

/** As the letter company answers it. */
export type LetterAnswer = {
  readonly id: string;
  readonly object: 'letter';
  readonly expected_delivery_date: string;
  readonly date_created: string;
};

type Taken = { letter: LetterAnswer; takenAtMs: number };

/** The letters that were taken: one for each idempotency key within a day, and found by the sender's own reference at any time. */
export function createLetters(clock: SandboxClock) {
  const byKey = new CappedMap<string, Taken>(LETTERS_MAX);
  const byReference = new CappedMap<string, LetterAnswer>(LETTERS_MAX);
  return {
    /** @returns the letter, and whether it is one that was taken before */
    takeOnce(key: string | undefined, reference: string): { letter: LetterAnswer; isKnown: boolean } {
      const known = key === undefined ? undefined : byKey.get(key);
      const now = clock.now();
      if (known && now - known.takenAtMs < KEY_MS) return { letter: known.letter, isKnown: true };
      const letter: LetterAnswer = {
        id: `ltr_${randomBytes(8).toString('hex')}`,
        object: 'letter',
        expected_delivery_date: isoInstant(now + DAYS_UNDER_WAY * DAY_MS).slice(0, 10),
        date_created: isoInstant(now),
      };
      byKey.set(key ?? letter.id, { letter, takenAtMs: now });
      if (reference !== '') byReference.set(reference, letter);
      return { letter, isKnown: false };
    },
    find: (reference: string): LetterAnswer | undefined => byReference.get(reference),
    clear() {
      byKey.clear();
      byReference.clear();
    },
  };
}
