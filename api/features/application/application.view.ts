import type { applicationState } from '@contract/application/entity';
import { missingAnswers } from '@domain/application/required-answers';
import { dollarsFromCents } from '@domain/money/dollars';
import type * as z from 'zod/mini';
import type { ReadingFor } from '../../work';
import { openHousehold } from '../household/index';
import { givenAnswers, needsSpouseNotice } from './answers/given-answers';
import type { ApplicationCase } from './application.reads';
import { viewOutcome } from './decision/outcome.view';

type ApplicationView = z.input<typeof applicationState>;

/** What a client needs to go on with an application, here or on another device. Never the digits of the SSN. */
export async function viewApplication(reading: ReadingFor, of: ApplicationCase): Promise<ApplicationView> {
  const { db, deps } = reading;
  const { application, borrower, practice } = of;
  const household = await openHousehold(db, application.household_vault_id, deps);
  const spouseNotice = await needsSpouseNotice(db, of);
  const requiresPatientInfo = practice.requires_patient_info === 1;
  return {
    _id: application.id,
    practice: { _id: practice.id, slug: practice.slug, PracticeName: practice.name, StateCode: practice.state_code },
    status: application.status,
    email: borrower.email,
    isEmailVerified: borrower.email_verified_at !== null,
    phoneNumber: borrower.phone,
    isPhoneVerified: borrower.phone_verified_at !== null,
    firstName: borrower.first_name,
    lastName: borrower.last_name,
    birthDate: borrower.birth_date,
    hasSsn: borrower.ssn_vault_id !== null,
    street: borrower.street,
    unit: borrower.unit,
    city: borrower.city,
    state: borrower.state_code,
    zipCode: borrower.zip_code,
    requestedAmount: dollarsFromCents(application.requested_amount_cents),
    annualIncome: dollarsFromCents(application.annual_income_cents),
    isMarried: application.is_married === null ? null : application.is_married === 1,
    spouseInfo: household.spouseInfo,
    isPatient: household.isPatient,
    patientInfo: household.patientInfo,
    patientInfoRequired: requiresPatientInfo,
    spouseInfoRequired: spouseNotice,
    creditPullConsented: application.credit_pull_consent_at !== null,
    missing: missingAnswers(givenAnswers(of, household), { spouseNotice, requiresPatientInfo }),
    pagePath: application.page_path,
    outcome: await viewOutcome(reading, of),
  };
}
