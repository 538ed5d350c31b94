import { expect, test } from 'vitest';
import { actionWords, auditDetail, deedWords, detailChanges } from './audit-words';

test.each([
  ['person.protected_fields_viewed', { ids: 'a,b,c' }, 'opened protected fields of 3 people'],
  ['person.protected_fields_viewed', { ids: 'a' }, 'opened protected fields of one person'],
  ['transaction.created', { amountCents: 45_000 }, 'asked a patient to approve a request of $450'],
  ['staff.logged_in', {}, 'logged in'],
  ['borrower.patient_info', { fields: 'phoneNumber' }, 'changed the phone'],
  ['borrower.patient_info', { fields: 'email,patientInfo' }, 'changed the email and who the treatment is for'],
  ['transaction.partly_refunded', { amountCents: 93_000, refundCents: '30000' }, 'refunded $300 of a purchase'],
  ['application.decided', { status: 'APPROVED' }, 'got a decision on an application, “approved”'],
  ['payment.submitted', { amountCents: 2945 }, 'sent the bank a payment of $29.45'],
  ['practice.funds_suspended', {}, 'suspended payments to a practice'],
  ['deposit.settled', { amountCents: 5_000 }, 'learned of the arrival of a deposit of $50'],
  ['thing.nobody_knows', {}, 'recorded “thing nobody knows”'],
])('%s with %j is said as a sentence after a name', (action, detail, words) => {
  expect(deedWords(action, detail)).toBe(words);
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
    { field: 'It', from: 'Bonding, $90', to: 'Bonding, $95' },
  ]);
  expect(auditDetail('no JSON')).toEqual({});
});
