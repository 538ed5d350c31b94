import { endpoint } from '../endpoint';
import { languages } from '../language';
import { civilDateText, dollars, id, money, named, queryMoney } from '../schema';
import * as z from '../z';

const access = [
  {
    kind: 'staff',
    roles: ['Admin'],
    permission: 'credit.edit',
    brand: 'financing',
    owns: [
      { at: 'params.id', is: 'borrower' },
      { at: 'params.txId', is: 'transaction' },
    ],
  },
] as const;
const params = z.object({ id: id(), txId: id() });
const path = '/practice/borrower/{id}/credit-transactions/{txId}/phone-payment' as const;

export const phonePaymentView = named(
  'PhonePayment',
  z.object({
    /** What may be charged now, as its owner knows it; the default first. */
    methods: z.array(
      z.object({ _id: z.string(), kind: z.enum(['BANK', 'CARD']), name: z.string(), lastFour: z.string() }),
    ),
    /** What is due now; the next payment where nothing is. */
    due: dollars(),
    /** What pays the loan off today. */
    payoff: dollars(),
    /** The borrower's day, and the last one that may be chosen. */
    today: z.string(),
    lastDay: z.string(),
    version: z.number(),
    /** What is read aloud before the payment is taken; null until amount, method and day are chosen. */
    authorization: z.nullable(z.object({ text: z.string(), sha256: z.string() })),
  }),
);

export const getPhonePayment = endpoint({
  id: 'getPhonePayment',
  method: 'GET',
  path,
  summary: 'What a borrower on the phone can pay with, and the authorization to read aloud',
  source: 'decision 86; Nacha Operating Rules, TEL entries; own call',
  access,
  params,
  query: z.strictObject({
    amount: queryMoney(0.01, 1_000_000),
    paymentMethodId: z.optional(id()),
    payOn: z.optional(civilDateText()),
    lang: z.optional(z.enum(languages)),
  }),
  result: phonePaymentView,
  errors: ['STEP_ORDER'],
});

export const takePhonePayment = endpoint({
  id: 'takePhonePayment',
  method: 'POST',
  path,
  summary: 'Take a one-time payment for a borrower on the phone, after reading the authorization aloud',
  source: 'decision 86; Nacha Operating Rules, TEL entries; own call',
  access,
  params,
  body: z.strictObject({
    amount: money(0.01, 1_000_000),
    paymentMethodId: id(),
    /** The borrower's day or a later one within 60. */
    payOn: civilDateText(),
    /** The language in which it was read. */
    lang: z.enum(languages),
    /** The text was read aloud, and the borrower agreed. */
    wasReadAloud: z.literal(true),
    /** sha256 of the text that was read: another one by now is STALE. */
    authorizationHash: z.string().check(z.regex(/^[a-f0-9]{64}$/)),
    /** Of the loan as it was shown. */
    version: z.number().check(z.int(), z.minimum(0)),
  }),
  result: z.object({ amount: dollars(), payOn: z.string() }),
  errors: ['STEP_ORDER', 'STALE', 'ACCOUNT_BLOCKED', 'OVER_PAYOFF'],
  idempotent: true,
});
