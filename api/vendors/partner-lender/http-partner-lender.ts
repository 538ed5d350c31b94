import { PARTNER_APR_MAX_PERCENT } from '@domain/application/partner-loan';
import { type CivilDate, isCivilDate } from '@domain/calendar/civil-date';
import { cents } from '@domain/money/cents';
import * as z from 'zod/mini';
import { createVendorHttp, type VendorHttpOptions } from '../transport/vendor-http';
import type { PartnerAnswer, PartnerLender } from './port';

export type PartnerLenderOptions = VendorHttpOptions & { readonly apiKey: string; readonly lenderName: string };

const amount = z.int().check(z.minimum(1), z.maximum(100_000_000));
const reference = z.string().check(z.minLength(1), z.maxLength(100));
const day = z.custom<CivilDate>((text) => typeof text === 'string' && isCivilDate(text));

/** An offer whose figures contradict each other is no offer: nobody may sign it. */
const offerSchema = z
  .object({
    amount_cents: amount,
    apr_bps: z.int().check(z.minimum(0), z.maximum(PARTNER_APR_MAX_PERCENT * 100)),
    term_months: z.int().check(z.minimum(1), z.maximum(120)),
    monthly_payment_cents: amount,
    final_payment_cents: amount,
    finance_charge_cents: z.int().check(z.minimum(0)),
    total_of_payments_cents: amount,
    first_payment_on: day,
    expires_on: day,
  })
  .check(
    z.refine(
      (offer) =>
        offer.total_of_payments_cents === offer.amount_cents + offer.finance_charge_cents &&
        offer.total_of_payments_cents ===
          offer.monthly_payment_cents * (offer.term_months - 1) + offer.final_payment_cents,
    ),
  );
const answerSchema = z.discriminatedUnion('decision', [
  z.object({ id: reference, decision: z.literal('approved'), offer: offerSchema }),
  z.object({
    id: reference,
    decision: z.literal('declined'),
    decline_code: z.enum(['credit', 'freeze']),
  }),
  z.object({ id: reference, decision: z.literal('referred') }),
]);
const loanSchema = z.object({
  loan_id: z.string().check(z.minLength(1)),
  account_number: z.string().check(z.regex(/^\d{4,20}$/)),
});

const payoutSchema = z.object({
  status: z.enum(['queued', 'on_hold', 'sent', 'settled', 'returned']),
  attempt: z.int().check(z.minimum(1)),
  amount_cents: amount,
  payout_ref: z.nullable(z.string().check(z.minLength(1), z.maxLength(40))),
  moved_on: z.nullable(day),
  return_code: z.nullable(z.string().check(z.minLength(1), z.maxLength(10))),
});
const PAYOUT_STATUS = {
  queued: 'QUEUED',
  on_hold: 'DEFERRED',
  sent: 'SENT',
  settled: 'SETTLED',
  returned: 'RETURNED',
} as const;

function answerOf(answer: z.output<typeof answerSchema>): PartnerAnswer {
  const reference = answer.id;
  if (answer.decision === 'referred') return { reference, decision: 'REVIEW' };
  if (answer.decision === 'declined')
    return { reference, decision: answer.decline_code === 'freeze' ? 'FROZEN' : 'DENIED' };
  const { offer } = answer;
  return {
    reference,
    decision: 'APPROVED',
    offer: {
      amountCents: cents(offer.amount_cents),
      aprBps: offer.apr_bps,
      termMonths: offer.term_months,
      paymentCents: cents(offer.monthly_payment_cents),
      lastPaymentCents: cents(offer.final_payment_cents),
      financeChargeCents: cents(offer.finance_charge_cents),
      totalOfPaymentsCents: cents(offer.total_of_payments_cents),
      firstDueOn: offer.first_payment_on,
      offeredUntil: offer.expires_on,
    },
  };
}

/**
 * The partner lender over HTTP. Failures, all as VendorError: `timeout` and `unavailable` (after repeats under one key, so that there is
 * one question and one loan), `rejected`, `bad_response`. None of them is a denial.
 */
export function createPartnerLender(options: PartnerLenderOptions): PartnerLender {
  const http = createVendorHttp('partner', options);
  const authorization = `Bearer ${options.apiKey}`;
  const pathOf = (reference: string) => `/v1/prequalifications/${encodeURIComponent(reference)}`;
  const post = (path: string, json: unknown, key: string) =>
    http.send({ method: 'POST', path, headers: { authorization, 'idempotency-key': key }, json, repeat: 'safe' });
  return {
    name: options.lenderName,
    async prequalify({ person, amountCents, annualIncomeCents, operationId }) {
      const { address } = person;
      const applicant = {
        first_name: person.firstName,
        last_name: person.lastName,
        birth_date: person.birthDate,
        ssn_last4: person.ssn.lastFour,
        annual_income_cents: annualIncomeCents,
        address: {
          street: address.street,
          unit: address.unit ?? null,
          city: address.city,
          state: address.stateCode,
          zip_code: address.zipCode,
        },
      };
      const answer = await post('/v1/prequalifications', { applicant, amount_cents: amountCents }, operationId);
      return answerOf(http.read(answerSchema, answer));
    },
    async find(reference) {
      const answer = await http.send({
        method: 'GET',
        path: pathOf(reference),
        headers: { authorization },
        repeat: 'safe',
      });
      return answerOf(http.read(answerSchema, answer));
    },
    async openLoan({ reference, agreementSha256, signedAt }) {
      const json = { agreement_sha256: agreementSha256, signed_at: signedAt };
      const answer = await post(`${pathOf(reference)}/loan`, json, `${reference}:loan`);
      return { accountNumber: http.read(loanSchema, answer).account_number };
    },
    async decline(reference) {
      await post(`${pathOf(reference)}/decline`, {}, `${reference}:decline`);
    },
    async findPayout(reference, on) {
      const path = `${pathOf(reference)}/loan/payout?as_of=${on}`;
      const answer = await http.send({ method: 'GET', path, headers: { authorization }, repeat: 'safe' });
      const told = http.read(payoutSchema, answer);
      return {
        status: PAYOUT_STATUS[told.status],
        attempt: told.attempt,
        amountCents: cents(told.amount_cents),
        payoutRef: told.payout_ref,
        on: told.moved_on,
        returnCode: told.return_code,
      };
    },
    async payAgain(reference, { attempt, on }) {
      await post(`${pathOf(reference)}/loan/payout`, { attempt, on }, `${reference}:payout:${attempt}`);
    },
  };
}
