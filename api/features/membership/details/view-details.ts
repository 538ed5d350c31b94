import type { getMembershipDetails } from '@contract/membership/details-calls';
import { cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import type * as z from 'zod/mini';
import { practiceToday } from '../../../civil-today';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import { historyOf, membershipById } from '../../member-record/index';
import { practicesSide } from '../cancellation/practices-side';
import { backOf, quoteNow } from '../cancellation/quote';
import { runningOf } from '../figures';
import { partiesOf } from '../membership.reads';
import { viewMembership } from '../membership.view';
import { requestOf } from '../request-note';

type Details = z.input<(typeof getMembershipDetails)['result']>;
/** By what the processor answered: a NACHA code of a bank account, a word of a card. */
function kindOfCode(code: string | null): 'BANK' | 'CARD' | null {
  if (code === null) return null;
  return /^R\d\d$/.test(code) ? 'BANK' : 'CARD';
}

/** What staff do for a member who asked; a note of these may name how and when. */
const REQUESTED: readonly string[] = ['AUTOPAY_ENDED', 'CANCELLED'];
const usd = (amount: number) => dollarsFromCents(cents(amount));

/** A membership for its practice, with its history and what cancelling it today would mean for both sides. @throws AppError NOT_FOUND */
export async function viewDetails({ db, deps }: { db: Db; deps: Pick<Deps, 'clock'> }, id: string): Promise<Details> {
  const membership = await viewMembership({ db, deps }, id, 'practice');
  const history = await db.all(historyOf, { membershipId: id });
  return {
    membership,
    history: history.map((row) => ({
      at: row.at,
      action: row.action,
      userName: row.user_name,
      amount: row.amount_cents === null ? null : usd(Number(row.amount_cents)),
      request: REQUESTED.includes(row.action) ? requestOf(row.note) : null,
      methodKind: row.action === 'PAYMENT_RETURNED' ? kindOfCode(row.note) : null,
    })),
    ifCancelled: await ifCancelledNow({ db, deps }, id),
  };
}

async function ifCancelledNow({ db, deps }: { db: Db; deps: Pick<Deps, 'clock'> }, id: string) {
  const row = await db.first(membershipById, { id });
  const parties = await db.first(partiesOf, { membershipId: id });
  const of = row?.status === 'ACTIVE' ? await runningOf(db, row) : undefined;
  if (!of || !parties) return null;
  const quoted = await quoteNow(db, of, { today: practiceToday(deps.clock, parties) });
  const { quote } = quoted;
  const back = backOf(quoted);
  const { netCents } = await practicesSide(db, of, quote);
  return {
    totalDelivered: usd(quote.chargedCents),
    totalPaid: usd(quote.paidCents),
    owes: usd(quote.totalUnpaidCents),
    getsBack: usd(back.moneyCents),
    creditsBack: usd(back.creditsCents),
    practiceReturns: usd(-netCents),
  };
}
