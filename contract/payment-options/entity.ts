import { ACCOUNT_NUMBER } from '@domain/bank/account-number';
import { isRoutingNumber } from '@domain/bank/routing-number';
import { PAYMENT_METHODS, PAYMENT_PERIODS } from '@domain/enums';
import { ratePercent } from '@domain/money/rate';
import { dollars, money, named, personName, printedText } from '../schema';
import * as z from '../z';

const feeType = () => z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** How a practice or an enterprise takes part in the membership program (membership §3 Payment options). */
export const paymentOptions = named(
  'PaymentOptions',
  z.object({
    /** What is invoiced is debited by itself. */
    enabled: z.boolean(),
    paymentPeriod: z.enum(PAYMENT_PERIODS),
    paymentMethod: z.enum(PAYMENT_METHODS),
    /** Of a month. */
    saasFee: dollars(),
    /** Percent off for a year that is paid in one sum. */
    annualDiscount: z.number(),
    /** A month of a member. */
    membershipFee: z.object({ paidByProvider: dollars(), paidByMember: dollars() }),
    /** Percent of treatments. */
    merchantDiscountFee: z.number(),
    /** 0 paid by the member, 1 by the provider, 2 by both. */
    membershipFeeType: feeType(),
    feesPaidByEnterprise: z.boolean(),
  }),
);

/** The card from which invoices are paid. No vendor's token. */
export const feeCard = named(
  'FeeCard',
  z.object({
    type: z.literal('card'),
    /** What its bank calls it: debit. */
    cardType: z.string(),
    /** Its id of ours, never the vault's token. */
    cardToken: z.string(),
    cardLastFour: z.string(),
    cardBrand: z.string(),
    expiresOn: z.nullable(z.string()),
    /** False once its bank said that nothing may be taken from it any more. */
    isUsable: z.boolean(),
  }),
);

/** The bank account from which invoices are paid; both numbers by their last four digits. */
export const feeBank = named(
  'FeeBank',
  z.object({
    bankName: z.string(),
    accountHolder: z.string(),
    accountNumber: z.string(),
    routingNumber: z.string(),
    isUsable: z.boolean(),
  }),
);

/** What goes with the options on their page. */
export const optionsStanding = named(
  'OptionsStanding',
  z.object({
    version: z.number(),
    /** Fees of a period, as they are invoiced: of one practice. */
    saasOfMonth: dollars(),
    saasOfYear: dollars(),
    /** The payment of a month of the preview with the member's part of the fee, and the practice's part of it. */
    preview: z.object({ monthlyPayment: dollars(), withFee: dollars(), invoiced: dollars() }),
    /** Whether prices are the asking person's to change. */
    mayChangePrices: z.boolean(),
    /** Whose terms these are: the practice's own, its enterprise's, or those that everybody begins with. */
    termsOf: z.enum(['OWN', 'ENTERPRISE', 'DEFAULT']),
    enterprise: z.nullable(z.object({ _id: z.string(), name: z.string() })),
    /** What its next plans are sold with; null for an enterprise, which agrees on it with none. Plans that run keep their own. */
    contract: z.nullable(
      z.object({
        /** When the practice is paid for a plan: in advance, or month by month. */
        payout: z.enum(['UPFRONT', 'MONTHLY']),
        /** At which price a cancellation counts what was given: the member's or the list price. */
        cancellationBasis: z.enum(['MEMBER', 'LIST']),
        /** Most monthly payments in which a cancellation may be paid. */
        installmentsMax: z.number(),
      }),
    ),
    /** Invoices that wait for an account, and the day on which they are debited from one that is given now. */
    open: z.object({ count: z.number(), total: dollars(), debitOn: z.string() }),
    /** Whether the first platform fee was asked for; null for an enterprise. */
    isFirstFeeAsked: z.nullable(z.boolean()),
  }),
);

const percent = () =>
  z.pipe(
    z.number().check(
      z.minimum(0),
      z.maximum(100),
      z.refine((value) => Math.round(value * 100) / 100 === value, { error: 'two_decimals' }),
    ),
    z.transform((value: number) => ratePercent(String(value))),
  );

const FEE_MAX = 1000;
const SAAS_MAX = 100_000;

/** The bank account that is given, with the authorization of debits by whoever gives it. */
const givenBank = z.strictObject({
  bankName: printedText(80),
  accountHolder: personName(120),
  accountNumber: z.string().check(z.trim(), z.regex(ACCOUNT_NUMBER)),
  routingNumber: z.string().check(z.trim(), z.refine(isRoutingNumber)),
  isAuthorized: z.literal(true),
});

/** What may be said of options; what is left out stays. */
export const optionsContent = {
  enabled: z.optional(z.boolean()),
  paymentPeriod: z.optional(z.enum(PAYMENT_PERIODS)),
  paymentMethod: z.optional(z.enum(PAYMENT_METHODS)),
  saasFee: z.optional(money(0, SAAS_MAX)),
  annualDiscount: z.optional(percent()),
  membershipFee: z.optional(z.strictObject({ paidByProvider: money(0, FEE_MAX), paidByMember: money(0, FEE_MAX) })),
  merchantDiscountFee: z.optional(percent()),
  membershipFeeType: z.optional(feeType()),
  bankInfo: z.optional(givenBank),
  /** Of the options as they were seen; without it the last one is right. */
  version: z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
};
