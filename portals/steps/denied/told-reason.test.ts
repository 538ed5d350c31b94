import { REASON_FACTS } from '@domain/underwriting/reason-facts';
import { describe, expect, test } from 'vitest';
import { factWords } from './fact-words';
import { factWords as spanish } from './fact-words.es';
import { toldReason } from './told-reason';

const reason = { code: 'DELINQUENT_OTHERS', text: 'Late.', howToImprove: 'Pay.', fact: null };

describe('a reason as it is told', () => {
  test('names the month of its fact, and stands alone without one', () => {
    const fact = { kind: 'LATE_90_IN' as const, month: '2025-11', number: null };
    expect(toldReason({ ...reason, fact }).fact).toBe(
      'Your file shows a payment more than 90 days late in November 2025.',
    );
    expect(toldReason(reason)).toEqual({ ...reason });
  });

  test.each(REASON_FACTS)('%s is said in both languages, of one and of many', (kind) => {
    for (const words of [factWords, spanish])
      for (const number of [1, 3, 30])
        expect(words[kind]({ month: 'May 2026', number })).toMatch(/^[A-Z].*\d.*\.$|\bone\b|\bun[oa]?\b/);
  });
});
