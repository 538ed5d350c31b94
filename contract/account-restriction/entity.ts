import { BANKRUPTCY_CHAPTERS, PERSON_STATES } from '@domain/person-state/person-state';
import { named } from '../schema';
import * as z from '../z';

export const RESTRICTION_CHANGES = [
  'HOLD',
  'RELEASE',
  'FRAUD',
  'FRAUD_UNDONE',
  'ARCHIVE',
  'ARCHIVE_UNDONE',
  'ALERTS_DISMISSED',
  'DECEASED',
  'DECEASED_ENDED',
  'BANKRUPTCY',
  'BANKRUPTCY_ENDED',
  'REPRESENTED',
  'REPRESENTED_ENDED',
  'CEASE_CONTACT',
  'CEASE_CONTACT_ENDED',
  'POWER_OF_ATTORNEY',
  'POWER_OF_ATTORNEY_ENDED',
] as const;

export const standingChange = named(
  'RestrictionChange',
  z.object({ kind: z.enum(RESTRICTION_CHANGES), reason: z.string(), userName: z.string(), at: z.string() }),
);

/** What staff recorded of a person from a paper and is in force: a death, a bankruptcy, who speaks for them, that they want no contact. */
export const personState = named(
  'PersonState',
  z.object({
    _id: z.string(),
    state: z.enum(PERSON_STATES),
    /** The day of the death, of the filing, or of the request. */
    on: z.string(),
    note: z.string(),
    chapter: z.nullable(z.enum(BANKRUPTCY_CHAPTERS)),
    caseNumber: z.nullable(z.string()),
    speakerName: z.nullable(z.string()),
    speakerEmail: z.nullable(z.string()),
    speakerPhone: z.nullable(z.string()),
    userName: z.string(),
    at: z.string(),
  }),
);

/** What the platform's staff have set about a borrower, and who set it why, the newest first. */
export const accountRestrictions = named(
  'BorrowerStanding',
  z.object({
    accountOnHold: z.boolean(),
    flaggedAsFraud: z.boolean(),
    isDeleted: z.boolean(),
    version: z.number(),
    states: z.array(personState),
    changes: z.array(standingChange),
  }),
);
