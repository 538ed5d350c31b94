import type { savePersonalInfo } from '@contract/application/personal-info-calls';
import type { Decoded } from '@contract/endpoint';

/** The questions about a person in their order; each is one screen. */
export const PARTS = [
  'name',
  'phone',
  'address',
  'ssn',
  'income',
  'amount',
  'married',
  'spouse',
  'patient',
  'consent',
  'review',
] as const;
export type Part = (typeof PARTS)[number];

export const isPart = (text: string | null): text is Part => PARTS.some((part) => part === text);

/** What the server says of the questions that this person is asked. */
export type PartFacts = {
  readonly missing: readonly string[];
  readonly spouseInfoRequired: boolean;
  readonly isMarried: boolean | null;
  readonly patientInfoRequired: boolean;
};

type Answer = Exclude<keyof Decoded<typeof savePersonalInfo>['body'], 'applicationId'>;

/** The part that asks for a missing answer, by the names the server uses; names of nested answers begin with their part. */
const partOfAnswer: Readonly<Record<Answer, Part>> = {
  firstName: 'name',
  lastName: 'name',
  birthDate: 'name',
  street: 'address',
  unit: 'address',
  city: 'address',
  state: 'address',
  zipCode: 'address',
  phoneNumber: 'phone',
  ssnLastFourDigits: 'ssn',
  ssn: 'ssn',
  annualIncome: 'income',
  requestedAmount: 'amount',
  isMarried: 'married',
  spouseInfo: 'spouse',
  isPatient: 'patient',
  patientInfo: 'patient',
  creditPullConsent: 'consent',
};

/** The parts that ask for something that is missing. */
export function openParts({ missing }: Pick<PartFacts, 'missing'>): readonly Part[] {
  const open = new Set(
    missing.map((name) => (partOfAnswer as Readonly<Record<string, Part | undefined>>)[name.split('.')[0] ?? '']),
  );
  return PARTS.filter((part) => open.has(part));
}

/**
 * The parts that this person is asked. Marriage is asked only where the state's law gives the spouse a notice, the
 * patient only where the practice wants it (12 CFR 1002.5(d)).
 */
export function partsFor(facts: PartFacts): readonly Part[] {
  return PARTS.filter((part) => {
    if (part === 'married') return facts.spouseInfoRequired;
    if (part === 'spouse') return facts.spouseInfoRequired && facts.isMarried === true;
    if (part === 'patient') return facts.patientInfoRequired;
    return true;
  });
}

/** Where to go on: the first part with a missing answer, or the review when all answers are there. */
export function firstOpenPart(facts: PartFacts): Part {
  const asked = partsFor(facts);
  return asked.find((part) => openParts(facts).includes(part)) ?? 'review';
}

/** The part after or before one, among those this person is asked; null at the ends. */
export function neighbour(facts: PartFacts, part: Part, step: 1 | -1): Part | null {
  const asked = partsFor(facts);
  const place = asked.indexOf(part);
  return place < 0 ? null : (asked[place + step] ?? null);
}

/**
 * The part to show: the wanted one where this person is asked it and nothing before the review is missing, else the
 * first open one.
 */
export function shownPart(facts: PartFacts, wanted: string | null): Part {
  if (!isPart(wanted) || !partsFor(facts).includes(wanted)) return firstOpenPart(facts);
  return wanted === 'review' ? firstOpenPart(facts) : wanted;
}

/** After an answer: back to the review when it was changed from there, else the next part. */
export function partAfter(facts: PartFacts, part: Part, isChange: boolean): Part {
  if (isChange) return firstOpenPart(facts);
  return neighbour(facts, part, 1) ?? 'review';
}
