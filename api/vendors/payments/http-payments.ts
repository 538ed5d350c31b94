import { type CivilDate, isCivilDate } from '@domain/calendar/civil-date';
import * as z from 'zod/mini';
import { createVendorHttp, type VendorHttpOptions } from '../transport/vendor-http';
import type { PaymentOutcome, PaymentProcessor, PaymentSource } from './port';

export type PaymentsOptions = VendorHttpOptions & { readonly apiKey: string };

const day = z.custom<CivilDate>((text) => typeof text === 'string' && isCivilDate(text));
const outcomeSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('pending'), settles_on: day }),
  z.object({ status: z.literal('settled'), on: day }),
  z.object({ status: z.literal('returned'), code: z.string().check(z.regex(/^R\d\d$/)), on: day }),
  z.object({ status: z.literal('declined'), code: z.enum(['soft', 'hard']), on: day }),
]);

function outcomeOf(answer: z.output<typeof outcomeSchema>): PaymentOutcome {
  return answer.status === 'pending' ? { status: 'pending', settlesOn: answer.settles_on } : answer;
}

const sourceOf = (source: PaymentSource) =>
  source.kind === 'BANK'
    ? { kind: 'bank', routing_number: source.routingNumber, account_number: source.accountNumber }
    : { kind: 'card', token: source.token, last_four: source.lastFour };

/**
 * Payments over HTTP. Failures, all as VendorError: `timeout` and `unavailable` (after repeats under one key, so that money is taken
 * once), `rejected`, `bad_response`. None of them says that a payment was refused.
 */
export function createPaymentProcessor(options: PaymentsOptions): PaymentProcessor {
  const http = createVendorHttp('payments', options);
  const authorization = `Bearer ${options.apiKey}`;
  return {
    async submit({ paymentId, direction, amountCents, source, submittedOn }) {
      const answer = await http.send({
        method: 'POST',
        path: '/v1/payments',
        headers: { authorization, 'idempotency-key': paymentId },
        json: {
          direction: direction === 'DEBIT' ? 'debit' : 'credit',
          amount_cents: amountCents,
          submitted_on: submittedOn,
          source: sourceOf(source),
        },
        repeat: 'safe',
      });
      return outcomeOf(http.read(outcomeSchema, answer));
    },
    async find(paymentId, on) {
      const answer = await http.send({
        method: 'GET',
        path: `/v1/payments/${encodeURIComponent(paymentId)}?on=${on}`,
        headers: { authorization },
        repeat: 'safe',
        answers: [404],
      });
      return answer.status === 404 ? null : outcomeOf(http.read(outcomeSchema, answer));
    },
  };
}
