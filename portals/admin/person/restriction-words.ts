import type { RestrictionAct, RestrictionPerson } from './restriction.actions';

export type StandingWords = {
  title: (name: string) => string;
  act: string;
  pending: string;
  /** What it means for the person, and what they hear. */
  says: string;
};

const dismissal: StandingWords = {
  title: (name) => `Dismiss the fraud alert of ${name}?`,
  act: 'Dismiss alert',
  pending: 'Dismissing',
  says: 'You confirm that you reached the person, at the number of the alert where it has one, and that they applied themselves. What waits for a decision still waits.',
};

/** What each act asks before it is done, and before it is taken back. */
export const restrictionWords: Readonly<Record<RestrictionAct, readonly [set: StandingWords, undo: StandingWords]>> = {
  HOLD: [
    {
      title: (name) => `Put the account of ${name} on hold?`,
      act: 'Put on hold',
      pending: 'Putting it on hold',
      says: 'Nothing new can be approved and autopay takes nothing. Payments stay due and can be made. An email says so, without the reason.',
    },
    {
      title: (name) => `Take the hold off the account of ${name}?`,
      act: 'Take off hold',
      pending: 'Taking it off',
      says: 'The account can be used as before, and autopay goes on. An email says so.',
    },
  ],
  FRAUD: [
    {
      title: (name) => `Flag ${name} as fraud?`,
      act: 'Flag as fraud',
      pending: 'Flagging',
      says: 'No credit is available and autopay takes nothing. Nobody is told, so that whoever uses the name is not warned.',
    },
    {
      title: (name) => `Take the fraud flag of ${name} back?`,
      act: 'Take flag back',
      pending: 'Taking it back',
      says: 'The credit that was available is available again.',
    },
  ],
  ARCHIVE: [
    {
      title: (name) => `Archive ${name}?`,
      act: 'Archive',
      pending: 'Archiving',
      says: 'Their sessions end and nobody can log in. It is refused while they owe something, or something of theirs is still open. An email says that the account is closed.',
    },
    {
      title: (name) => `Bring ${name} back?`,
      act: 'Bring back',
      pending: 'Bringing back',
      says: 'They can log in again.',
    },
  ],
  ALERTS: [dismissal, dismissal],
};

type Standing = NonNullable<RestrictionPerson['standing']>;

/** What a page about the person says first. */
export const alertWords: Readonly<Record<RestrictionAct, string>> = {
  ARCHIVE: 'This borrower is archived.',
  FRAUD: 'This borrower is flagged as fraud.',
  HOLD: 'This account is on hold.',
  ALERTS: 'A fraud alert is on the credit file.',
};

/** What a change was, as a heading of its entry. */
export const changeWords: Readonly<Record<Standing['changes'][number]['kind'], string>> = {
  HOLD: 'Put on hold',
  RELEASE: 'Taken off hold',
  FRAUD: 'Flagged as fraud',
  FRAUD_UNDONE: 'Fraud flag taken back',
  ARCHIVE: 'Archived',
  ARCHIVE_UNDONE: 'Brought back',
  ALERTS_DISMISSED: 'Fraud alert dismissed',
};

/** Whether an act is in force, so that it can be taken back. An alert that was dismissed does not come back. */
export const isInForce = (act: RestrictionAct, standing: Standing): boolean =>
  ({ HOLD: standing.accountOnHold, FRAUD: standing.flaggedAsFraud, ARCHIVE: standing.isDeleted, ALERTS: false })[act];
