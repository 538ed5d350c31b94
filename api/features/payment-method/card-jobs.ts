import { addDays, type CivilDate } from '@domain/calendar/civil-date';
import { CARD_NOTICE_DAYS } from '@domain/card/card-rule';
import { type Context, carryOut } from '../../command/command';
import type { Deps } from '../../deps';
import type { SystemActor } from '../../http/actor';
import type { EndOfDayJob } from '../business-day/index';
import { endExpiredCard } from './end-payment-method';
import {
  autopayingTransactions,
  cardsEndingBefore,
  membershipsPaidFrom,
  methodById,
  type PaymentMethodRow,
  takePayer,
} from './payment-method.reads';
import { autopayOfMethod } from './payment-method.view';
import { setEndTold } from './payment-method.writes';

const actor: SystemActor = { kind: 'system', name: 'Payments' };
const BATCH = 200;

type Work = (context: Context, card: PaymentMethodRow) => Promise<void>;

/** Works on every card in use whose last day is before one, each in a transaction that holds its owner. */
async function eachCardBefore(deps: Deps, day: CivilDate, work: Work): Promise<void> {
  for (let after = ''; ; ) {
    const found = await deps.database.read.all(cardsEndingBefore, { day, after, limit: BATCH });
    for (const { id, borrower_id: borrowerId } of found)
      await carryOut({ actor }, deps, async (context) => {
        await context.tx.first(takePayer, { id: borrowerId });
        const card = await context.tx.first(methodById, { id });
        if (card?.status !== 'ACTIVE' || card.ended_at !== null || (card.expires_on ?? day) >= day)
          return context.leaveNoRow('The card was changed meanwhile.');
        await work(context, card);
      });
    const last = found.at(-1);
    if (!last || found.length < BATCH) return;
    after = last.id;
  }
}

/** A card that passed its last day pays nothing more until its owner enters it anew. */
export const endExpiredCards = (deps: Deps, day: CivilDate): Promise<void> =>
  eachCardBefore(deps, day, async (context, card) => {
    if (!(await endExpiredCard(context, card))) context.leaveNoRow('It was ended before.');
  });

/** Tells whose card pays a membership or a loan that its last day is near, once of each last day. */
export const tellOfEndingCards = (deps: Deps, day: CivilDate): Promise<void> =>
  eachCardBefore(deps, addDays(day, CARD_NOTICE_DAYS + 1), tellOfEnd);

async function tellOfEnd({ tx, send, leaveNoRow }: Context, card: PaymentMethodRow): Promise<void> {
  leaveNoRow('The mail tells of it.');
  const { id, borrower_id: borrowerId, expires_on: on } = card;
  if (on === null || card.end_told_on === on) return;
  const payer = await tx.first(takePayer, { id: borrowerId });
  const numbers = autopayOfMethod(card, await tx.all(autopayingTransactions, { borrowerId }));
  const membership = await tx.first(membershipsPaidFrom, { methodId: id });
  if (!payer || payer.email === '' || (numbers.length === 0 && !membership)) return;
  await tx.run(setEndTold, { id, on });
  await send('card-ending', {
    ...(membership && { brand: 'membership' as const }),
    to: payer.email,
    firstName: payer.first_name,
    name: card.name,
    lastFour: card.last_four,
    on,
    ...(numbers.length > 0 && { numbers: numbers.map(String) }),
    paysMembership: membership !== undefined,
    borrowerId,
  });
}

/** What the calendar does to cards, before anything is taken from them. */
export const cardJobs: readonly EndOfDayJob[] = [
  { name: 'end-expired-cards', run: endExpiredCards },
  { name: 'tell-of-ending-cards', run: tellOfEndingCards },
];
