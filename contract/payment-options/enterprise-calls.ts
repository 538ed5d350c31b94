import { endpoint } from '../endpoint';
import { providerInvoiceRow } from '../membership-invoice/invoice-list';
import { dollars, id, text } from '../schema';
import * as z from '../z';
import { feeBank, feeCard, optionsContent, optionsStanding, paymentOptions } from './entity';

const source = 'membership §7 Enterprise billing; provider-admin §7 Enterprise billing';
/** The platform's own people, and its administrators: a finance partner's see some practices of an enterprise alone. */
const ours = { kind: 'staff', roles: ['Admin'], brand: 'every', platformOnly: true } as const;
const its = { kind: 'staff', roles: ['EnterpriseAdmin'], brand: 'every' } as const;
const ofQuery = [{ at: 'query.enterpriseId', is: 'enterprise' }] as const;
const ofPractice = [{ at: 'query.practiceId', is: 'practice' }] as const;
const ofBody = [{ at: 'body.enterpriseId', is: 'enterprise' }] as const;

/** A practice of the enterprise that offers memberships. */
const billedPractice = z.object({
  _id: z.string(),
  PracticeName: z.string(),
  /** Of a month, by the terms that hold for it. */
  saasFee: dollars(),
  payer: z.enum(['PRACTICE', 'ENTERPRISE']),
});

export const getBillingPractice = endpoint({
  id: 'getBillingPractice',
  method: 'GET',
  path: '/privi/enterprise/get-billing-practice-info',
  summary: 'From what a practice of an enterprise pays its own invoices',
  source,
  access: [
    { ...ours, permission: 'membership.view', owns: ofPractice },
    { ...its, permission: 'membership.view', owns: ofPractice },
  ],
  query: z.strictObject({ practiceId: id() }),
  result: z.object({ bankInfo: z.nullable(feeBank), cardInfo: z.nullable(feeCard) }),
  errors: ['NOT_FOUND'],
});

export const getEnterprisePaymentOptions = endpoint({
  id: 'getEnterprisePaymentOptions',
  method: 'GET',
  path: '/privi/enterprise/get-payment-method',
  summary: 'How an enterprise pays for its practices, with those practices and its latest invoices',
  source,
  access: [
    { ...ours, permission: 'membership.view', owns: ofQuery },
    { ...its, permission: 'membership.view', owns: ofQuery },
  ],
  query: z.strictObject({ enterpriseId: id() }),
  result: z.object({
    paymentOptions,
    cardDetails: z.nullable(feeCard),
    bankInfo: z.nullable(feeBank),
    standing: optionsStanding,
    practices: z.array(billedPractice),
    invoices: z.array(providerInvoiceRow),
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

export const updateEnterprisePaymentOptions = endpoint({
  id: 'updateEnterprisePaymentOptions',
  method: 'POST',
  path: '/privi/enterprise/update-privi-options',
  summary: 'Change how an enterprise pays for its practices, for future invoices',
  source,
  access: [
    { ...ours, permission: 'membership.edit', owns: ofBody },
    { ...its, permission: 'membership.edit', owns: ofBody },
  ],
  body: z.strictObject({ enterpriseId: id(), ...optionsContent, feesPaidByEnterprise: z.optional(z.boolean()) }),
  result: z.object(changed),
  errors: ['NOT_FOUND', 'STALE', 'STEP_ORDER'],
  idempotent: true,
  rateLimit: 'strict',
});

export const getEnterpriseCardPage = endpoint({
  id: 'getEnterpriseCardPage',
  method: 'GET',
  path: '/privi/enterprise/card-payment-url',
  summary: "The vault's page on which an enterprise's card is entered",
  source: 'own call beside membership §7 Enterprise billing',
  access: [
    { ...ours, permission: 'membership.edit', owns: ofQuery },
    { ...its, permission: 'membership.edit', owns: ofQuery },
  ],
  query: z.strictObject({ enterpriseId: id() }),
  result: z.object({ data: z.object({ url: z.string() }) }),
  errors: ['NOT_FOUND', 'VENDOR_UNAVAILABLE'],
  rateLimit: 'strict',
});

export const saveEnterpriseCard = endpoint({
  id: 'saveEnterpriseCard',
  method: 'POST',
  path: '/privi/enterprise/repay/save-card-token',
  summary: 'Save the card from a card page token; the enterprise pays its invoices with it',
  source: 'own call beside membership §7 Enterprise billing',
  access: [
    { ...ours, permission: 'membership.edit', owns: ofBody },
    { ...its, permission: 'membership.edit', owns: ofBody },
  ],
  body: z.strictObject({ enterpriseId: id(), token: text(200) }),
  result: z.object(changed),
  errors: ['NOT_FOUND', 'VENDOR_UNAVAILABLE'],
  idempotent: true,
  rateLimit: 'strict',
});
