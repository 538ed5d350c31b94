import type { PersonState } from '@domain/person-state/person-state';
import { whatStops } from '@domain/person-state/person-state';
import { civilDate } from '@portals/format/dates';
import type { RestrictionPerson } from './restriction.actions';

export type ShownState = NonNullable<RestrictionPerson['standing']>['states'][number];

type Words = {
  label: string;
  /** What its day is the day of. */
  day: string;
  /** What a page about the person says first. */
  says: (on: string) => string;
  paper: string;
};

export const stateWords: Readonly<Record<PersonState, Words>> = {
  DECEASED: {
    label: 'Deceased',
    day: 'Date of death',
    says: (on) => `This borrower died on ${on}.`,
    paper: 'Death certificate or other proof',
  },
  BANKRUPTCY: {
    label: 'Bankruptcy',
    day: 'Filing date',
    says: (on) => `This borrower filed for bankruptcy on ${on}.`,
    paper: 'Court notice or petition',
  },
  REPRESENTED: {
    label: 'Represented by an attorney',
    day: 'Date of the notice',
    says: (on) => `An attorney has represented this borrower since ${on}.`,
    paper: 'Letter from the attorney',
  },
  CEASE_CONTACT: {
    label: 'Wants no contact',
    day: 'Date of the request',
    says: (on) => `This borrower asked us on ${on} to stop contacting them.`,
    paper: 'Their request',
  },
  POWER_OF_ATTORNEY: {
    label: 'Power of attorney',
    day: 'Date of the power of attorney',
    says: (on) => `Someone has held this borrower’s power of attorney since ${on}.`,
    paper: 'Power of attorney',
  },
};

/** What a state stops, by the table that jobs and mails ask. */
export function stopsOf(state: PersonState): string {
  const { debits, credit, payments, mail } = whatStops([state]);
  const lines = [
    debits && 'Automatic payments, membership billing, and late fees are stopped, and nothing is due.',
    credit && 'No new credit.',
    payments && 'No payments from their account.',
    mailWords[`${mail.REQUIRED} ${mail.COLLECTION} ${mail.OTHER}`] ?? 'Emails stay the same.',
  ];
  return lines.filter(Boolean).join(' ');
}

/** Who reads notices required by law, what asks for payment, and the rest. */
const mailWords: Readonly<Record<string, string>> = {
  'REPRESENTATIVE NOBODY NOBODY': 'Notices go to the person who speaks for them, or to no one.',
  'PERSON NOBODY NOBODY': 'We send only notices required by law.',
  'PERSON NOBODY PERSON': 'We don’t ask for payment.',
  'PERSON REPRESENTATIVE PERSON': 'Anything that asks for payment goes to the person who speaks for them.',
};

/** "Rosa Whitlock, rosa@estate.test, (512) 555-0142" */
export const speakerWords = ({ speakerName, speakerEmail, speakerPhone }: ShownState): string | null =>
  speakerName === null ? null : [speakerName, speakerEmail, speakerPhone].filter(Boolean).join(', ');

export const caseWords = ({ chapter, caseNumber }: ShownState): string | null =>
  chapter === null ? null : `Chapter ${chapter}, case ${caseNumber}`;

export const shortDay = (on: string): string => civilDate(on, 'table');
