import { increaseCreditLine } from '@contract/application/reapply-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer, passDays, takeLoanOf } from '../../servicing/testing/credit-life';
import { type ApplyWorld, startApplyWorld } from '../testing/apply-world';

let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld();
});
afterAll(() => world.discard());

/** Somebody who owes $1,000 of a small limit and asks for more of it, with a better income. */
async function raisedTo(requestedAmount: number) {
  const who = await aCustomer(world, { annualIncome: 20_000, requestedAmount: 3_000 });
  await takeLoanOf(world, who, 100_000);
  world.deps.clock.advance(31 * 86_400_000);
  const token = await world.sessionOf('borrower', who.borrowerId);
  const body = {
    applicationId: who.applicationId,
    requestedAmount,
    annualIncome: 120_000,
    creditPullConsent: true,
  } as const;
  const answer = await world.call(increaseCreditLine, { body }, { token });
  expect([answer.status, answer.body.status]).toEqual([200, 'APPROVED']);
  await passDays(world, 0);
  const [further] = await world.rows<{ id: string; approved_line_cents: number }>('application', [
    'follows_id',
    who.applicationId,
  ]);
  const documents = await world.rows<{ document_key: string; content: string }>('document', [
    'application_id',
    further?.id ?? '',
  ]);
  const notices = documents.filter(({ document_key: key }) => key === 'adverse-action-notice');
  const [line] = await world.rows<{ approved_line_cents: number }>('credit_profile', ['borrower_id', who.borrowerId]);
  return { outcome: answer.body, further, line, notices };
}

test('a raise to all that was asked for is no counter-offer: one figure, no notice and no reason', async () => {
  const { outcome, further, line, notices } = await raisedTo(9_000);
  const limit = outcome.creditProfile?.approvedCreditLine ?? 0;
  expect(limit).toBeGreaterThanOrEqual(9_000);
  expect(outcome.creditProfile?.balance).toBeGreaterThan(900);
  expect([outcome.approvedCreditLine, outcome.counterOffer, outcome.deniedReasons]).toEqual([limit, false, []]);
  expect([Number(further?.approved_line_cents), Number(line?.approved_line_cents)]).toEqual([limit * 100, limit * 100]);
  expect(notices).toEqual([]);
});

test('a raise to less says the same limit on the screen, in the notice and in the list, with its reason', async () => {
  const { outcome, further, line, notices } = await raisedTo(40_000);
  const limit = outcome.creditProfile?.approvedCreditLine ?? 0;
  expect([outcome.approvedCreditLine, outcome.counterOffer]).toEqual([limit, true]);
  expect(outcome.deniedReasons.length).toBeGreaterThan(0);
  expect(outcome.deniedReasons.map(({ code }) => code)).not.toContain('BALANCE_OUTSTANDING');
  expect([Number(further?.approved_line_cents), Number(line?.approved_line_cents)]).toEqual([limit * 100, limit * 100]);
  expect(notices).toHaveLength(1);
  expect(JSON.stringify(notices[0])).toContain(`a spending limit of $${limit.toLocaleString('en-US')} instead`);
});
