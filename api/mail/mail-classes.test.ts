import { expect, test } from 'vitest';
import { allMails } from './all-mails';
import { loanNotices } from './loan-notice-mails';
import { CLASSED_MAILS, mailClassOf, NOTICE_CLASS } from './mail-classes';

test('every kind that has a class is a mail to patients', () => {
  const known = Object.entries(allMails).flatMap(([kind, mail]) => ('spanish' in mail ? [kind] : []));
  expect(CLASSED_MAILS.filter((kind) => !known.includes(kind))).toEqual([]);
});

test('every notice has one, and a new kind is no demand by itself', () => {
  expect(Object.keys(NOTICE_CLASS).sort()).toEqual(Object.keys(loanNotices).sort());
  expect(mailClassOf('something-new', {})).toBe('OTHER');
});

test('what asks for payment is collection, whichever brand', () => {
  const of = (kind: string, payload: object) => mailClassOf(kind, payload);
  expect(of('loan-notice', { notice: 'PAYMENT_MISSED' })).toBe('COLLECTION');
  expect(of('loan-notice-sms', { notice: 'PAYMENT_MISSED' })).toBe('COLLECTION');
  expect(of('membership-day', { kind: 'LATE_NOTICE' })).toBe('COLLECTION');
  expect(of('membership-day', { kind: 'DEBIT_AHEAD' })).toBe('REQUIRED');
});
