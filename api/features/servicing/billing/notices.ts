import type { Context } from '../../../command/command';
import { type FactsOf, loanNotices, type NoticeKind } from '../../../mail/loan-notice-mails';
import type { NoticeFacts } from '../../../mail/notice';
import { businessDayOf, frozenPlan } from '../../credit-transaction/index';
import type { LoanRow } from '../loan.reads';
import { noteNotice } from '../loan.writes';

export type Notice = NoticeFacts & {
  kind: NoticeKind;
  /** What of the loan it is about: an installment, a payment, a day. */
  about: string;
};
/** A notice with the facts that its words tell, and no other. */
type NoticeOf<K extends NoticeKind> = Notice & { kind: K } & FactsOf<K> & {
    [Fact in Exclude<keyof NoticeFacts, keyof FactsOf<K>>]?: never;
  };

/** Who hears of a line, which is no loan. */
type Told = {
  id: string;
  email: string;
  first_name: string | null;
  phone?: string | null;
  phone_verified_at?: string | null;
};

/** Which loan it is about: its practice, what it was made for, and the number that its pages and statements show. */
function loanFacts({ id, number, practice_name: practice, selected_plan: plan }: LoanRow) {
  const purchaseCents = plan === null ? null : frozenPlan(plan).plan.amountFinancedCents;
  return { transactionId: id, number: Number(number), practice, purchaseCents };
}

/** Promises the mail of a notice, and its text message to a proven phone, unless it went out before. Returns whether it is new. */
export async function sendNotice<K extends NoticeKind>(
  { tx, deps, send }: Context,
  to: LoanRow | Told,
  notice: NoticeOf<K>,
): Promise<boolean> {
  const { kind, about, ...facts }: Notice = notice;
  const day = businessDayOf(deps);
  if ((await tx.run(noteNotice, { subjectId: to.id, kind, about, day })) !== 1) return false;
  const said = { notice: kind, firstName: to.first_name, ...('selected_plan' in to && loanFacts(to)), ...facts };
  await send('loan-notice', { ...said, to: to.email });
  if (loanNotices[kind].isTexted && to.phone && to.phone_verified_at)
    await send('loan-notice-sms', { ...said, to: `+1${to.phone}` });
  return true;
}
