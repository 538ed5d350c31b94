import type { CivilDate } from '@domain/calendar/civil-date';
import { DomainRefusal } from '@domain/refusal';
import { carryOut } from '../../command/command';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import { administratorsWith } from '../application/index';
import { dueDrafts, takenDraft } from './draft.reads';
import { type AnyDraftWork, moveOn } from './draft-desk';
import { getProfile } from './draft-state';
import { REOPENED } from './propose-draft';
import { publishDraft } from './publish-draft';

const actor = { kind: 'system', name: 'publishing' } as const;

/**
 * Publishes what was agreed on for this day or an earlier one, before anything else of the day. A draft that cannot be published any
 * more is open again, and its history and a mail say why; the others are published all the same.
 */
export async function publishScheduled(deps: Deps, day: CivilDate): Promise<void> {
  for (const { id, profile_id: profileId } of await deps.database.read.all(dueDrafts, { day })) {
    try {
      await carryOut({ actor }, deps, async (context) => {
        const draft = await context.tx.first(takenDraft, { profileId });
        if (draft?.id !== id || draft.status !== 'SCHEDULED') return context.leaveNoRow('it is published already');
        await publishDraft(context, draft);
      });
    } catch (thrown) {
      if (!(thrown instanceof AppError || thrown instanceof DomainRefusal)) throw thrown;
      await carryOut({ actor }, deps, (context) => giveBack(context, { id, profileId, why: thrown.message }));
    }
  }
}

async function giveBack(
  context: AnyDraftWork,
  { id, profileId, why }: { id: string; profileId: string; why: string },
): Promise<void> {
  const draft = await context.tx.first(takenDraft, { profileId });
  if (draft?.id !== id || draft.status !== 'SCHEDULED') return context.leaveNoRow('somebody took it back');
  await moveOn(context, draft, { act: 'NOT_PUBLISHED', change: REOPENED, told: { note: why } });
  const { name } = await getProfile(context.tx, profileId);
  for (const { id: staffId, email, first_name: firstName } of await administratorsWith(context.tx, 'credit.edit', '')) {
    if (staffId !== draft.proposed_by_id && staffId !== draft.approved_by_id) continue;
    await context.send('draft-not-published', { to: email, firstName, profileId, profile: name, why, reader: 'staff' });
  }
}
