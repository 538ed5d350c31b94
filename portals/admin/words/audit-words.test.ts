import { expect, test } from 'vitest';
import { actionWords, auditDetail, deedSentence, deedWords, detailChanges } from './audit-words';

test.each([
  ['person.protected_fields_viewed', { ids: 'a,b,c' }, 'viewed protected fields of 3 people'],
  ['person.protected_fields_viewed', { ids: 'a' }, 'viewed protected fields of one person'],
  ['transaction.created', { amountCents: 45_000 }, 'asked a patient to approve a transaction of $450'],
  ['staff.logged_in', {}, 'logged in'],
  ['borrower.patient_info', { fields: 'phoneNumber' }, 'changed the phone'],
  ['borrower.patient_info', { fields: 'email,patientInfo' }, 'changed the email and the patient'],
  ['transaction.partly_refunded', { amountCents: 93_000, refundCents: '30000' }, 'refunded $300 of a transaction'],
  ['application.decided', { status: 'APPROVED' }, 'Underwriting rules approved an application'],
  ['application.decided', { status: 'REVIEW' }, 'Underwriting rules sent an application to review'],
  ['application.decided', {}, 'Underwriting rules decided an application'],
  ['payment.submitted', { amountCents: 2945 }, 'submitted a $29.45 payment to the bank'],
  ['practice.funds_suspended', {}, 'suspended deposits to a practice'],
  ['deposit.settled', { amountCents: 5_000 }, 'Bank settled a deposit of $50'],
  ['membership.cancelled', { amountCents: 38_100 }, 'canceled a membership'],
  [
    'membership.cancelled',
    { channel: 'LETTER', requestedOn: '2027-01-17', method: 'lumpsum' },
    'canceled a membership as the member requested by letter on January 17, 2027',
  ],
  ['membership.autopay_ended', {}, 'ended automatic payment of a membership'],
  [
    'membership.autopay_ended',
    { channel: 'PHONE', requestedOn: '2027-01-17' },
    'ended automatic payment of a membership as the member requested by phone on January 17, 2027',
  ],
  ['membership.payment_returned', { kind: 'BANK', code: 'R01' }, 'Member payment returned'],
  ['membership.payment_returned', { kind: 'CARD', code: 'hard' }, 'Member’s card declined'],
  ['membership.payment_returned', {}, 'Member payment failed'],
  ['thing.nobody_knows', {}, 'logged “thing nobody knows”'],
])('%s with %j is said in words', (action, detail, words) => {
  expect(deedWords(action, detail)).toBe(words);
});

test('what a bank did names nobody of us, what a person did begins with their name', () => {
  expect(deedSentence('Servicing', 'deposit.settled', { amountCents: 5_000 })).toBe('Bank settled a deposit of $50');
  expect(deedSentence('Membership refunds', 'membership.refund_sent', {})).toBe('Refund sent to a member');
  expect(deedSentence('Priya Raman', 'staff.logged_in', {})).toBe('Priya Raman logged in');
});

test('an action is said in words in a filter too', () => {
  expect(actionWords('staff.logged_in')).toBe('Logged in');
  expect(actionWords('thing.nobody_knows')).toBe('Thing nobody knows');
});

test('the old and the new value stand beside each other, and what stayed is left out', () => {
  const detail = auditDetail('{"name":"New","nameBefore":"Old","role":"Admin","roleBefore":"Admin"}');
  expect(detailChanges(detail)).toEqual([{ field: 'Name', from: 'Old', to: 'New' }]);
  expect(detailChanges({ amountCents: 5000, beforeCents: 4000 })).toEqual([
    { field: 'Amount', from: '$40', to: '$50' },
  ]);
  expect(detailChanges({ before: 'Bonding, $90', after: 'Bonding, $95' })).toEqual([
    { field: 'Value', from: 'Bonding, $90', to: 'Bonding, $95' },
  ]);
  expect(auditDetail('no JSON')).toEqual({});
});
