import { id, named } from '../schema';
import { cellChange } from '../versioned-tables/declare-versioned-table';
import * as z from '../z';

/** Where a draft stands: open, proposed to a second person, waiting for its day, in force, or given up. */
export const DRAFT_STATUSES = ['OPEN', 'PROPOSED', 'SCHEDULED', 'PUBLISHED', 'DISCARDED'] as const;

/** What happened to a draft. */
export const DRAFT_ACTS = [
  'OPENED',
  'TABLE_SAVED',
  'TABLE_TAKEN_OUT',
  'TABLE_CHOSEN',
  'DISCARDED',
  'RESTORED',
  'PROPOSED',
  'APPROVED',
  'DECLINED',
  'WITHDRAWN',
  'PUBLISHED',
  'NOT_PUBLISHED',
] as const;

const ofTable = { kind: z.string(), tableId: z.string(), tableName: z.string() };

/** A table that somebody else changed since the draft was begun from it. */
const conflict = z.object({ version: z.number(), by: z.string(), at: z.string(), cells: z.array(cellChange) });

export const draftChange = named(
  'DraftChange',
  z.object({
    ...ofTable,
    /** The version it was begun from. */
    fromVersion: z.number(),
    name: z.string(),
    /** The declared fields of the kind, as its own calls have them. */
    content: z.record(z.string(), z.unknown()),
    cells: z.array(cellChange),
    changedBy: z.string(),
    changedAt: z.string(),
    conflict: z.nullable(conflict),
  }),
);

const draftChoice = z.object({
  ...ofTable,
  chosenId: z.string(),
  chosenName: z.string(),
  changedBy: z.string(),
  changedAt: z.string(),
});

/** What is wrong in a place of a draft, or what is read with care; the field is empty where it is several tables together. */
const draftFault = named(
  'DraftFault',
  z.object({ ...ofTable, field: z.string(), row: z.string(), column: z.string(), message: z.string() }),
);

const proposal = named(
  'DraftProposal',
  z.object({
    by: z.string(),
    isOwn: z.boolean(),
    at: z.string(),
    reason: z.string(),
    /** The business day from whose beginning it holds. */
    effectiveOn: z.string(),
    /** Whom it was proposed to; null where nobody was named or nobody needs to agree. */
    asked: z.nullable(z.string()),
    approvedBy: z.nullable(z.string()),
  }),
);

export const creditDraft = named(
  'CreditDraft',
  z.object({
    _id: z.string(),
    version: z.number(),
    status: z.enum(DRAFT_STATUSES),
    openedBy: z.string(),
    openedAt: z.string(),
    changes: z.array(draftChange),
    choices: z.array(draftChoice),
    /** Cells that differ, and tables that were chosen in the place of others. */
    count: z.number(),
    faults: z.array(draftFault),
    cautions: z.array(draftFault),
    /** Why it cannot be published as it is; empty when it can. */
    blocks: z.array(z.string()),
    proposal: z.nullable(proposal),
    publishedVersion: z.nullable(z.number()),
    /** The what-if that it was published on, or the newest one. */
    whatIfId: z.nullable(z.string()),
    endedBy: z.nullable(z.string()),
    endedAt: z.nullable(z.string()),
    events: z.array(
      z.object({ act: z.enum(DRAFT_ACTS), by: z.string(), at: z.string(), note: z.nullable(z.string()) }),
    ),
  }),
);

export const draftOfProfile = named(
  'DraftOfProfile',
  z.object({
    profile: z.object({
      _id: z.string(),
      name: z.string(),
      version: z.number(),
      publishedAt: z.string(),
      publishedBy: z.string(),
      practices: z.number(),
      /** Other profiles that work with a table that the draft changes: publishing changes them, too. */
      alsoIn: z.array(z.string()),
    }),
    canEdit: z.boolean(),
    needsSecondPerson: z.boolean(),
    /** The earliest day from which it may hold. */
    today: z.string(),
    secondPeople: z.array(z.object({ _id: z.string(), name: z.string() })),
    draft: z.nullable(creditDraft),
    /** The newest draft that was given up and can be brought back. */
    discarded: z.nullable(z.object({ _id: z.string(), by: z.string(), at: z.string(), count: z.number() })),
  }),
);

export const ofProfile = () => z.object({ id: id() });
/** The version of the draft that was seen; nothing where there was none. */
export const draftVersion = () => z.nullable(z.int().check(z.minimum(1), z.maximum(2_147_483_647)));
export const seenVersion = () => z.int().check(z.minimum(1), z.maximum(2_147_483_647));
