/** What our staff record of a person from a paper, in the order in which a representative of them is asked for. */
export const PERSON_STATES = ['DECEASED', 'BANKRUPTCY', 'REPRESENTED', 'CEASE_CONTACT', 'POWER_OF_ATTORNEY'] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** States that are of somebody who speaks for the person, and say who. */
export const NAMES_SPEAKER = ['REPRESENTED', 'POWER_OF_ATTORNEY'] as const satisfies readonly PersonState[];
/** Chapters of the Bankruptcy Code under which consumers file. */
export const BANKRUPTCY_CHAPTERS = ['7', '13'] as const;
export type BankruptcyChapter = (typeof BANKRUPTCY_CHAPTERS)[number];

/**
 * What a message is, for whoever may be written to no more or through somebody else. `REQUIRED`: a law, or what the person did, asks for it,
 * and it asks for no payment. `DEMAND`: a law asks for it before more can be done, and it asks for payment. `COLLECTION`: asks for payment.
 */
export const MAIL_CLASSES = ['REQUIRED', 'DEMAND', 'COLLECTION', 'OTHER'] as const;
export type MailClass = (typeof MAIL_CLASSES)[number];

/** Who reads a message about a person. */
export type MailReader = 'PERSON' | 'REPRESENTATIVE' | 'NOBODY';

export type Stops = {
  /** Autopay, planned payments and debits of memberships. */
  readonly debits: boolean;
  /** Late fees, lateness, the end of a promotion: nothing is due meanwhile (decision 0052). */
  readonly clocks: boolean;
  /** New purchases and limits. */
  readonly credit: boolean;
  /** Payments that somebody makes from the account. */
  readonly payments: boolean;
  /** Statements ask for nothing: they inform. */
  readonly asking: boolean;
  readonly mail: Readonly<Record<MailClass, MailReader>>;
};

const WRITTEN_TO = { REQUIRED: 'PERSON', DEMAND: 'PERSON', COLLECTION: 'PERSON', OTHER: 'PERSON' } as const;
const NOTHING = {
  debits: false,
  clocks: false,
  credit: false,
  payments: false,
  asking: false,
  mail: WRITTEN_TO,
} as const;

/** What each state stops. Source: decision 86; docs/decisions/0057. */
const STOPS: Readonly<Record<PersonState, Stops>> = {
  // Nobody reads their mail; whoever settles the estate gets what they need to know of it.
  DECEASED: {
    debits: true,
    clocks: true,
    credit: true,
    payments: true,
    asking: true,
    mail: { REQUIRED: 'REPRESENTATIVE', DEMAND: 'NOBODY', COLLECTION: 'NOBODY', OTHER: 'NOBODY' },
  },
  // The automatic stay (11 USC 362): nothing is asked for or taken; what the person sends by their own will is theirs to send.
  BANKRUPTCY: {
    debits: true,
    clocks: true,
    credit: true,
    payments: false,
    asking: true,
    mail: { ...WRITTEN_TO, DEMAND: 'NOBODY', COLLECTION: 'NOBODY' },
  },
  // 12 CFR 1006.22(b)(2): what is about collecting goes to the attorney, and to nobody else.
  REPRESENTED: { ...NOTHING, mail: { ...WRITTEN_TO, DEMAND: 'REPRESENTATIVE', COLLECTION: 'REPRESENTATIVE' } },
  // 12 CFR 1006.6(c): only what a law asks for. The authorization of autopay goes on until it is ended.
  CEASE_CONTACT: { ...NOTHING, mail: { ...WRITTEN_TO, COLLECTION: 'NOBODY', OTHER: 'NOBODY' } },
  POWER_OF_ATTORNEY: NOTHING,
};

const GRAVITY: readonly MailReader[] = ['PERSON', 'REPRESENTATIVE', 'NOBODY'];
const graver = (one: MailReader, other: MailReader): MailReader =>
  GRAVITY.indexOf(one) > GRAVITY.indexOf(other) ? one : other;

/** What the states of a person stop together: jobs, mails, screens and papers ask this and nothing else. */
export function whatStops(states: readonly PersonState[]): Stops {
  return states.reduce<Stops>((all, state) => {
    const own = STOPS[state];
    return {
      debits: all.debits || own.debits,
      clocks: all.clocks || own.clocks,
      credit: all.credit || own.credit,
      payments: all.payments || own.payments,
      asking: all.asking || own.asking,
      mail: {
        REQUIRED: graver(all.mail.REQUIRED, own.mail.REQUIRED),
        DEMAND: graver(all.mail.DEMAND, own.mail.DEMAND),
        COLLECTION: graver(all.mail.COLLECTION, own.mail.COLLECTION),
        OTHER: graver(all.mail.OTHER, own.mail.OTHER),
      },
    };
  }, NOTHING);
}

/** The states of a person as they stand in one column, in their order. */
export const statesText = (states: readonly PersonState[]): string =>
  PERSON_STATES.filter((state) => states.includes(state)).join(',');

/** The same read back. */
export const statesOf = (text: string): PersonState[] => {
  const names = text.split(',');
  return PERSON_STATES.filter((state) => names.includes(state));
};
