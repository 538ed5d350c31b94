import { enrollInPatientfiPlusPromotion } from '@contract/plus-promotion/calls';
import { isOpen } from '@domain/practice/plus-promotion';
import { command, refuseStale } from '../../command/command';
import { AppError } from '../../http/app-error';
import { keepPromotion } from './keep-promotion';
import { promotionOf } from './promotion.reads';
import { practiceAt, promotionView, stateNow } from './promotion.view';

/**
 * The practice takes part in the promotion that it is offered, or stops. Applicants who were offered PatientFi Plus keep the offer.
 *
 * Effects: the promotion, its history and audit row. What stays as it was leaves none.
 * @throws AppError STEP_ORDER where no promotion runs or is announced; NOT_FOUND, STALE. Source: provider-admin §3, §7 Onboarding.
 */
export const takePart = command(enrollInPatientfiPlusPromotion)(async ({ body }, context) => {
  const { tx, deps, actor, leaveNoRow } = context;
  const { practiceId, optIn } = body;
  const practice = await practiceAt(tx, practiceId);
  const { promotion, version } = await promotionOf(tx, practiceId);
  refuseStale(body.version, { version });
  if (!isOpen(stateNow(promotion, practice, deps.clock)))
    throw new AppError('STEP_ORDER', { userMessage: 'This practice has no current or upcoming promotion.' });
  if (promotion.optIn === optIn) leaveNoRow('it stays as it was');
  else {
    const act = optIn ? 'JOINED' : 'LEFT';
    await keepPromotion(context, practiceId, { promotion: { ...promotion, optIn }, version, act });
  }
  return { promotion: await promotionView(tx, practiceId, { actor, clock: deps.clock }) };
});
