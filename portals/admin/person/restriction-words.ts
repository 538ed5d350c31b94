import type { RestrictionAct, RestrictionPerson } from './restriction.actions';

export type StandingWords = {
  title: (name: string) => string;
  act: string;
  pending: string;
  /** What it means for the person, and what they hear. */
  says: string;
};

const dismissal: StandingWords = {
  title: (name) => `Dismiss ${name}’s fraud alert?`,
  act: 'Dismiss alert',
  pending: 'Dismissing',
  says: 'You confirm that you reached the person, at the alert’s number if it has one, and that they applied themselves. Pending decisions don’t change.',
};

/** What each act asks before it is done, and before it is taken back. */
export const restrictionWords: Readonly<Record<RestrictionAct, readonly [set: StandingWords, undo: StandingWords]>> = {
  HOLD: [
    {
      title: (name) => `Put ${name}’s account on hold?`,
      act: 'Put on hold',
      pending: 'Putting on hold',
      says: 'This blocks new approvals and pauses autopay. During the hold, no loan payment is due and no late fee is added, and the borrower can still pay. We’ll email them, without the reason.',
    },
    {
      title: (name) => `Remove hold on ${name}’s account?`,
      act: 'Remove hold',
      pending: 'Removing hold',
      says: 'This reopens the account and resumes autopay. We’ll email the borrower.',
    },
  ],
  FRAUD: [
    {
      title: (name) => `Flag ${name} for fraud?`,
      act: 'Flag for fraud',
      pending: 'Flagging',
      says: 'This blocks their available credit and pauses autopay. The borrower isn’t notified, so a possible impostor isn’t tipped off.',
    },
    {
      title: (name) => `Remove ${name}’s fraud flag?`,
      act: 'Remove flag',
      pending: 'Removing',
      says: 'This restores their available credit.',
    },
  ],
  ARCHIVE: [
    {
      title: (name) => `Archive ${name}?`,
      act: 'Archive',
      pending: 'Archiving',
      says: 'From then on they can only see and save their documents, for seven years. You can’t archive someone who owes money or has anything open. We’ll email them that the account is closed.',
    },
    {
      title: (name) => `Restore ${name}?`,
      act: 'Restore',
      pending: 'Restoring',
      says: 'This lets them log in again.',
    },
  ],
  ALERTS: [dismissal, dismissal],
};

type Standing = NonNullable<RestrictionPerson['standing']>;

/** What a page about the person says first. */
export const alertWords: Readonly<Record<RestrictionAct, string>> = {
  ARCHIVE: 'This borrower is archived.',
  FRAUD: 'This borrower is flagged for fraud.',
  HOLD: 'This account is on hold.',
  ALERTS: 'The credit file has a fraud alert.',
};

/** What a change was, as a heading of its entry. */
export const changeWords: Readonly<Record<Standing['changes'][number]['kind'], string>> = {
  HOLD: 'Put on hold',
  RELEASE: 'Hold removed',
  FRAUD: 'Flagged for fraud',
  FRAUD_UNDONE: 'Fraud flag removed',
  ARCHIVE: 'Archived',
  ARCHIVE_UNDONE: 'Restored',
  ALERTS_DISMISSED: 'Fraud alert dismissed',
  DECEASED: 'Death recorded',
  DECEASED_ENDED: 'Death record ended',
  BANKRUPTCY: 'Bankruptcy recorded',
  BANKRUPTCY_ENDED: 'Bankruptcy record ended',
  REPRESENTED: 'Attorney recorded',
  REPRESENTED_ENDED: 'Attorney record ended',
  CEASE_CONTACT: 'Request to stop contact recorded',
  CEASE_CONTACT_ENDED: 'Request to stop contact ended',
  POWER_OF_ATTORNEY: 'Power of attorney recorded',
  POWER_OF_ATTORNEY_ENDED: 'Power of attorney ended',
};

/** Whether an act is in force, so that it can be taken back. An alert that was dismissed does not come back. */
export const isInForce = (act: RestrictionAct, standing: Standing): boolean =>
  ({ HOLD: standing.accountOnHold, FRAUD: standing.flaggedAsFraud, ARCHIVE: standing.isDeleted, ALERTS: false })[act];
