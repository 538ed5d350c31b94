import { federalBox } from '../document/entity';
import { endpoint, staffRoles } from '../endpoint';
import { civilDateText, dollars, id, named } from '../schema';
import * as z from '../z';
import { membership } from './entity';

const source = 'membership §4 Cancellation, §7 Member portal; domain §4.7; decisions 34, 55';

/** How a member asked for the end of their membership where they did not end it themselves (decision 68). */
export const CANCELLATION_CHANNELS = ['PHONE', 'LETTER', 'EMAIL', 'IN_PERSON'] as const;
const ofStaff = {
  kind: 'staff',
  roles: ['Admin', 'PracticeAdmin', 'EnterpriseAdmin'],
  permission: 'membership.edit',
  brand: 'every',
} as const;

/** What cancelling costs or returns, as it is shown before anything is cancelled (membership §3 Cancellation information). */
export const cancellationInformation = named(
  'CancellationInformation',
  z.object({
    /** Of the quote that is confirmed, its number as people say it, and until when it holds. */
    quoteId: z.string(),
    quoteNumber: z.string(),
    expiresAt: z.string(),
    /** What was given, at the prices that it was given at. */
    delivered: z.array(z.object({ treatment: z.string(), count: z.number(), amount: dollars() })),
    /** By what discounts of the plan lower that, and what of it is above the plan's whole year, which nobody pays. */
    deliveredDiscounts: dollars(),
    abovePlan: dollars(),
    /** What was given, less both. */
    totalDelivered: dollars(),
    totalPaid: dollars(),
    /** Fees of months that began, which are kept. */
    feesKept: dollars(),
    /** Fees that come back too: all where nothing was given in the first days, else those of months that have not begun. */
    feesReturned: dollars(),
    totalUnpaid: dollars(),
    /** All that comes back, and what of it is money; the rest are credits. */
    totalRefund: dollars(),
    moneyBack: dollars(),
    /** What of the refund goes to each account or card, that of the newest charge first. */
    refunds: z.array(z.object({ to: z.string(), lastFour: z.string(), amount: dollars() })),
    creditsReturned: dollars(),
    lumpsum: z.object({ paymentDueToday: dollars() }),
    installment: z.nullable(
      z.object({
        cancellationInstallment: dollars(),
        paymentDueToday: dollars(),
        laterTotal: dollars(),
        payments: z.array(z.object({ on: z.string(), amount: dollars() })),
        /** More than four installments: the federal box. */
        federalBox: z.nullable(federalBox),
      }),
    ),
    cancelMethod: z.enum(['lumpsum', 'installment']),
    /** Dates that fall away, and treatments that are not given anymore. */
    endedVisits: z.number(),
  }),
);

export const getCancellationInformation = endpoint({
  id: 'getCancellationInformation',
  method: 'GET',
  path: '/privi/member/get-cancellation-information',
  summary: 'A quote of what canceling costs or refunds, valid for 30 minutes',
  source,
  access: [
    { kind: 'member', owns: [{ at: 'query.membershipId', is: 'membership' }] },
    { ...ofStaff, owns: [{ at: 'query.membershipId', is: 'membership' }] },
  ],
  query: z.strictObject({
    membershipId: id(),
    /** The day on which the member asked, where staff quote for them; today where none is named. */
    requestedOn: z.optional(civilDateText()),
  }),
  result: z.object({ membershipInformation: membership, cancellationInformation }),
  errors: ['NOT_FOUND', 'STEP_ORDER', 'INVALID_FIELDS'],
});

export const cancelForMember = endpoint({
  id: 'cancelForMember',
  method: 'POST',
  path: '/privi/provider/membership/cancellation',
  summary:
    'Cancel for a member who called or wrote: as quoted by the day of their request; nothing is charged right away',
  source: 'own call; decision 68 (members may cancel by phone or letter)',
  access: [{ ...ofStaff, owns: [{ at: 'body.membershipId', is: 'membership' }] }],
  body: z.strictObject({
    membershipId: id(),
    quoteId: id(),
    cancelMethod: z._default(z.enum(['lumpsum', 'installment']), 'lumpsum'),
    channel: z.enum(CANCELLATION_CHANNELS),
    requestedOn: civilDateText(),
    /** The federal disclosure of the installments was read out before the member chose them (12 CFR 1026.17(b)). */
    disclosureRead: z.optional(z.boolean()),
  }),
  result: z.object({ type: z.enum(['CANCELLED', 'CANCELLATION_INSTALLMENT']), membership }),
  errors: ['NOT_FOUND', 'STEP_ORDER', 'STALE', 'INVALID_FIELDS'],
  idempotent: true,
});

export const cancelMembership = endpoint({
  id: 'cancelMembership',
  method: 'POST',
  path: '/privi/member/cancel-membership',
  summary: 'Cancel as quoted: charges or refunds exactly the amount shown, or does nothing',
  source,
  access: [
    {
      kind: 'member',
      owns: [
        { at: 'body.membershipId', is: 'membership' },
        { at: 'body.paymentMethodId', is: 'paymentMethod' },
      ],
    },
  ],
  body: z.strictObject({
    membershipId: id(),
    quoteId: id(),
    cancelMethod: z._default(z.enum(['lumpsum', 'installment']), 'lumpsum'),
    paymentMethodId: z.optional(id()),
  }),
  result: z.object({ type: z.enum(['CANCELLED', 'CANCELLATION_INSTALLMENT', 'PENDING']), membership }),
  errors: ['NOT_FOUND', 'STEP_ORDER', 'STALE', 'ACCOUNT_BLOCKED', 'PAYMENT_DECLINED', 'VENDOR_UNAVAILABLE'],
  idempotent: true,
  binds: true,
});

export const sendCancellationMail = endpoint({
  id: 'sendCancellationMail',
  method: 'POST',
  path: '/privi/member/membership/cancellation/send-mail',
  summary: "Email the member what it would cost to cancel today, with a link; this doesn't cancel anything",
  source: 'membership §7 Member portal, §2 Cancellation steps',
  access: [
    { kind: 'member', owns: [{ at: 'body.membershipId', is: 'membership' }] },
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'membership.sell',
      brand: 'every',
      owns: [{ at: 'body.membershipId', is: 'membership' }],
    },
  ],
  body: z.strictObject({ membershipId: id() }),
  result: z.object({ sentTo: z.string() }),
  errors: ['NOT_FOUND', 'STEP_ORDER'],
  idempotent: true,
});
