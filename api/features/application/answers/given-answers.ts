import type { GivenAnswers } from '@domain/application/required-answers';
import type { Enrollment } from '@domain/enums';
import { stateRuleFor } from '@domain/underwriting/state-rules';
import { isStateCode } from '@domain/us-states';
import type { Db } from '../../../db/database';
import type { Household } from '../../household/index';
import type { PracticeRow } from '../../practice/index';
import { loadRiskProfile, type RiskProfile } from '../../risk/index';
import type { ApplicationCase } from '../application.reads';

/** The answers of an application in the names of the wire. */
export function givenAnswers({ application, borrower }: ApplicationCase, household: Household): GivenAnswers {
  const spouse = household.spouseInfo;
  return {
    firstName: borrower.first_name,
    lastName: borrower.last_name,
    birthDate: borrower.birth_date,
    ssnLastFourDigits: borrower.ssn_last_four,
    phoneNumber: borrower.phone,
    street: borrower.street,
    city: borrower.city,
    state: borrower.state_code,
    zipCode: borrower.zip_code,
    requestedAmount: application.requested_amount_cents,
    annualIncome: application.annual_income_cents,
    isMarried: application.is_married === null ? null : application.is_married === 1,
    // The notice goes to where the spouse lives.
    hasSpouseInfo: spouse !== null && (spouse.isSameAddressAsSpouse || spouse.address !== null),
    isPatient: household.isPatient,
    hasPatientInfo: household.patientInfo !== null,
    creditPullConsent: application.credit_pull_consent_at !== null,
  };
}

/** The published risk profile that decides on an enrollment at a practice. */
export function findRiskProfile(db: Db, practice: PracticeRow, enrollment: Enrollment): Promise<RiskProfile> {
  const profileId = enrollment === 'MEMBERSHIPS' ? practice.membership_risk_profile_id : practice.risk_profile_id;
  if (profileId === null) throw new Error(`Practice ${practice.id} has no risk profile for ${enrollment}`);
  return loadRiskProfile(db, profileId, practice.product_group_id);
}

/** True where the law makes the lender tell the spouse: by the applicant's state, until it is known by the practice's. */
export async function needsSpouseNotice(
  db: Db,
  { application, borrower, practice }: ApplicationCase,
): Promise<boolean> {
  const { compiled } = await findRiskProfile(db, practice, application.enrollment);
  const state = borrower.state_code ?? practice.state_code;
  return isStateCode(state) && stateRuleFor(compiled.configuration.stateRules, state).spouseNotice;
}
