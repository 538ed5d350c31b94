import { cents } from '@domain/money/cents';
import { describe, expect, test } from 'vitest';
import { aPerson, recordedRuntime } from '../sandbox-harness';
import { createPartnerLender } from './http-partner-lender';

const OFFER = {
  amount_cents: 100_000,
  apr_bps: 1200,
  term_months: 2,
  monthly_payment_cents: 50_752,
  final_payment_cents: 50_751,
  finance_charge_cents: 1_503,
  total_of_payments_cents: 101_503,
  first_payment_on: '2026-04-16',
  expires_on: '2026-04-16',
};

/** A lender that answers this and nothing else. */
const lenderThatSays = (answer: unknown) =>
  createPartnerLender({
    baseUrl: 'http://partner.example',
    apiKey: 'key',
    lenderName: 'Second Look Bank',
    runtime: recordedRuntime().runtime,
    transport: async () => ({ status: 201, headers: {}, text: JSON.stringify(answer) }),
  });
const ask = (answer: unknown) =>
  lenderThatSays(answer).prequalify({
    person: aPerson('0016'),
    amountCents: cents(100_000),
    annualIncomeCents: null,
    operationId: 'op',
  });

test('an offer that adds up is taken', async () => {
  expect(await ask({ id: 'pq', decision: 'approved', offer: OFFER })).toMatchObject({
    decision: 'APPROVED',
    offer: { amountCents: 100_000, totalOfPaymentsCents: 101_503, firstDueOn: '2026-04-16' },
  });
});

describe('what is not the protocol is neither an offer nor a denial', () => {
  test.each([
    ['a total that is not the amount and the charge', { ...OFFER, finance_charge_cents: 1_000 }],
    ['payments that do not make the total', { ...OFFER, final_payment_cents: 60_000 }],
    ['a rate above the limit', { ...OFFER, apr_bps: 3601 }],
    ['a day that is none', { ...OFFER, first_payment_on: '2026-02-31' }],
    ['no offer', undefined],
  ])('%s', async (_, offer) => {
    await expect(ask({ id: 'pq', decision: 'approved', offer })).rejects.toMatchObject({ kind: 'bad_response' });
  });

  test.each([[{ id: 'pq', decision: 'declined' }], [{ id: 'pq', decision: 'maybe' }], ['DENIED'], [null]])(
    '%j',
    async (answer) => {
      await expect(ask(answer)).rejects.toMatchObject({ vendor: 'partner', kind: 'bad_response' });
    },
  );
});
