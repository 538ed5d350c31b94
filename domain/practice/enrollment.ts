import type { PaymentMethod, PaymentPeriod } from '../enums';

/** What a practice does to enroll itself, in order; its number is `providerEnrollmentStep`. */
export const ENROLLMENT_STEPS = [
  'start',
  'owner-information',
  'banking-information',
  'card-payment',
  'finish',
  'done',
] as const;
export type EnrollmentStep = (typeof ENROLLMENT_STEPS)[number];

/** The steps that a call answers: the one after it is reached once the call has succeeded. */
export type AnsweredStep = Exclude<EnrollmentStep, 'done'>;

/** The number of a step, 0 for the first and 5 once everything is signed. */
export const enrollmentStepNumber = (step: EnrollmentStep): number => ENROLLMENT_STEPS.indexOf(step);

/** The step of a number; the first one for a number that is none. */
export const enrollmentStepOf = (number: number): EnrollmentStep => ENROLLMENT_STEPS[number] ?? 'start';

/**
 * Whether a step may be answered by an enrollment that has come as far as `reached`: the one that is reached and those before it, whose
 * answers may be corrected, and none anymore once everything is signed.
 */
export function mayAnswer(step: AnsweredStep, reached: EnrollmentStep): boolean {
  return reached !== 'done' && enrollmentStepNumber(step) <= enrollmentStepNumber(reached);
}

/** How far an enrollment has come once a step was answered: never back, also where an earlier answer was corrected. */
export function reachedAfter(step: AnsweredStep, reached: EnrollmentStep): EnrollmentStep {
  return enrollmentStepOf(Math.max(enrollmentStepNumber(step) + 1, enrollmentStepNumber(reached)));
}

/** How a practice that enrolls itself pays its fees, until something else is agreed on. */
export const ENROLLMENT_OPTIONS: { paymentPeriod: PaymentPeriod; paymentMethod: PaymentMethod; step: number } = {
  paymentPeriod: 'MONTHLY',
  paymentMethod: 'CARD',
  step: 0,
};

/** How a practice is organized. */
export const OWNERSHIP_TYPES = [
  'SOLE_PROPRIETOR',
  'PARTNERSHIP',
  'LLC',
  'CORPORATION',
  'PROFESSIONAL_CORPORATION',
  'NONPROFIT',
] as const;
export type OwnershipType = (typeof OWNERSHIP_TYPES)[number];

/** The oldest year in which a practice can have been established. */
export const YEAR_ESTABLISHED_MIN = 1800;
