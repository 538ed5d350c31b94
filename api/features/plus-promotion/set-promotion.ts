import type { Decoded } from '@contract/endpoint';
import type { FieldFault } from '@contract/error';
import { setPatientfiPlusPromo } from '@contract/plus-promotion/calls';
import type { CivilDate } from '@domain/calendar/civil-date';
import { parseUsDate } from '@domain/calendar/us-date';
import { type Promotion, promotionAfter, promotionFaults } from '@domain/practice/plus-promotion';
import { DomainRefusal } from '@domain/refusal';
import { practiceToday } from '../../civil-today';
import { command } from '../../command/command';
import { AppError } from '../../http/app-error';
import { keepOnboarding, keepProfile, onboardedAt } from '../onboarding/index';
import { keepPromotion } from './keep-promotion';
import { promotionOf } from './promotion.reads';
import { offersFinancing, practiceAt, promotionView } from './promotion.view';
import { tellPractice } from './tell-practice';

type Body = Decoded<typeof setPatientfiPlusPromo>['body'];
type Day = CivilDate | '';

/** A day as it was written; what it was before where nobody says another. */
function dayOf(text: string | undefined, before: Day, faultAt: () => void): Day {
  if (text === undefined) return before;
  if (text === '') return '';
  try {
    return parseUsDate(text);
  } catch (error) {
    if (!(error instanceof DomainRefusal)) throw error;
    faultAt();
    return before;
  }
}

/** What the platform says of a promotion. @throws AppError INVALID_FIELDS for days that are none, or cannot be offered. */
function saidOf(body: Body, before: Promotion, today: CivilDate): Omit<Promotion, 'optIn'> {
  const faults: FieldFault[] = [];
  const noDay = (field: 'promoStartDate' | 'promoEndDate') => () =>
    void faults.push({ field, message: 'Enter a date like 08/20/2026.' });
  const said = {
    active: body.active,
    startDate: dayOf(body.promoStartDate, before.startDate, noDay('promoStartDate')),
    endDate: dayOf(body.promoEndDate, before.endDate, noDay('promoEndDate')),
  };
  if (faults.length === 0 && said.active)
    for (const [field, message] of Object.entries(promotionFaults(said, today))) faults.push({ field, message });
  if (faults.length > 0) throw new AppError('INVALID_FIELDS', { fields: faults });
  return said;
}

/**
 * Offers a practice the PatientFi Plus promotion for some days, both included, or withdraws it. A practice that takes part goes on
 * where the new days lie within those it agreed to; for any day more it is asked again.
 *
 * Effects: the promotion, its history and audit row, the step of the onboarding, and a mail to a practice that is open.
 * @throws AppError INVALID_FIELDS for days that there are not, that end before they begin, or that are over; STEP_ORDER for a
 * practice without financing; NOT_FOUND, STALE. Source: provider-admin §3, §7 Onboarding.
 */
export const setPromotion = command(setPatientfiPlusPromo)(async ({ body }, context) => {
  const { tx, deps, actor, leaveNoRow } = context;
  const { practiceId } = body;
  const { row, profile } = await onboardedAt(tx, practiceId, body.version);
  const practice = await practiceAt(tx, practiceId);
  if (!offersFinancing(practice))
    throw new AppError('STEP_ORDER', { userMessage: "This practice doesn't offer financing." });
  const { promotion: before, version } = await promotionOf(tx, practiceId);
  const after = promotionAfter(before, saidOf(body, before, practiceToday(deps.clock, practice)));
  // A practice of which nothing was told yet has no row.
  if (version === 1) await tx.run(keepProfile, profile);
  if (isSame(before, after)) leaveNoRow('it stays as it was');
  else {
    const act = after.active ? 'OFFERED' : 'WITHDRAWN';
    await keepPromotion(context, practiceId, { promotion: after, version, act });
    await tellPractice(context, practice, { before, after });
  }
  const onboarding = await keepOnboarding(context, row, { step: 'promotion' });
  return { onboarding, promotion: await promotionView(tx, practiceId, { actor, clock: deps.clock }) };
});

const isSame = (before: Promotion, after: Promotion): boolean =>
  before.active === after.active && before.startDate === after.startDate && before.endDate === after.endDate;
