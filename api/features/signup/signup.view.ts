import { paths, portalBase } from '@contract/paths';
import type { signupState } from '@contract/signup/calls';
import { MEMBERSHIP_STATUSES, type MembershipStatus } from '@domain/enums';
import { isPastSignUp, SIGN_UP_STEPS, type SignUpStep, signUpStepOnReturn } from '@domain/membership/sign-up-steps';
import type * as z from 'zod/mini';
import type { ReadingFor } from '../../work';
import { type ApplicationCase, viewOutcome } from '../application/index';

export type SignupView = z.input<typeof signupState>;

/** The person and practice of a sign-up; a member of long standing may have no sign-up left. */
export type SignupCase = Omit<ApplicationCase, 'application'> & { application: ApplicationCase['application'] | null };

/** Status of the membership that a person has; null before the sign-up is approved. */
export function membershipStatusOf(borrower: { membership_status: string | null }): MembershipStatus | null {
  return MEMBERSHIP_STATUSES.find((status) => status === borrower.membership_status) ?? null;
}

/**
 * The sign-up as its client goes on with it. The step is the stored one, except that a registered member without
 * requested treatments waits, and a member past the sign-up goes to the welcome page (membership §4 steps 2 and 9).
 */
export async function viewSignup(reading: ReadingFor, of: SignupCase): Promise<SignupView> {
  const { application, borrower, practice } = of;
  const status = membershipStatusOf(borrower);
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
    // No plan can be requested before plans exist for the practice.
    hasRequestedTreatments: status === 'PLAN_REQUESTED',
    tries: application?.tries ?? 0,
    pagePath: stepOf(status, application?.page_path ?? 'completed-registration'),
    redirectLocation: isPast ? `${portalBase}${paths.member.welcome.href()}` : null,
  };
}

function stepOf(status: MembershipStatus | null, pagePath: string): SignUpStep {
  const saved = SIGN_UP_STEPS.find((step) => step === pagePath) ?? 'name-step';
  if (status === null) return saved;
  const step = signUpStepOnReturn({ status, hasRequestedTreatments: status === 'PLAN_REQUESTED' }, saved);
  return step === 'welcome' ? 'completed-registration' : step;
}
