import { endpoint, staffRoles } from '../endpoint';
import { providerInvoice } from '../membership-invoice/calls';
import { id, text } from '../schema';
import * as z from '../z';
import { feeBank, feeCard, optionsContent, optionsStanding, paymentOptions } from './entity';

const source = 'membership §7 Provider membership operations';
const reads = { kind: 'staff', roles: staffRoles, permission: 'membership.view', brand: 'every' } as const;
const changes = {
  kind: 'staff',
  roles: ['Admin', 'PracticeAdmin', 'EnterpriseAdmin'],
  permission: 'membership.edit',
  brand: 'every',
} as const;
const ofQuery = [{ at: 'query.practiceId', is: 'practice' }] as const;
const ofBody = [{ at: 'body.practiceId', is: 'practice' }] as const;

export const getProviderPaymentOptions = endpoint({
  id: 'getProviderPaymentOptions',
  method: 'GET',
  path: '/privi/provider/get-payment-method',
  summary: "A practice's membership payment options and how it pays its invoices",
  source,
  access: [{ ...reads, owns: ofQuery }],
  query: z.strictObject({ practiceId: id() }),
  result: z.object({
    paymentOptions,
    cardDetails: z.nullable(feeCard),
    bankInfo: z.nullable(feeBank),
    standing: optionsStanding,
  }),
  errors: ['NOT_FOUND'],
});

const changed = {
  paymentOptions,
  cardInfo: z.nullable(feeCard),
  bankInfo: z.nullable(feeBank),
  standing: optionsStanding,
  message: z.string(),
};

/** @NOTE choice: prices are agreed on with us, so that a practice chooses who pays, how and when; administrators of ours set prices. */
export const updateProviderPaymentOptions = endpoint({
  id: 'updateProviderPaymentOptions',
  method: 'POST',
  path: '/privi/provider/update-privi-options',
  summary: "Change a practice's membership payment options, for future plans and invoices",
  source,
  access: [{ ...changes, owns: ofBody }],
  body: z.strictObject({ practiceId: id(), ...optionsContent }),
  result: z.object(changed),
  errors: ['NOT_FOUND', 'STALE', 'STEP_ORDER'],
  idempotent: true,
  rateLimit: 'strict',
});

export const getProviderCardPage = endpoint({
  id: 'getProviderCardPage',
  method: 'GET',
  path: '/privi/provider/card-payment-url',
  summary: "The vault's page on which a practice's card is entered",
  source,
  access: [{ ...changes, owns: ofQuery }],
  query: z.strictObject({ practiceId: id() }),
  result: z.object({ data: z.object({ url: z.string() }) }),
  errors: ['NOT_FOUND', 'VENDOR_UNAVAILABLE'],
  rateLimit: 'strict',
});

export const saveProviderCard = endpoint({
  id: 'saveProviderCard',
  method: 'POST',
  path: '/privi/provider/repay/save-card-token',
  summary: 'Save the card from a card page token; the practice pays its invoices with it',
  source,
  access: [{ ...changes, owns: ofBody }],
  body: z.strictObject({ practiceId: id(), token: text(200) }),
  result: z.object(changed),
  errors: ['NOT_FOUND', 'VENDOR_UNAVAILABLE'],
  idempotent: true,
  rateLimit: 'strict',
});

/** @NOTE choice: the response is not given; it is the invoice of the fee, as it stands. */
export const processSaasFee = endpoint({
  id: 'processSaasFee',
  method: 'POST',
  path: '/privi/provider/onboarding/process-saas-fee',
  summary: "Charge a practice's first platform fee once; a returned payment is retried",
  source,
  access: [{ ...changes, owns: ofBody }],
  body: z.strictObject({ practiceId: id() }),
  result: z.object({ invoice: providerInvoice }),
  errors: ['NOT_FOUND', 'STEP_ORDER'],
  idempotent: true,
});
