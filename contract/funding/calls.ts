import { endpoint } from '../endpoint';
import { dollars, id, named } from '../schema';
import * as z from '../z';

const fundingAdmin = {
  kind: 'staff',
  roles: ['Admin'],
  permission: 'funding.manage',
  brand: 'financing',
  platformOnly: true,
} as const;

export const changeProviderFund = endpoint({
  id: 'changeProviderFund',
  method: 'POST',
  path: '/practice/onboarding/change-provider-fund',
  summary: "Suspend or unsuspend a practice's funds",
  source: 'provider-admin §7 Onboarding',
  access: [{ ...fundingAdmin, owns: [{ at: 'body.practiceId', is: 'practice' }] }],
  body: z.strictObject({ practiceId: id(), suspendSendingFunds: z.boolean() }),
  result: z.object({ practice: z.object({ _id: z.string(), suspendSendingFunds: z.boolean() }) }),
  errors: ['NOT_FOUND'],
});

const sum = z.object({ count: z.number(), amount: dollars() });

export const getProviderFund = endpoint({
  id: 'getProviderFund',
  method: 'GET',
  path: '/practice/onboarding/provider-fund',
  summary: "The effect of suspending or unsuspending a practice's funds",
  source: 'provider-admin §4 fund suspension; a call of ours, so that it is said before it is done',
  access: [{ ...fundingAdmin, owns: [{ at: 'query.practiceId', is: 'practice' }] }],
  query: z.strictObject({ practiceId: id() }),
  result: z.object({
    fund: named(
      'ProviderFund',
      z.object({
        practiceId: z.string(),
        suspendSendingFunds: z.boolean(),
        /** Deposits that are with the bank: they arrive, whatever is suspended. */
        underway: sum,
        /** The deposit that waits. */
        waiting: sum,
        /** Purchases and memberships that are in no deposit yet, after fees. */
        due: sum,
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});

/** A deposit by its reference, as it now stands. */
const sent = z.object({
  pmtRef: z.string(),
  status: z.string(),
  /** Dollars. */
  amount: z.number(),
  reprocessedFailed: z.boolean(),
});
const reference = z.strictObject({ pmtRef: z.string().check(z.minLength(1), z.maxLength(40)) });

export const reprocessFailedPayment = endpoint({
  id: 'reprocessFailedPayment',
  method: 'POST',
  path: '/practice/credit-transactions/reprocess-failed-payment',
  summary: "Resend a deposit that the practice's bank returned",
  source: 'provider-admin §7 Reports and transactions',
  access: [{ ...fundingAdmin, owns: [{ at: 'body.pmtRef', is: 'depositRef' }] }],
  body: reference,
  result: sent,
  errors: ['NOT_FOUND', 'NOT_PENDING', 'STEP_ORDER', 'STALE'],
});

export const reprocessDeferredPayment = endpoint({
  id: 'reprocessDeferredPayment',
  method: 'POST',
  path: '/practice/credit-transactions/reprocess-deferred-payment',
  summary: 'Send a held deposit now, without waiting for the next day',
  source: 'provider-admin §7 Reports and transactions',
  access: [{ ...fundingAdmin, owns: [{ at: 'body.pmtRef', is: 'depositRef' }] }],
  body: reference,
  result: sent,
  errors: ['NOT_FOUND', 'NOT_PENDING', 'STEP_ORDER', 'STALE'],
});
