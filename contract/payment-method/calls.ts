import { ACCOUNT_NUMBER } from '@domain/bank/account-number';
import { isRoutingNumber } from '@domain/bank/routing-number';
import { endpoint } from '../endpoint';
import { id, named, optionalPrintedText, optionalText, queryFlag, text } from '../schema';
import * as z from '../z';

/** A payment method as its owner sees it: never a number, never a vendor's token. */
export const paymentMethod = named(
  'PaymentMethod',
  z.object({
    _id: z.string(),
    kind: z.enum(['BANK', 'CARD']),
    /** The bank's name or the card's brand. */
    name: z.string(),
    lastFour: z.string(),
    accountType: z.nullable(z.enum(['checking', 'savings'])),
    cardholderName: z.nullable(z.string()),
    expiresOn: z.nullable(z.string()),
    isDefault: z.boolean(),
    /** False for a bank account whose authorization was skipped, and for what its bank ended: nothing is taken from it. */
    isAuthorized: z.boolean(),
    /** Its bank ended it: nothing is taken from it and nothing sent to it until its owner authorizes it anew. */
    isEnded: z.boolean(),
    /** Numbers of the transactions whose autopay takes from it. */
    autopayOf: z.array(z.number()),
    createdAt: z.string(),
    version: z.number(),
  }),
);

const person = [{ kind: 'applicant' }, { kind: 'borrower' }] as const;
const own = [{ kind: 'borrower', owns: [{ at: 'params.paymentMethodId', is: 'paymentMethod' }] }] as const;
const ids = z.object({ paymentMethodId: id() });

/** sha256 of the authorization that was shown and agreed to; another text is refused with STALE, and without it nothing is agreed to. */
export const authorizationHash = z.optional(z.string().check(z.regex(/^[a-f0-9]{64}$/)));

const savedBank = z.object({
  applicationBankAccount: z.object({
    bankName: z.nullable(z.string()),
    /** Its last four digits, left-padded with x to ten. */
    accountNumber: z.string(),
    routingNumber: z.string(),
  }),
  paymentMethod,
  /** The next step of an application; null in the borrower portal. */
  pagePath: z.nullable(z.string()),
});

export const saveManualBank = endpoint({
  id: 'saveManualBank',
  binds: true,
  method: 'POST',
  path: '/apply/save-manual-bank-info',
  summary: 'Save a manually entered bank account',
  source: 'borrower §4 Failures and other transitions, §5, §7 Application',
  access: person,
  body: z.strictObject({
    bankName: optionalPrintedText(80),
    accountNumber: z.string().check(z.trim(), z.regex(ACCOUNT_NUMBER)),
    routingNumber: z.string().check(z.trim(), z.refine(isRoutingNumber)),
    accountType: z.optional(z.enum(['checking', 'savings'])),
    skipAchAuthorization: z.optional(z.boolean()),
    authorizationHash,
  }),
  result: savedBank,
  errors: ['STEP_ORDER', 'STALE'],
  afterClosing: true,
  idempotent: true,
  rateLimit: 'strict',
});

export const createBankLinkToken = endpoint({
  id: 'createBankLinkToken',
  method: 'POST',
  path: '/plaid/v2/create-link-token',
  summary: 'Open the page on which a person connects a bank account',
  source: 'borrower §7 Application, membership §7 Member portal',
  access: [...person, { kind: 'member' }],
  body: z.optional(z.strictObject({})),
  /** `url` is the page with the token, for our own frame. */
  result: z.object({ data: z.object({ linkToken: z.string(), url: z.string() }) }),
  errors: ['STEP_ORDER', 'VENDOR_UNAVAILABLE'],
  afterClosing: true,
  rateLimit: 'strict',
});

const linkedAccount = z.object({ id: optionalText(100), name: optionalText(100), mask: z.nullish(z.string()) });
export const linkMetadata = z.object({
  institution: z.nullish(z.object({ name: optionalText(80) })),
  accounts: z.optional(z.array(linkedAccount).check(z.maxLength(20))),
});

export const saveLinkedBank = endpoint({
  id: 'saveLinkedBank',
  binds: true,
  method: 'POST',
  path: '/plaid/save-user-info',
  summary: 'Keep the bank account that was connected',
  source: 'borrower §7 Application; metadata as the bank-linking service gives it',
  access: person,
  body: z.strictObject({
    publicToken: text(200),
    metadata: linkMetadata,
    skipAchAuthorization: z.optional(z.boolean()),
    authorizationHash,
  }),
  result: savedBank,
  errors: ['STEP_ORDER', 'STALE', 'VENDOR_UNAVAILABLE'],
  afterClosing: true,
  idempotent: true,
  rateLimit: 'strict',
});

export const getDebitPaymentUrl = endpoint({
  id: 'getDebitPaymentUrl',
  method: 'GET',
  path: '/borrower/repay/debit-payment-url',
  summary: 'The page on which a person enters a debit card',
  source: 'borrower §7 Borrower, §8',
  access: person,
  /** `another`: a further card although one is attached. */
  query: z.strictObject({ another: queryFlag() }),
  result: z.object({ data: z.object({ url: z.string() }) }),
  errors: ['ATTACHED_CARD', 'STEP_ORDER', 'VENDOR_UNAVAILABLE'],
  afterClosing: true,
  rateLimit: 'strict',
});

export const saveCardToken = endpoint({
  id: 'saveCardToken',
  binds: true,
  method: 'POST',
  path: '/borrower/repay/save-card-token',
  summary: 'Save the debit card from a card page token',
  source: 'borrower §3 Repay card token details, §4, §7 Borrower',
  access: person,
  body: z.strictObject({ token: text(200) }),
  result: z.object({
    cardholder_name: z.string(),
    card_brand: z.string(),
    card_last_four: z.string(),
    paymentMethod,
    /** The next step of an application; null in the borrower portal. */
    pagePath: z.nullable(z.string()),
  }),
  errors: ['STEP_ORDER', 'VENDOR_UNAVAILABLE'],
  afterClosing: true,
  idempotent: true,
  rateLimit: 'strict',
});

export const listPaymentMethods = endpoint({
  id: 'listPaymentMethods',
  method: 'GET',
  path: '/borrower/payment-methods',
  summary: 'The payment methods of the borrower, the default first',
  source: 'decision 40; own call beside borrower §7',
  access: [{ kind: 'borrower' }],
  result: z.object({ data: z.array(paymentMethod) }),
  errors: [],
  afterClosing: true,
});

export const authorizePaymentMethod = endpoint({
  id: 'authorizePaymentMethod',
  method: 'POST',
  path: '/borrower/payment-methods/{paymentMethodId}/authorization',
  summary: 'Authorize debits from a bank account whose authorization was skipped or ended by its bank',
  source: 'borrower §7 skipAchAuthorization; own call',
  access: own,
  params: ids,
  body: z.strictObject({ authorizationHash }),
  result: z.object({ paymentMethod }),
  errors: ['STALE', 'STEP_ORDER'],
  idempotent: true,
});

export const removePaymentMethod = endpoint({
  id: 'removePaymentMethod',
  method: 'DELETE',
  path: '/borrower/payment-methods/{paymentMethodId}',
  summary: 'Remove a payment method; refused while autopay uses it',
  source: 'own call beside borrower §7',
  access: own,
  params: ids,
  result: z.object({ data: z.array(paymentMethod) }),
  errors: ['STEP_ORDER'],
});

export const selectPaymentOption = endpoint({
  id: 'selectPaymentOption',
  method: 'PATCH',
  path: '/borrower/select-payment-option',
  summary: 'Choose the payment method for all payments, or for one transaction',
  source: 'borrower §7 Borrower; its payload is not shown',
  access: [
    {
      kind: 'borrower',
      owns: [
        { at: 'body.paymentMethodId', is: 'paymentMethod' },
        { at: 'body.transactionId', is: 'transaction' },
      ],
    },
  ],
  /** With a transaction whose autopay is on: the hash of what `getAutopayAuthorization` says for this payment method. */
  body: z.strictObject({ paymentMethodId: id(), transactionId: z.optional(id()), authorizationHash }),
  result: z.object({ data: z.array(paymentMethod) }),
  errors: ['STEP_ORDER', 'STALE'],
});
