/** Answers of an application as they stand; null means not given. */
export type GivenAnswers = {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly birthDate: string | null;
  /** The last four digits or the full number. */
  readonly ssnLastFourDigits: string | null;
  readonly phoneNumber: string | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zipCode: string | null;
  readonly requestedAmount: number | null;
  readonly annualIncome: number | null;
  readonly isMarried: boolean | null;
  readonly hasSpouseInfo: boolean;
  readonly isPatient: boolean | null;
  readonly hasPatientInfo: boolean;
  /** The applicant allowed the soft credit check (15 USC 1681b). */
  readonly creditPullConsent: boolean;
};

/** What the state and the practice ask for beyond the usual. */
export type AnswerRules = {
  /** The state requires a notice to the spouse (Wis. Stat. 766.56). */
  readonly spouseNotice: boolean;
  readonly requiresPatientInfo: boolean;
};

const ALWAYS = [
  'firstName',
  'lastName',
  'birthDate',
  'ssnLastFourDigits',
  'phoneNumber',
  'street',
  'city',
  'state',
  'zipCode',
  'requestedAmount',
  'annualIncome',
] as const satisfies readonly (keyof GivenAnswers)[];

/** Names of answers as the wire spells them. */
export type AnswerName =
  | (typeof ALWAYS)[number]
  | 'isMarried'
  | 'spouseInfo'
  | 'isPatient'
  | 'patientInfo'
  | 'creditPullConsent';

/**
 * The answers that finish still needs, in the order of the form. Marital status is asked only where the law makes the
 * lender tell the spouse, and is never an input of the decision (12 CFR 1002.5(d)).
 * @NOTE choice: the specification requires patient data by practice (`patientInfoRequired`) without naming the rule for an
 * applicant who is the patient; nothing more is asked of them.
 */
export function missingAnswers(given: GivenAnswers, rules: AnswerRules): AnswerName[] {
  const missing: AnswerName[] = ALWAYS.filter((name) => given[name] === null);
  if (rules.spouseNotice && given.isMarried === null) missing.push('isMarried');
  if (rules.spouseNotice && given.isMarried === true && !given.hasSpouseInfo) missing.push('spouseInfo');
  if (rules.requiresPatientInfo && given.isPatient === null) missing.push('isPatient');
  if (rules.requiresPatientInfo && given.isPatient === false && !given.hasPatientInfo) missing.push('patientInfo');
  if (!given.creditPullConsent) missing.push('creditPullConsent');
  return missing;
}

/** What the member sign-up needs before its agreement; no income and no amount are asked (membership §3 Sign-up user). */
const SIGN_UP_PARTS = [
  { step: 'name-step', names: ['firstName', 'lastName', 'birthDate'] },
  { step: 'address-step', names: ['street', 'city', 'state', 'zipCode'] },
  { step: 'ssn-step', names: ['ssnLastFourDigits'] },
] as const satisfies readonly { step: string; names: readonly (keyof GivenAnswers)[] }[];

export type SignUpPart = (typeof SIGN_UP_PARTS)[number]['step'] | 'agreement-step';

/** The first step of the member sign-up whose answers are not all given; the agreement when nothing is missing. */
export function firstOpenSignUpStep(
  given: Pick<GivenAnswers, (typeof SIGN_UP_PARTS)[number]['names'][number]>,
): SignUpPart {
  return SIGN_UP_PARTS.find(({ names }) => names.some((name) => given[name] === null))?.step ?? 'agreement-step';
}
