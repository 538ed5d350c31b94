import { ACCOUNT_NUMBER } from '@domain/bank/account-number';
import { isRoutingNumber } from '@domain/bank/routing-number';
import { MEMBERSHIP_STATUSES } from '@domain/enums';
import { endpoint } from '../endpoint';
import { id, named, optionalPrintedText, text } from '../schema';
import * as z from '../z';
import { authorizationHash, linkMetadata } from './calls';

/** How a member pays (membership §3 Payment method). No number and no vendor's token. */
export const memberPaymentMethod = named(
  'MemberPaymentMethod',
  z.object({
    _id: z.string(),
    type: z.enum(['card', 'ACH']),
    /** What names the card here: its id of ours, never the vault's token; null for a bank account. */
    cardToken: z.nullable(z.string()),
    cardType: z.nullable(z.string()),
    cardLastFour: z.nullable(z.string()),
    /** The last four digits. */
    accountNumber: z.nullable(z.string()),
    /** The last four digits, when the account was just given; later they lie sealed. */
    routingNumber: z.nullable(z.string()),
    /** The bank's name or the card's brand. */
    name: z.string(),
    accountType: z.nullable(z.enum(['checking', 'savings'])),
    expiresOn: z.nullable(z.string()),
    /** False for a bank account whose authorization was skipped, and for what its bank ended: nothing is taken from it. */
    isAuthorized: z.boolean(),
    isDefault: z.boolean(),
  }),
);

/** The membership whose payments are taken from it now; null where none was named, or nothing may be taken. */
export const paidMembership = z.nullable(
  z.object({ _id: z.string(), status: z.enum(MEMBERSHIP_STATUSES), version: z.number() }),
);
export const keptMethod = { paymentMethodDetails: memberPaymentMethod, membership: paidMembership };

const ofMembership = [{ kind: 'member', owns: [{ at: 'body.membershipId', is: 'membership' }] }] as const;
/** From then on this membership is paid from it, unless it runs: then its own authorization is read first. */
const membershipId = z.optional(id());

export const listMemberPaymentMethods = endpoint({
  id: 'listMemberPaymentMethods',
  method: 'GET',
  path: '/privi/member/payment-methods',
  summary: 'What a member can pay with, the default first',
  source: 'membership §2 manage-payment-info; own call beside membership §7',
  access: [{ kind: 'member' }],
  result: z.object({ data: z.array(memberPaymentMethod) }),
  errors: [],
  afterClosing: true,
});

export const getMemberCardPage = endpoint({
  id: 'getMemberCardPage',
  method: 'GET',
  path: '/privi/member/card-payment-url',
  summary: "The vault's page on which a member enters a card",
  source: 'membership §7 Member portal',
  access: [{ kind: 'member', owns: [{ at: 'query.userId', is: 'borrower' }] }],
  query: z.strictObject({ userId: z.optional(id()) }),
  result: z.object({ data: z.object({ url: z.string() }) }),
  errors: ['VENDOR_UNAVAILABLE'],
  afterClosing: true,
  rateLimit: 'strict',
});

export const saveMemberCard = endpoint({
  id: 'saveMemberCard',
  binds: true,
  method: 'POST',
  path: '/privi/member/repay/save-card-token',
  summary: 'Save the card from a card page token and pay a membership with it',
  source: 'membership §7 Member portal',
  access: ofMembership,
  body: z.strictObject({ token: text(200), membershipId }),
  result: z.object(keptMethod),
  errors: ['VENDOR_UNAVAILABLE'],
  afterClosing: true,
  idempotent: true,
  rateLimit: 'strict',
});

export const saveMemberBank = endpoint({
  id: 'saveMemberBank',
  binds: true,
  method: 'POST',
  path: '/privi/member/manual-bank-info',
  summary: 'Keep a bank account that a member entered by hand, and pay a membership from it',
  source: 'membership §5, §7 Member portal',
  access: ofMembership,
  body: z.strictObject({
    bankName: optionalPrintedText(80),
    accountNumber: z.string().check(z.trim(), z.regex(ACCOUNT_NUMBER)),
    routingNumber: z.string().check(z.trim(), z.refine(isRoutingNumber)),
    accountType: z.optional(z.enum(['checking', 'savings'])),
    authorizationHash,
    membershipId,
  }),
  /** Both numbers by their last four digits. */
  result: z.object({ accountNumber: z.string(), routingNumber: z.string(), ...keptMethod }),
  errors: ['STALE'],
  afterClosing: true,
  idempotent: true,
  rateLimit: 'strict',
});

export const saveMemberLinkedBank = endpoint({
  id: 'saveMemberLinkedBank',
  binds: true,
  method: 'POST',
  path: '/plaid/save-user-info-privi',
  summary: 'Keep the bank account that a member connected, and pay a membership from it',
  source: 'membership §7 Member portal; metadata as the bank-linking service gives it',
  access: ofMembership,
  body: z.strictObject({ publicToken: text(200), metadata: linkMetadata, authorizationHash, membershipId }),
  result: z.object(keptMethod),
  errors: ['STALE', 'VENDOR_UNAVAILABLE'],
  afterClosing: true,
  idempotent: true,
  rateLimit: 'strict',
});

export const removeMemberPaymentMethod = endpoint({
  id: 'removeMemberPaymentMethod',
  method: 'DELETE',
  path: '/privi/member/payment-methods/{paymentMethodId}',
  summary: 'Remove a payment method and end its authorization; refused while a membership or autopay uses it',
  source: 'own call; decision 69; 12 CFR 1005.10(c)',
  access: [{ kind: 'member', owns: [{ at: 'params.paymentMethodId', is: 'paymentMethod' }] }],
  params: z.strictObject({ paymentMethodId: id() }),
  result: z.object({ data: z.array(memberPaymentMethod) }),
  errors: ['NOT_FOUND', 'STEP_ORDER'],
});
