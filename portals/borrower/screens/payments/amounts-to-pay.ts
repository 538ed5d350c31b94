import { allOwed } from '@domain/loan/all-owed';
import { centsFromDollars, dollarsFromCents } from '@domain/money/dollars';
import { civilDate } from '@portals/format/dates';
import { usd } from '@portals/format/usd';
import type { Snapshot } from 'valtio/vanilla';
import type { LoanPayments, Payoff } from '../../stores/loan.store';
import { copy } from './copy';

type Owed = Pick<Snapshot<LoanPayments>, 'next' | 'owed' | 'chargedOff'>;
type Choice = { value: string; title: string; aside?: string; detail?: string | undefined };

/** All that is owed, with what is owed back. */
export const allWithOwedBack = ({ owed, payoff }: { owed: Owed['owed']; payoff: Snapshot<Payoff> | null }): number =>
  dollarsFromCents(
    allOwed({
      owedBackCents: centsFromDollars(owed.owedBack),
      chargedOffCents: centsFromDollars(owed.chargedOff),
      payoffCents: centsFromDollars(payoff?.total ?? 0),
    }),
  );

/** The amounts that make sense today, each with its figure; none where nothing is owed. */
export function amountsToPay({ owed, payoff }: { owed: Owed; payoff: Snapshot<Payoff> | null }): Choice[] {
  const { next, owed: sums, chargedOff } = owed;
  const choices: Choice[] = [];
  // Days before its due date the last payment is more than what closes the loan today, which is all that is taken.
  const isAsked = (amount: number) => !payoff || amount <= payoff.total;
  if (sums.pastDue > 0 && isAsked(sums.toCatchUp)) {
    const since = next?.overdueSince ? [copy.lateSince(civilDate(next.overdueSince))] : [];
    const detail = [...since, ...(sums.fees > 0 ? [copy.lateFees(usd(sums.fees))] : [])].join(' ') || undefined;
    choices.push({ value: 'LATE', title: copy.late, aside: usd(sums.toCatchUp), detail });
  }
  // Where one payment is all that is late, it stands there once.
  const isSaid = next?.overdueSince && choices.some(({ aside }) => aside === usd(next.amount));
  if (next && !isSaid && isAsked(next.amount)) {
    const said = next.opensOn
      ? { title: copy.ahead, detail: copy.aheadDetail(civilDate(next.dueOn), civilDate(next.opensOn)) }
      : { title: next.overdueSince ? copy.oldest(civilDate(next.dueOn)) : copy.next(civilDate(next.dueOn)) };
    choices.push({ value: 'NEXT', aside: usd(next.amount), ...said });
  }
  if (payoff && payoff.total > 0) {
    const detail = payoff.cancelsInterest ? copy.payoffFree : copy.payoffDetail(usd(payoff.perDiem));
    choices.push({ value: 'PAYOFF', title: copy.payoff, aside: usd(payoff.total), detail });
  }
  if (chargedOff?.promo) {
    const { left, payBy, interest } = chargedOff.promo;
    const detail = copy.keepsPromoDetail(civilDate(payBy), usd(interest));
    choices.push({ value: 'KEEPS_PROMO', title: copy.keepsPromo, aside: usd(left), detail });
  }
  if (sums.chargedOff > 0)
    choices.push({
      value: 'GIVEN_UP',
      title: copy.chargedOff,
      aside: usd(sums.chargedOff),
      detail: copy.chargedOffDetail,
    });
  if (sums.owedBack > 0) {
    const said =
      choices.length > 0
        ? { title: copy.allOwedBack, detail: copy.allOwedBackDetail(usd(sums.owedBack)) }
        : { title: copy.owedBack, detail: copy.owedBackDetail };
    choices.push({ value: 'OWED_BACK', aside: usd(allWithOwedBack({ owed: sums, payoff })), ...said });
  }
  return choices.length > 0 ? [...choices, { value: 'CUSTOM', title: copy.custom }] : [];
}
