import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cents, cents } from '../money/cents';
import { ratePercent } from '../money/rate';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { type AccountPath, account, ruleOf } from './account';
import { discountFee, partnerSplit } from './discount-fee';
import type { EntryDraft, JournalEntry } from './entry';
import { balanceOf, checkJournal, checkPosting, checkUnchanged } from './invariants';
import * as loans from './loan-templates';
import * as memberships from './membership-templates';
import * as refunds from './refund-templates';
import { reverse } from './reversal';

const EVENTS_PER_HISTORY = 10_000;
const HISTORIES = PROPERTY_RUNS >= 100_000 ? 20 : 1;

type Event = { readonly pick: number; readonly amount: number; readonly owner: number; readonly part: number };

const eventArbitrary = fc.record<Event>({
  pick: fc.nat({ max: 21 }),
  amount: fc.integer({ min: 1, max: 4_000_000 }),
  owner: fc.nat({ max: 30 }),
  part: fc.nat({ max: 100 }),
});

/** Every template, driven by an event. */
function draftFor({ pick, amount, owner, part }: Event): EntryDraft {
  const ids = { transactionId: `t${owner}`, practiceId: `p${owner % 5}`, userId: `u${owner}`, partnerId: 'f1' };
  const member = { ...ids, membershipId: `m${owner}` };
  const whole = cents(amount);
  const some = cents(Math.floor((amount * part) / 100));
  const rest = cents(amount - some);
  const { fee } = discountFee(whole, { mdf: ratePercent('6.9'), minimumFee: cents(0) });
  const split = partnerSplit(whole, ratePercent('80'));
  const isFunded = part % 2 === 0;
  const none = { paid: cents(0), owed: cents(0) };
  const drafts: readonly (() => EntryDraft)[] = [
    () => loans.purchaseAccepted({ ...ids, amount: whole, merchantDiscountFee: fee }),
    () => loans.fundingSent({ ...ids, amount: whole }),
    () => loans.fundingSettled({ amount: whole }),
    () => loans.interestAccrued({ ...ids, amount: whole }),
    () => loans.paymentSubmitted({ ...ids, channel: isFunded ? 'card' : 'ach_in', amount: whole }),
    () =>
      loans.paymentAllocated({ ...ids, interest: some, principal: rest, fee: cents(part), creditBalance: cents(0) }),
    () => loans.paymentSettled({ channel: 'ach_in', amount: whole }),
    () => loans.feeCharged({ ...ids, fee: 'late_fee', amount: whole }),
    () => loans.promoInterestWaived({ ...ids, interest: some, principal: rest }),
    () => loans.chargedOff({ ...ids, principal: whole, interest: some, fee: cents(part) }),
    () => refunds.purchaseReduced({ ...ids, isFunded, amount: whole, feeReturned: fee }),
    () =>
      refunds.purchaseRefunded({
        ...ids,
        isFunded,
        merchantDiscountFee: fee,
        principal: { paid: some, owed: rest },
        interest: { paid: cents(part), owed: some },
        lateFees: none,
      }),
    () => refunds.shareOwed({ ...ids, principal: split.partner, interest: split.ours }),
    () => memberships.planFunded({ ...member, total: whole, discountFee: fee }),
    () =>
      memberships.membershipBilled({
        ...member,
        treatments: whole,
        memberFee: cents(499),
        isPlanFunded: isFunded,
        merchantFee: isFunded ? cents(0) : fee,
      }),
    () => memberships.membershipPaid({ ...member, channel: 'card', amount: whole }),
    () => memberships.creditsGranted({ ...ids, practiceId: isFunded ? ids.practiceId : null, amount: whole }),
    () => memberships.creditsApplied({ ...member, amount: whole }),
    () => memberships.creditsWithdrawn({ ...ids, amount: whole }),
    () => memberships.pointsEarned({ ...ids, hundredths: amount }),
    () => memberships.pointsTakenBack({ ...ids, hundredths: amount }),
    () => memberships.saasBilled({ ...ids, amount: whole }),
  ];
  const draft = drafts[pick];
  if (!draft) throw new Error(`No template ${pick}`);
  return draft();
}

/** A journal with its stored balances, kept the way the write path keeps them: post, or refuse and leave all as it was. */
function runHistory(events: readonly Event[]) {
  const journal: JournalEntry[] = [];
  const balances = new Map<AccountPath, Cents>();
  const reversed = new Set<string>();
  const totals = { USD: 0, PTS: 0 };
  let refusedCount = 0;
  events.forEach((event, index) => {
    const target = event.part > 90 ? journal[Math.floor((index * event.part) / 150)] : undefined;
    const reversalOf = target && !reversed.has(target.id) && target.reversalOf === undefined ? target.id : undefined;
    const draft = reversalOf && target ? reverse([target], reversalOf) : draftFor(event);
    if (checkPosting(balances, draft.postings).length > 0) {
      refusedCount += 1;
      return;
    }
    if (reversalOf) reversed.add(reversalOf);
    for (const { account: path, amount } of draft.postings) {
      balances.set(path, cents(balanceOf(balances, path) + amount));
      totals[ruleOf(path).unit] += amount;
    }
    journal.push({ ...draft, id: `e${index}`, idempotencyKey: `k${index}` });
    if (totals.USD !== 0 || totals.PTS !== 0) throw new Error(`Out of balance after event ${index}: ${draft.kind}`);
  });
  return { journal, balances, refusedCount, reversedCount: reversed.size };
}

test(`a random history of ${EVENTS_PER_HISTORY} events is in balance after every event`, () => {
  fc.assert(
    fc.property(
      fc.array(eventArbitrary, { minLength: EVENTS_PER_HISTORY, maxLength: EVENTS_PER_HISTORY, size: 'max' }),
      (events) => {
        const { journal, balances, refusedCount, reversedCount } = runHistory(events);
        expect(checkJournal(journal, balances)).toEqual([]);
        expect(checkUnchanged(journal.slice(0, 5_000), journal)).toEqual([]);
        // The history is worth its name: most events are written, some are reversed, overdrawn credits are refused.
        expect(journal.length).toBeGreaterThan(7_000);
        expect(reversedCount).toBeGreaterThan(100);
        expect(refusedCount).toBeGreaterThan(10);
      },
    ),
    { numRuns: HISTORIES, endOnFailure: true },
  );
});

test('a history with one altered posting is caught', () => {
  const events = fc.sample(eventArbitrary, { numRuns: 200, seed: 7 });
  const { journal, balances } = runHistory(events);
  const [first, ...rest] = journal;
  if (!first) throw new Error('The history is empty.');
  const altered = {
    ...first,
    postings: [...first.postings.slice(1), { account: account.bank('trust'), amount: cents(1) }],
  };
  expect(checkJournal([altered, ...rest], balances).map((violation) => violation.invariant)).toContain(1);
});
