import { readdirSync, readFileSync } from 'node:fs';
import { RESTRICTION_CHANGES } from '@contract/account-restriction/entity';
import { FILE_ACTS } from '@contract/borrower-file/entity';
import { HISTORY_ACTIONS } from '@domain/credit-transaction/history';
import { PARTNER_PAYOUT_STATUSES } from '@domain/funding/partner-payout';
import { PERMISSIONS } from '@domain/staff/permissions';
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

/** Actions whose name the server makes of a state: each state of its machine. */
const made = [
  ...HISTORY_ACTIONS.map((action) => `transaction.${action}`),
  ...FILE_ACTS.map((act) => `borrower.${act}`),
  ...RESTRICTION_CHANGES.map((change) => `borrower.${change}`),
  ...PARTNER_PAYOUT_STATUSES.map((status) => `partner_payout.${status}`),
  ...['version_made', 'version_restored', 'cloned', 'archived', 'taken_from_archive'].map(
    (act) => `credit_table.${act}`,
  ),
].map((action) => action.toLowerCase());

/** The functions that record one action each, which they take as their second argument or by a condition before the call. */
const NAMED = /'((?:credit_payout|deposit|document|payment|practice|borrower|transaction|loan)\.[a-z_]+)'/g;

test('every action that the server records has words', () => {
  const api = new URL('../../../api/', import.meta.url);
  const sources = readdirSync(api, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.startsWith('features/') && /^(?!.*\.(?:test|reads|writes)\.ts$).*\.ts$/.test(file))
    .map((file) => readFileSync(new URL(file, api), 'utf8'));
  const recorded = sources.flatMap((source) => [
    ...[...source.matchAll(/\brecord\(\s*'([a-z_]+\.[a-z_]+)'/g)].map(([, action = '']) => action),
    ...[...source.matchAll(NAMED)].map(([, action = '']) => action),
  ]);
  const actions = new Set([...recorded, ...made].filter((action) => !PERMISSIONS.some((name) => name === action)));
  expect(actions.size).toBeGreaterThan(170);
  expect([...actions].filter((action) => deedWords(action).startsWith('recorded “'))).toEqual([]);
});
