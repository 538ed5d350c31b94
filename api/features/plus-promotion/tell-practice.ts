import { isOpen, type Promotion } from '@domain/practice/plus-promotion';
import type { Context } from '../../command/command';
import { en } from '../../mail/mail-parts';
import type { PromotedPractice } from './promotion.reads';
import { stateNow } from './promotion.view';

type Telling = Pick<Context, 'send' | 'deps'>;
type Told = Pick<PromotedPractice, 'name' | 'email' | 'time_zone'>;

/** Mails a practice the promotion that it is offered, while it can take part. */
export async function tellOffer({ send, deps }: Telling, practice: Told, promotion: Promotion): Promise<void> {
  if (!isOpen(stateNow(promotion, practice, deps.clock))) return;
  await send('promotion-offered', {
    to: practice.email,
    practiceName: practice.name,
    from: en.day(promotion.startDate),
    until: en.day(promotion.endDate),
    takesPart: promotion.optIn,
  });
}

/**
 * Mails a practice what the platform did with its promotion: that it is offered, or that it is withdrawn before its last day ended.
 * A practice that is not open sees nothing before it is activated, and is told then.
 */
export async function tellPractice(
  context: Telling,
  practice: PromotedPractice,
  { before, after }: { before: Promotion; after: Promotion },
): Promise<void> {
  if (practice.is_active === 0) return;
  if (after.active) return tellOffer(context, practice, after);
  const state = stateNow(before, practice, context.deps.clock);
  if (!isOpen(state)) return;
  await context.send('promotion-withdrawn', {
    to: practice.email,
    practiceName: practice.name,
    from: en.day(before.startDate),
    until: en.day(before.endDate),
    hadBegun: state === 'RUNNING',
  });
}
