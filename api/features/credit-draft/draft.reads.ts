import { takingRows } from '../../db/row-lock';
import { type RowOf, statement } from '../../db/statement';

const OPEN = ['OPEN', 'PROPOSED', 'SCHEDULED'] as const;

/** The draft of a profile that is not over. */
export const openDraft = statement<{ profileId: string }>()((q, p) =>
  q.selectFrom('credit_draft').selectAll().where('profile_id', '=', p.profileId).where('status', 'in', OPEN),
);

/** The same, taken until the transaction ends. */
export const takenDraft = statement<{ profileId: string }>()((q, p, dialect) =>
  takingRows(
    q.selectFrom('credit_draft').selectAll().where('profile_id', '=', p.profileId).where('status', 'in', OPEN),
    dialect,
  ),
);

export const draftById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('credit_draft').selectAll().where('id', '=', p.id),
);

/** Every draft of a profile, newest first. */
export const draftsOfProfile = statement<{ profileId: string }>()((q, p) =>
  q
    .selectFrom('credit_draft')
    .selectAll()
    .where('profile_id', '=', p.profileId)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit((eb) => eb.lit(100)),
);

/** What waits for a day that has come, in the order in which it was proposed. */
export const dueDrafts = statement<{ day: string }>()((q, p) =>
  q
    .selectFrom('credit_draft')
    .select(['id', 'profile_id'])
    .where('status', '=', 'SCHEDULED')
    .where('effective_on', '<=', p.day)
    .orderBy('effective_on')
    .orderBy('proposed_at')
    .orderBy('id'),
);

export const changesOfDraft = statement<{ draftId: string }>()((q, p) =>
  q.selectFrom('credit_draft_change').selectAll().where('draft_id', '=', p.draftId).orderBy('kind').orderBy('table_id'),
);

export const choicesOfDraft = statement<{ draftId: string }>()((q, p) =>
  q.selectFrom('credit_draft_choice').selectAll().where('draft_id', '=', p.draftId).orderBy('kind').orderBy('table_id'),
);

export const eventsOfDraft = statement<{ draftId: string }>()((q, p) =>
  q.selectFrom('credit_draft_event').selectAll().where('draft_id', '=', p.draftId).orderBy('seq'),
);

export const lastEvent = statement<{ draftId: string }>()((q, p) =>
  q
    .selectFrom('credit_draft_event')
    .select('seq')
    .where('draft_id', '=', p.draftId)
    .orderBy('seq', 'desc')
    .limit((eb) => eb.lit(1)),
);

/** How many practices work with a profile. */
export const practicesOfProfile = statement<{ profileId: string }>()((q, p) =>
  q
    .selectFrom('practice')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('risk_profile_id', '=', p.profileId),
);

/** A profile as it is in force, with who published it. */
export const profileInForce = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('risk_profile')
    .select(['id', 'version', 'name', 'config_hash', 'enrollment', 'published_at', 'published_by'])
    .where('id', '=', p.id)
    .where('is_current', '=', 1)
    .where('archived', '=', 0),
);

export type DraftRow = RowOf<typeof draftById>;
export type ChangeRow = RowOf<typeof changesOfDraft>;
export type ChoiceRow = RowOf<typeof choicesOfDraft>;
export type EventRow = RowOf<typeof eventsOfDraft>;
export type ProfileRow = RowOf<typeof profileInForce>;
