import { describe, expect, test } from 'vitest';
import { historyAction, historyNote } from './history-words';

describe('the history in words', () => {
  test('known and unknown acts are readable', () =>
    expect([historyAction('AGREEMENT_SIGNED'), historyAction('OFFER_DECLINED')]).toEqual([
      'Agreement signed',
      'Offer declined',
    ]));

  test('notes name answers and steps, and keep the sentences of people', () => {
    expect(historyNote('ANSWERS_SAVED', 'annual_income_cents, zip_code')).toBe('Annual income, zip code');
    expect(historyNote('REVIEW', 'verify-identity')).toBe('Identity check needed');
    expect(historyNote('APPROVED', 'congratulations')).toBeNull();
    expect(historyNote('REVIEW', 'Asked by the practice.')).toBe('Asked by the practice.');
  });
});
