import { expect, test } from 'vitest';
import { addDays, civilDate } from '../calendar/civil-date';
import { type DeniedForQuestions, mayProveByPhoto } from './photo-check';
import { tryAgainFrom } from './resume';

const decidedOn = civilDate('2026-03-16');
const denied: DeniedForQuestions = {
  status: 'DENIED',
  kbaPassed: false,
  isIdentityVerified: false,
  hasFailedPhoto: false,
  reasons: ['IDENTITY_UNVERIFIED'],
  decidedOn,
};

test('failed questions alone may be answered by a photograph, as long as the denial stands', () => {
  const last = addDays(tryAgainFrom(decidedOn, null), -1);
  expect([mayProveByPhoto(denied, decidedOn), mayProveByPhoto(denied, last)]).toEqual([true, true]);
  expect(mayProveByPhoto(denied, tryAgainFrom(decidedOn, null))).toBe(false);
});

test.each<[string, Partial<DeniedForQuestions>]>([
  ['no denial', { status: 'REVIEW' }],
  ['questions that were not asked', { kbaPassed: null }],
  ['questions that were passed', { kbaPassed: true }],
  ['a proven identity', { isIdentityVerified: true }],
  ['a photograph that failed', { hasFailedPhoto: true }],
  ['another reason beside it', { reasons: ['IDENTITY_UNVERIFIED', 'DELINQUENT_OTHERS'] }],
  ['no reason', { reasons: [] }],
  ['no decision', { decidedOn: null }],
])('%s leads to none', (_, change) => {
  expect(mayProveByPhoto({ ...denied, ...change }, decidedOn)).toBe(false);
});
