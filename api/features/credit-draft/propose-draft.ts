import { addDays, civilDate } from '@domain/calendar/civil-date';
import { AppError } from '../../http/app-error';
import { publishControl } from '../../versioned-table/publish-control.reads';
import { administratorsWith } from '../application/index';
import type { DraftRow } from './draft.reads';
import { todayOf } from './draft.view';
import { type DraftWork, moveOn, takeDraft } from './draft-desk';
import { getProfile } from './draft-state';
import { publishDraft, refuseUnpublishable } from './publish-draft';

type OfProfile = { params: { id: string } };
type Proposed = { version: number; reason: string; effectiveOn: string; askedId: string | null };

/** Nobody plans the price of credit further ahead. */
const MOST_DAYS_AHEAD = 365;

function refuseDay(effectiveOn: string, today: string): void {
  const last = addDays(civilDate(today), MOST_DAYS_AHEAD);
  if (effectiveOn >= today && effectiveOn <= last) return;
  const message = effectiveOn < today ? 'Choose today or a later day.' : 'Choose a day within a year.';
  throw new AppError('INVALID_FIELDS', { fields: [{ field: 'effectiveOn', message }] });
}

/**
 * Proposes a draft with its reason and the day from which it holds. Where a second person is asked for, it waits for one; else it is
 * published, today or on its day.
 * @throws AppError NOT_FOUND; STALE; INVALID_FIELDS naming the day or the colleague; RULES_FORBID with why it cannot be published.
 */
export async function proposeDraft(
  { params, body }: OfProfile & { body: Proposed },
  context: DraftWork,
): Promise<void> {
  const { tx, deps, actor, now } = context;
  const draft = await takeDraft(context, params.id, body.version);
  if (draft.status !== 'OPEN')
    throw new AppError('RULES_FORBID', { userMessage: 'This draft is already submitted or scheduled.' });
  refuseDay(body.effectiveOn, todayOf(deps));
  const { needsSecondPerson } = await publishControl(tx, deps.config);
  const others = await administratorsWith(tx, 'credit.edit', actor.staffId);
  if (needsSecondPerson && others.length === 0)
    throw new AppError('RULES_FORBID', { userMessage: 'No one else can publish it, and publishing needs two people.' });
  if (body.askedId !== null && !others.some(({ id }) => id === body.askedId))
    throw new AppError('INVALID_FIELDS', {
      fields: [{ field: 'askedId', message: 'Choose someone who can publish.' }],
    });
  await refuseUnpublishable(context, draft);
  const proposed = {
    reason: body.reason,
    effective_on: body.effectiveOn,
    proposed_by_id: actor.staffId,
    proposed_by: actor.name,
    proposed_at: now,
    asked_id: needsSecondPerson ? body.askedId : null,
    approved_by_id: null,
    approved_by: null,
    approved_at: null,
  };
  const told = { note: body.reason, detail: { effectiveOn: body.effectiveOn } };
  const status = needsSecondPerson ? 'PROPOSED' : 'SCHEDULED';
  const moved = await moveOn(context, draft, { act: 'PROPOSED', change: { ...proposed, status }, told });
  if (needsSecondPerson) await tellOthers(context, moved, others);
  else if (body.effectiveOn <= todayOf(deps)) await publishDraft(context, moved);
}

/** The colleague who was asked, or everybody who may publish. */
async function tellOthers(context: DraftWork, draft: DraftRow, others: Awaited<ReturnType<typeof administratorsWith>>) {
  const { name } = await getProfile(context.tx, draft.profile_id);
  for (const { id, email, first_name: firstName } of others) {
    if (draft.asked_id !== null && draft.asked_id !== id) continue;
    await context.send('draft-proposed', {
      to: email,
      firstName,
      by: context.actor.name,
      profileId: draft.profile_id,
      profile: name,
      effectiveOn: draft.effective_on ?? '',
      reader: 'staff',
    });
  }
}

const OWN = 'You submitted this. Someone else has to publish it, or you can withdraw it.';

/** @throws AppError RULES_FORBID for a draft that nobody proposed. */
async function takeProposed(context: DraftWork, { params, body }: OfProfile & { body: { version: number } }) {
  const draft = await takeDraft(context, params.id, body.version);
  if (draft.status !== 'PROPOSED')
    throw new AppError('RULES_FORBID', { userMessage: "This draft hasn't been submitted." });
  return draft;
}

/**
 * Publishes what a colleague proposed, at once where its day has come, else on its day.
 * @throws AppError NOT_FOUND; STALE with the cells that moved on; RULES_FORBID for one's own, and with why it cannot be published.
 */
export async function approveDraft(of: OfProfile & { body: { version: number } }, context: DraftWork): Promise<void> {
  const { actor, now, deps } = context;
  const draft = await takeProposed(context, of);
  if (draft.proposed_by_id === actor.staffId) throw new AppError('RULES_FORBID', { userMessage: OWN });
  await refuseUnpublishable(context, draft);
  const change = { status: 'SCHEDULED', approved_by_id: actor.staffId, approved_by: actor.name, approved_at: now };
  const moved = await moveOn(context, draft, { act: 'APPROVED', change });
  if ((draft.effective_on ?? '') <= todayOf(deps)) await publishDraft(context, moved);
}

const REOPENED = {
  status: 'OPEN',
  reason: null,
  effective_on: null,
  proposed_by_id: null,
  proposed_by: null,
  proposed_at: null,
  asked_id: null,
  approved_by_id: null,
  approved_by: null,
  approved_at: null,
} as const;

/** Turns down what a colleague proposed. @throws AppError NOT_FOUND, STALE, RULES_FORBID */
export async function declineDraft(
  of: OfProfile & { body: { version: number; reason: string } },
  context: DraftWork,
): Promise<void> {
  const draft = await takeProposed(context, of);
  if (draft.proposed_by_id === context.actor.staffId) throw new AppError('RULES_FORBID', { userMessage: OWN });
  await moveOn(context, draft, { act: 'DECLINED', change: REOPENED, told: { note: of.body.reason } });
}

/** Takes back what was proposed or waits for its day; whoever may edit may. @throws AppError NOT_FOUND, STALE, RULES_FORBID */
export async function withdrawDraft({ params, body }: OfProfile & { body: { version: number } }, context: DraftWork) {
  const draft = await takeDraft(context, params.id, body.version);
  if (draft.status === 'OPEN') throw new AppError('RULES_FORBID', { userMessage: "This draft hasn't been submitted." });
  await moveOn(context, draft, { act: 'WITHDRAWN', change: REOPENED });
}

export { REOPENED };
