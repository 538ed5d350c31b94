import type { DecidedBy } from '@domain/underwriting/decision';
import { describe, expect, test } from 'vitest';
import { decidedByWords, noGradeWords, type ToldDecision } from './decision-words';

const decision = (change: Partial<ToldDecision>): ToldDecision => ({
  outcome: 'GRADE' satisfies DecidedBy,
  status: 'DENIED',
  gradeBase: null,
  reasons: [],
  trace: [],
  ...change,
});
const by = (outcome: DecidedBy, status: string, hit: string | null = null) =>
  decidedByWords(decision({ outcome, status, trace: [{ outcome: null }, { outcome: hit }] }));

describe('the step that decided', () => {
  test.each([
    ['RULES', 'DENIED', 'DENY', 'A rule decided'],
    ['RULES', 'DENIED', 'SSN_USED', 'A rule decided'],
    ['RULES', 'DENIED', 'FRAUD_ALERT', 'The review decided'],
    ['RULES', 'REVIEW', 'FREEZE', 'A rule decided'],
    ['RULES', 'INCOMPLETE', null, 'Facts are missing'],
    ['GRADE', 'DENIED', null, 'The grade decided'],
    ['GRADE', 'REVIEW', null, 'No grade; a person decides'],
    ['LINE', 'DENIED', null, 'The limit decided'],
    ['LINE', 'REVIEW', null, 'No limit can be worked out; a person decides'],
    ['OFFER', 'DENIED', null, 'No plan could be offered'],
    ['OFFER', 'REVIEW', null, 'No plan, and no reason for it; a person decides'],
    ['APPROVAL', 'APPROVED', null, 'Every step was passed'],
    ['APPROVAL', 'APPROVED', 'FLAG', 'Every step was passed'],
    ['APPROVAL', 'APPROVED', 'FRAUD_ALERT', 'Every step was passed after the review'],
  ] as const)('%s with %s and a hit of %s', (outcome, status, hit, words) => {
    expect(by(outcome, status, hit)).toBe(words);
  });
});

describe('a decision without a grade', () => {
  test('by the grade is never said to have fallen before it', () => {
    expect(noGradeWords(decision({}))).toBe('The score is below that of the last grade.');
    expect(noGradeWords(decision({ reasons: [{ code: 'NO_FILE' }] }))).toContain('no credit file');
    expect(noGradeWords(decision({ status: 'REVIEW' }))).toContain('no score, or one below');
  });

  test('by another step says that it did not need one', () => {
    for (const outcome of ['RULES', 'LINE', 'OFFER'] as const)
      expect(noGradeWords(decision({ outcome }))).toContain('did not need one');
  });
});
