import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents';
import { account, accountPath, ruleOf } from './account';
import type { EntryDraft } from './entry';
import { balancedEntry, credit, debit, sumsByUnit } from './entry';
import * as loans from './loan-templates';
import * as memberships from './membership-templates';
import * as refunds from './refund-templates';

const loan = { transactionId: 't1', practiceId: 'p1', userId: 'u1' };
const member = { membershipId: 'm1', practiceId: 'p1', userId: 'u1' };
const c = cents;
const month = { treatments: c(55_015), memberFee: c(499) };
const unchanged = { totalChange: c(0), feeChange: c(0), billsLowered: c(0), refund: c(0) };
const nothing = { owed: c(0), refund: c(0), openBills: c(0), openFees: c(0), unbilled: c(0), feeReturned: c(0) };
const paidAndOwed = (paid: number, owed: number) => ({ paid: c(paid), owed: c(owed) });

/** Written by hand, apart from the templates: name, entry, and every line as account=signed cents; nothing where nothing moves. */
const CASES: readonly (readonly [string, EntryDraft | null, string])[] = [
  [
    'borrower accepts 5,000 at 6.9 %',
    loans.purchaseAccepted({ ...loan, amount: c(500_000), merchantDiscountFee: c(34_500) }),
    'asset:loan:t1:principal=500000 liab:payable:provider:p1=-465500 inc:mdf=-34500',
  ],
  [
    'funding sent',
    loans.fundingSent({ ...loan, amount: c(465_500) }),
    'liab:payable:provider:p1=465500 asset:clearing:ach_out=-465500',
  ],
  [
    'funding settled',
    loans.fundingSettled({ amount: c(465_500) }),
    'asset:clearing:ach_out=465500 asset:bank:operating=-465500',
  ],
  [
    'month 1 interest',
    loans.interestAccrued({ ...loan, amount: c(7_496) }),
    'asset:loan:t1:interest=7496 inc:interest=-7496',
  ],
  [
    'autopay submitted',
    loans.paymentSubmitted({ ...loan, channel: 'ach_in', amount: c(18_074) }),
    'asset:clearing:ach_in=18074 liab:unapplied:u1=-18074',
  ],
  [
    'allocated the same day',
    loans.paymentAllocated({ ...loan, interest: c(7_496), principal: c(10_578), fee: c(0), creditBalance: c(0) }),
    'liab:unapplied:u1=18074 asset:loan:t1:interest=-7496 asset:loan:t1:principal=-10578',
  ],
  [
    'settled',
    loans.paymentSettled({ channel: 'ach_in', amount: c(18_074) }),
    'asset:bank:operating=18074 asset:clearing:ach_in=-18074',
  ],
  [
    'returned after settlement',
    loans.paymentReturned({ ...loan, amount: c(18_074) }),
    'liab:unapplied:u1=18074 asset:bank:operating=-18074',
  ],
  [
    'late fee',
    loans.feeCharged({ ...loan, fee: 'late_fee', amount: c(904) }),
    'asset:loan:t1:fee=904 inc:late_fee=-904',
  ],
  [
    'late fee waived',
    loans.feeWaived({ ...loan, fee: 'late_fee', amount: c(904) }),
    'inc:late_fee=904 asset:loan:t1:fee=-904',
  ],
  [
    'modified from 5,000 to 3,500 before funding',
    refunds.purchaseReduced({ ...loan, isFunded: false, amount: c(150_000), feeReturned: c(10_350) }),
    'liab:payable:provider:p1=139650 inc:mdf=10350 asset:loan:t1:principal=-150000',
  ],
  [
    'modified from 5,000 to 3,500 after funding',
    refunds.purchaseReduced({ ...loan, isFunded: true, amount: c(150_000), feeReturned: c(10_350) }),
    'asset:recv:provider:p1=139650 inc:mdf=10350 asset:loan:t1:principal=-150000',
  ],
  [
    'refunded in full after one payment',
    refunds.purchaseRefunded({
      ...loan,
      isFunded: true,
      merchantDiscountFee: c(34_500),
      principal: paidAndOwed(10_578, 489_422),
      interest: paidAndOwed(7_496, 7_337),
      lateFees: paidAndOwed(0, 904),
    }),
    'asset:recv:provider:p1=465500 inc:mdf=34500 inc:interest=14833 inc:late_fee=904 asset:loan:t1:principal=-489422 ' +
      'asset:loan:t1:interest=-7337 asset:loan:t1:fee=-904 liab:creditbalance:u1=-18074',
  ],
  [
    'credit balance paid out',
    refunds.creditBalancePaid({ ...loan, amount: c(18_074) }),
    'liab:creditbalance:u1=18074 asset:clearing:ach_out=-18074',
  ],
  [
    'credit balance paid out to a card',
    refunds.creditBalancePaid({ ...loan, amount: c(18_074), channel: 'card' }),
    'liab:creditbalance:u1=18074 asset:clearing:card=-18074',
  ],
  [
    'refund to a card settled',
    refunds.creditBalanceSettled({ amount: c(18_074), channel: 'card' }),
    'asset:clearing:card=18074 asset:bank:operating=-18074',
  ],
  [
    'refund to a card returned',
    refunds.creditBalanceReturned({ ...loan, amount: c(18_074), channel: 'card', wasSettled: false }),
    'asset:clearing:card=18074 liab:creditbalance:u1=-18074',
  ],
  [
    'promotion paid in full',
    loans.promoInterestWaived({ ...loan, interest: c(0), principal: c(47_366) }),
    'contra:promo_interest_waived=47366 asset:loan:t1:principal=-47366',
  ],
  [
    'goodwill',
    loans.goodwillCredit({ ...loan, principal: c(0), interest: c(500), fee: c(904) }),
    'exp:goodwill=1404 asset:loan:t1:interest=-500 asset:loan:t1:fee=-904',
  ],
  [
    'charge-off at 120 days',
    loans.chargedOff({ ...loan, principal: c(400_000), interest: c(7_337), fee: c(904) }),
    'exp:charge_off=408241 asset:loan:t1:principal=-400000 asset:loan:t1:interest=-7337 asset:loan:t1:fee=-904',
  ],
  ['recovery', loans.recovered({ ...loan, amount: c(5_000) }), 'liab:unapplied:u1=5000 exp:charge_off=-5000'],
  [
    'share sold to a partner',
    refunds.shareSold({ ...loan, partnerId: 'f1', principal: c(400_000) }),
    'asset:bank:operating=400000 asset:loan:t1:sold=-400000',
  ],
  [
    'partner share of a payment',
    refunds.shareOwed({ ...loan, partnerId: 'f1', principal: c(8_462), interest: c(5_997) }),
    'asset:loan:t1:sold=8462 inc:interest=5997 liab:payable:partner:f1=-14459',
  ],
  [
    'partner paid',
    refunds.partnerPaid({ partnerId: 'f1', amount: c(14_459) }),
    'liab:payable:partner:f1=14459 asset:clearing:ach_out=-14459',
  ],
  [
    'plan paid to the practice in advance',
    memberships.planFunded({ ...member, total: c(660_180), discountFee: c(19_739) }),
    'asset:recv:plan:m1=660180 liab:payable:provider:p1=-640441 inc:discount_fee=-19739',
  ],
  [
    'membership month, practice paid monthly',
    memberships.membershipBilled({ ...member, ...month, isPlanFunded: false, merchantFee: c(1_645) }),
    'asset:recv:member:m1=55514 liab:payable:provider:p1=-53370 inc:discount_fee=-1645 inc:membership_fee=-499',
  ],
  [
    'membership month, practice paid in advance',
    memberships.membershipBilled({ ...member, ...month, isPlanFunded: true, merchantFee: c(0) }),
    'asset:recv:member:m1=55514 asset:recv:plan:m1=-55015 inc:membership_fee=-499',
  ],
  [
    'membership paid by card',
    memberships.membershipPaid({ ...member, channel: 'card', amount: c(55_514) }),
    'asset:clearing:card=55514 asset:recv:member:m1=-55514',
  ],
  [
    'membership payment returned before settlement',
    memberships.membershipReturned({ ...member, channel: 'card', amount: c(55_514), wasSettled: false }),
    'asset:recv:member:m1=55514 asset:clearing:card=-55514',
  ],
  [
    'membership payment returned after settlement',
    memberships.membershipReturned({ ...member, channel: 'ach_in', amount: c(55_514), wasSettled: true }),
    'asset:recv:member:m1=55514 asset:bank:operating=-55514',
  ],
  [
    'upfront cost of a plan, practice paid monthly',
    memberships.upfrontBilled({ ...member, treatments: c(150_000), merchantFee: c(4_485), isPlanFunded: false }),
    'asset:recv:member:m1=150000 liab:payable:provider:p1=-145515 inc:discount_fee=-4485',
  ],
  [
    'upfront cost of a plan, practice paid in advance',
    memberships.upfrontBilled({ ...member, treatments: c(150_000), merchantFee: c(0), isPlanFunded: true }),
    'asset:recv:member:m1=150000 asset:recv:plan:m1=-150000',
  ],
  [
    'plan changed up, practice paid in advance',
    memberships.planChanged({
      ...member,
      ...unchanged,
      isPlanFunded: true,
      totalChange: c(120_000),
      feeChange: c(3_588),
    }),
    'asset:recv:plan:m1=120000 liab:payable:provider:p1=-116412 inc:discount_fee=-3588',
  ],
  [
    'plan changed below what was paid, practice paid in advance',
    memberships.planChanged({
      ...member,
      ...unchanged,
      isPlanFunded: true,
      totalChange: c(-460_180),
      feeChange: c(-13_759),
      refund: c(75_075),
    }),
    'asset:recv:plan:m1=-385105 liab:creditbalance:u1=-75075 liab:payable:provider:p1=446421 inc:discount_fee=13759',
  ],
  [
    'plan changed below what was billed, practice paid monthly',
    memberships.planChanged({
      ...member,
      ...unchanged,
      isPlanFunded: false,
      totalChange: c(-460_180),
      feeChange: c(-2_245),
      billsLowered: c(55_015),
      refund: c(20_060),
    }),
    'asset:recv:member:m1=-55015 liab:creditbalance:u1=-20060 liab:payable:provider:p1=72830 inc:discount_fee=2245',
  ],
  [
    'plan changed up, practice paid monthly: the months to come say it',
    memberships.planChanged({ ...member, ...unchanged, isPlanFunded: false, totalChange: c(120_000) }),
    '',
  ],
  [
    'cancellation that owes, practice paid monthly: it gets the difference less its fee',
    memberships.membershipCancelled({ ...member, ...nothing, owed: c(38_100), feeReturned: c(-1_139) }),
    'asset:recv:member:m1=38100 liab:payable:provider:p1=-36961 inc:discount_fee=-1139',
  ],
  [
    'cancellation that owes, practice paid in advance',
    memberships.membershipCancelled({
      ...member,
      ...nothing,
      owed: c(38_100),
      unbilled: c(385_105),
      feeReturned: c(10_375),
    }),
    'asset:recv:member:m1=38100 asset:recv:plan:m1=-385105 liab:payable:provider:p1=336630 inc:discount_fee=10375',
  ],
  [
    'cancellation whose claim is what was billed and not paid',
    memberships.membershipCancelled({ ...member, ...nothing, owed: c(55_015), openBills: c(55_015) }),
    '',
  ],
  [
    'cancellation that gives up the fee of a month that was not paid',
    memberships.membershipCancelled({
      ...member,
      ...nothing,
      owed: c(55_015),
      openBills: c(55_015),
      openFees: c(499),
    }),
    'asset:recv:member:m1=-499 inc:membership_fee=499',
  ],
  [
    'SaaS fee',
    memberships.saasBilled({ practiceId: 'p1', amount: c(39_900) }),
    'asset:recv:provider:p1=39900 inc:saas=-39900',
  ],
  [
    'provider’s part of a membership fee, on its invoice',
    memberships.providerFeeBilled({ practiceId: 'p1', amount: c(499) }),
    'asset:recv:provider:p1=499 inc:membership_fee=-499',
  ],
  [
    'invoice paid',
    memberships.providerInvoicePaid({ practiceId: 'p1', channel: 'ach_in', amount: c(40_399) }),
    'asset:clearing:ach_in=40399 asset:recv:provider:p1=-40399',
  ],
  [
    'invoice payment returned before settlement',
    memberships.providerInvoiceReturned({
      practiceId: 'p1',
      channel: 'ach_in',
      amount: c(40_399),
      wasSettled: false,
    }),
    'asset:recv:provider:p1=40399 asset:clearing:ach_in=-40399',
  ],
  [
    'invoice payment returned after settlement',
    memberships.providerInvoiceReturned({ practiceId: 'p1', channel: 'card', amount: c(40_399), wasSettled: true }),
    'asset:recv:provider:p1=40399 asset:bank:operating=-40399',
  ],
  [
    'loyalty credit contribution, funded by the practice',
    memberships.creditsGranted({ userId: 'u1', practiceId: 'p1', amount: c(1_500) }),
    'asset:recv:provider:p1=1500 liab:credits:u1=-1500',
  ],
  [
    'credits as a gesture',
    memberships.creditsGranted({ userId: 'u1', practiceId: null, amount: c(1_500) }),
    'exp:goodwill=1500 liab:credits:u1=-1500',
  ],
  [
    'credits expired: back to the practice that funded them',
    memberships.creditsExpired({ userId: 'u1', practiceId: 'p1', amount: c(1_500) }),
    'liab:credits:u1=1500 asset:recv:provider:p1=-1500',
  ],
  [
    'credits bought',
    memberships.creditsBought({ userId: 'u1', amount: c(5_000), channel: 'card' }),
    'asset:clearing:card=5000 liab:credits:u1=-5000',
  ],
  [
    'money of bought credits returned after some were used',
    memberships.creditsPurchaseReturned({
      ...member,
      amount: c(5_000),
      left: c(4_000),
      channel: 'ach_in',
      wasSettled: false,
    }),
    'liab:credits:u1=4000 asset:recv:member:m1=1000 asset:clearing:ach_in=-5000',
  ],
  [
    'money of bought credits returned after settlement',
    memberships.creditsPurchaseReturned({
      ...member,
      amount: c(5_000),
      left: c(5_000),
      channel: 'ach_in',
      wasSettled: true,
    }),
    'liab:credits:u1=5000 asset:bank:operating=-5000',
  ],
  [
    'credits applied to a bill',
    memberships.creditsApplied({ ...member, amount: c(1_500) }),
    'liab:credits:u1=1500 asset:recv:member:m1=-1500',
  ],
  [
    'refund of what credits had paid',
    memberships.creditsReturned({ userId: 'u1', amount: c(1_500) }),
    'liab:creditbalance:u1=1500 liab:credits:u1=-1500',
  ],
  [
    'credits withdrawn',
    memberships.creditsWithdrawn({ userId: 'u1', amount: c(5_000) }),
    'liab:credits:u1=5000 asset:clearing:ach_out=-5000',
  ],
  [
    'withdrawal to a card returned',
    memberships.creditsWithdrawalReturned({ userId: 'u1', amount: c(5_000), channel: 'card', wasSettled: false }),
    'asset:clearing:card=5000 liab:credits:u1=-5000',
  ],
  [
    'withdrawal returned after settlement',
    memberships.creditsWithdrawalReturned({ userId: 'u1', amount: c(5_000), wasSettled: true }),
    'asset:bank:operating=5000 liab:credits:u1=-5000',
  ],
  [
    'points earned',
    memberships.pointsEarned({ userId: 'u1', hundredths: 69_393 }),
    'points:issuer=69393 points:u1=-69393',
  ],
  [
    'points taken back',
    memberships.pointsTakenBack({ userId: 'u1', hundredths: 69_393 }),
    'points:u1=69393 points:issuer=-69393',
  ],
];

describe('posting templates', () => {
  test.each(CASES)('%s', (_name, entry, lines) => {
    const postings = entry?.postings ?? [];
    expect(postings.map((posting) => `${posting.account}=${posting.amount}`).join(' ')).toBe(lines);
    expect(sumsByUnit(postings)).toEqual({ USD: 0, PTS: 0 });
  });
});

describe('refusals', () => {
  test.each<readonly [string, string, () => unknown]>([
    ['amount', 'a purchase of 0', () => loans.purchaseAccepted({ ...loan, amount: c(0), merchantDiscountFee: c(0) })],
    ['amount', 'a negative payment', () => loans.paymentSettled({ channel: 'card', amount: c(-1) })],
    ['amount', 'half a cent', () => loans.fundingSettled({ amount: 0.5 as never })],
    ['amount', 'NaN', () => loans.interestAccrued({ ...loan, amount: Number.NaN as never })],
    [
      'merchantDiscountFee',
      'a fee above the purchase',
      () => loans.purchaseAccepted({ ...loan, amount: c(100), merchantDiscountFee: c(101) }),
    ],
    [
      'feeReturned',
      'a returned fee above the reduction',
      () => refunds.purchaseReduced({ ...loan, isFunded: true, amount: c(100), feeReturned: c(101) }),
    ],
    [
      'refund',
      'a cancellation that owes and refunds',
      () => memberships.membershipCancelled({ ...member, ...nothing, owed: c(1), refund: c(1) }),
    ],
    [
      'merchantFee',
      'a fee on a month of a plan that was paid in advance',
      () => memberships.membershipBilled({ ...member, ...month, isPlanFunded: true, merchantFee: c(1) }),
    ],
    [
      'left',
      'more credits left than were bought',
      () =>
        memberships.creditsPurchaseReturned({
          ...member,
          amount: c(1),
          left: c(2),
          channel: 'card',
          wasSettled: false,
        }),
    ],
    [
      'billsLowered',
      'a change that raises open bills',
      () => memberships.planChanged({ ...member, ...unchanged, isPlanFunded: true, billsLowered: c(-1) }),
    ],
    ['postings', 'a single line', () => balancedEntry('RECOVERED', [debit(account.bank('trust'), c(1))])],
    [
      'postings',
      'lines that do not sum to zero',
      () => balancedEntry('RECOVERED', [debit(account.bank('trust'), c(2)), credit(account.bank('operating'), c(1))]),
    ],
    [
      'postings',
      'cents set against points',
      () => balancedEntry('POINTS_EARNED', [debit(account.bank('trust'), c(1)), credit(account.points('u1'), c(1))]),
    ],
    ['account', 'a path outside the chart', () => ruleOf('asset:gold:1')],
    ['account', 'an owner with a colon', () => account.points('u1:issuer')],
    ['account', 'an empty owner', () => accountPath('liab:credits:')],
  ])('%s: %s is refused', (field, _case, call) => {
    expect(call).toThrow(expect.objectContaining({ name: 'DomainRefusal', field }));
  });
});
