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
    ['RULES', 'DENIED', 'DENY', 'Rule'],
    ['RULES', 'DENIED', 'SSN_USED', 'Rule'],
    ['RULES', 'DENIED', 'FRAUD_ALERT', 'Manual review'],
    ['RULES', 'REVIEW', 'FREEZE', 'Rule'],
    ['RULES', 'INCOMPLETE', null, 'Missing information'],
    ['GRADE', 'DENIED', null, 'Grade'],
    ['GRADE', 'REVIEW', null, 'Manual review (no grade)'],
    ['LINE', 'DENIED', null, 'Spending limit'],
    ['LINE', 'REVIEW', null, 'Manual review (no limit available)'],
    ['OFFER', 'DENIED', null, 'No eligible plan'],
    ['OFFER', 'REVIEW', null, 'Manual review (no plan, reason unknown)'],
    ['APPROVAL', 'APPROVED', null, 'All steps passed'],
    ['APPROVAL', 'APPROVED', 'FLAG', 'All steps passed'],
    ['APPROVAL', 'APPROVED', 'FRAUD_ALERT', 'All steps passed after review'],
  ] as const)('%s with %s and a hit of %s', (outcome, status, hit, words) => {
    expect(by(outcome, status, hit)).toBe(words);
  });
});

describe('a decision without a grade', () => {
  test('by the grade is never said to have fallen before it', () => {
    expect(noGradeWords(decision({}))).toBe('No grade: the score is below the lowest grade.');
    expect(noGradeWords(decision({ reasons: [{ code: 'NO_FILE' }] }))).toContain('no credit file');
    expect(noGradeWords(decision({ status: 'REVIEW' }))).toContain('no score, or it’s below');
  });

  test('by another step says that it did not need one', () => {
    for (const outcome of ['RULES', 'LINE', 'OFFER'] as const)
      expect(noGradeWords(decision({ outcome }))).toContain('didn’t need one');
  });
});
