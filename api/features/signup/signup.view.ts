import { paths, portalBase } from '@contract/paths';
import type { signupState } from '@contract/signup/calls';
import type { MembershipStatus } from '@domain/enums';
import { isPastSignUp, SIGN_UP_STEPS, type SignUpStep, signUpStepOnReturn } from '@domain/membership/sign-up-steps';
import type * as z from 'zod/mini';
import type { Db } from '../../db/database';
import type { ReadingFor } from '../../work';
import { type ApplicationCase, viewOutcome } from '../application/index';
import { membershipAt } from '../member-record/index';

export type SignupView = z.input<typeof signupState>;

/** The person and practice of a sign-up; a member of long standing may have no sign-up left. */
export type SignupCase = Omit<ApplicationCase, 'application'> & { application: ApplicationCase['application'] | null };

/** The membership of a person at a practice; undefined before there is one. */
export const membershipOf = (db: Db, { borrower, practice }: Pick<SignupCase, 'borrower' | 'practice'>) =>
  db.first(membershipAt, { borrowerId: borrower.id, practiceId: practice.id });

/**
 * The sign-up as its client goes on with it. The step is the stored one, except that a registered member without
 * requested treatments waits, and a member past the sign-up goes to the welcome page (membership §4 steps 2 and 9).
 */
export async function viewSignup(reading: ReadingFor, of: SignupCase): Promise<SignupView> {
  const { application, borrower, practice } = of;
  const membership = await membershipOf(reading.db, of);
  const status = membership?.status ?? null;
  const isPast = status !== null && isPastSignUp(status);
  return {
    status: status ?? 'REGISTER',
    user: {
      _id: borrower.id,
      userReference: borrower.user_reference,
      email: borrower.email || null,
      phoneNumber: borrower.phone,
      firstname: borrower.first_name,
      lastname: borrower.last_name,
      dateofBirth: borrower.birth_date,
      street: borrower.street,
      unitapartment: borrower.unit,
      city: borrower.city,
      state: borrower.state_code,
      zipCode: borrower.zip_code,
      hasSsn: borrower.ssn_vault_id !== null,
      saveForLater: application?.saved_for_later === 1,
    },
    practice: { _id: practice.id, slug: practice.slug, PracticeName: practice.name },
    application: application ? await viewOutcome(reading, { application, borrower, practice }) : null,
    hasRequestedTreatments: (membership?.requested_plan_id ?? null) !== null,
    tries: application?.tries ?? 0,
    pagePath: stepOf(membership, application?.page_path ?? 'completed-registration'),
    redirectLocation: isPast ? `${portalBase}${paths.member.welcome.href()}` : null,
  };
}

type Standing = { status: MembershipStatus; approved_at: string | null; requested_plan_id: string | null };

/** Somebody to whom the practice sent a plan first goes through the sign-up like everybody. */
function stepOf(membership: Standing | undefined, pagePath: string): SignUpStep {
  const saved = SIGN_UP_STEPS.find((step) => step === pagePath) ?? 'name-step';
  if (!membership || (membership.approved_at === null && !isPastSignUp(membership.status))) return saved;
  const { status, requested_plan_id: requested } = membership;
  const step = signUpStepOnReturn({ status, hasRequestedTreatments: requested !== null }, saved);
  return step === 'welcome' ? 'completed-registration' : step;
}
