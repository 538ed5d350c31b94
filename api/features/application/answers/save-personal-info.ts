import type { personalInfoBody } from '@contract/application/personal-info-calls';
import type { DocumentKey } from '@contract/document/entity';
import type * as z from 'zod/mini';
import { practiceToday } from '../../../civil-today';
import { type Context, carryOut } from '../../../command/command';
import type { Tx } from '../../../db/database';
import type { BorrowerTable } from '../../../db/tables/application';
import type { Deps } from '../../../deps';
import type { ApplicantActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import type { RequestMeta } from '../../../http/serve';
import type { RequestedWork } from '../../../work';
import { type Household, openHousehold, sealHousehold } from '../../household/index';
import { type ApplicationCase, getCase, lockCase } from '../application.reads';
import { viewApplication } from '../application.view';
import {
  type ApplicationChange,
  addHistory,
  type BorrowerChange,
  updateApplication,
  updateBorrower,
} from '../application.writes';
import { recordConsents } from './consents';
import {
  nameApplication,
  personChange,
  refuseIdentityChange,
  refuseMailbox,
  refuseOtherState,
  saveSsn,
} from './person-answers';

/** What the screen of the credit check names beside its tick. */
const CREDIT_CHECK = [
  'consent-and-authorization',
  'application-notices-and-terms',
  'terms-and-conditions',
] as const satisfies readonly DocumentKey[];

type Answers = z.output<typeof personalInfoBody>;

/**
 * Saves any part of the answers. Personal data goes to the person, the rest to the application; SSN, spouse and patient
 * answers are sealed.
 *
 * Effects, in one transaction: changed answers, consent evidence, search words, a history row and an audit row that name
 * the changed parts and no values. Saving the same again changes nothing more.
 * @throws AppError STEP_ORDER after the decision, NOT_FOUND, INVALID_FIELDS, RATE_LIMITED after three different SSNs.
 * Source: borrower §7 personal-info, decision 12, reliability S3.
 */
export async function savePersonalInfo(answers: Answers, by: { actor: ApplicantActor; meta: RequestMeta }, deps: Deps) {
  const { meta } = by;
  await carryOut(by, deps, async (context) => {
    const { tx } = context;
    const of = await lockCase(tx, answers.applicationId, 'APPLICATIONS');
    refuseAfterDecision(of);
    const person = personChange(answers, of, practiceToday(deps.clock, of.practice));
    refuseIdentityChange(of.borrower, person, answers.ssn ?? answers.ssnLastFourDigits);
    const ssn = await saveSsn({ tx, deps, meta }, of, answers.ssn ?? answers.ssnLastFourDigits);
    const borrowerChange = { ...person, ...ssn };
    const applicationChange = await applicationAnswers({ tx, deps, meta }, of, answers);
    await keep(tx, of, { borrowerChange, applicationChange });
    await recordSave(of, Object.keys({ ...borrowerChange, ...applicationChange }), context);
  });
  const db = deps.database.read;
  const of = await getCase(db, answers.applicationId, 'APPLICATIONS');
  return viewApplication({ db, deps, language: meta.language }, of);
}

/**
 * Answers are frozen once they were submitted: what was decided stays what was answered.
 * @throws AppError STEP_ORDER
 */
export function refuseAfterDecision({ application }: ApplicationCase): void {
  if (application.submitted_at !== null) throw new AppError('STEP_ORDER');
}

async function keep(
  tx: Tx,
  of: ApplicationCase,
  { borrowerChange, applicationChange }: { borrowerChange: BorrowerChange; applicationChange: ApplicationChange },
): Promise<void> {
  if (Object.keys(borrowerChange).length > 0) await updateBorrower(tx, of.borrower.id, borrowerChange);
  const after: BorrowerTable = { ...of.borrower, ...borrowerChange };
  const naming = await nameApplication(tx, of, after);
  await updateApplication(tx, of.application.id, { ...applicationChange, ...naming });
}

async function applicationAnswers(
  { tx, deps, meta }: RequestedWork,
  of: ApplicationCase,
  answers: Answers,
): Promise<ApplicationChange> {
  const change: ApplicationChange = {};
  if (answers.requestedAmount !== undefined) change.requested_amount_cents = answers.requestedAmount;
  if (answers.annualIncome !== undefined) change.annual_income_cents = answers.annualIncome;
  if (answers.isMarried !== undefined) change.is_married = answers.isMarried ? 1 : 0;
  const { spouseInfo, isPatient, patientInfo } = answers;
  if (spouseInfo !== undefined || isPatient !== undefined || patientInfo !== undefined) {
    const before = await openHousehold(tx, of.application.household_vault_id, deps);
    if (spouseInfo?.address) {
      refuseMailbox(spouseInfo.address, 'spouseInfo.address.');
      refuseOtherState(spouseInfo.address, 'spouseInfo.address.');
    }
    const household = householdOf(before, answers);
    change.household_vault_id = await sealHousehold({ tx, deps }, of.application.id, household);
  }
  if (answers.creditPullConsent && of.application.credit_pull_consent_at === null) {
    change.credit_pull_consent_at = deps.clock.now();
    await recordConsents({ tx, deps, meta }, of, { documentKeys: CREDIT_CHECK });
  }
  return change;
}

function householdOf(before: Household, { spouseInfo, isPatient, patientInfo }: Answers): Household {
  return {
    spouseInfo: spouseInfo
      ? {
          firstName: spouseInfo.firstName,
          lastName: spouseInfo.lastName,
          isSameAddressAsSpouse: spouseInfo.isSameAddressAsSpouse,
          address: spouseInfo.address ? { ...spouseInfo.address, unit: spouseInfo.address.unit || null } : null,
        }
      : before.spouseInfo,
    isPatient: isPatient ?? before.isPatient,
    patientInfo: patientInfo
      ? { firstName: patientInfo.firstName, lastName: patientInfo.lastName, phone: patientInfo.phone ?? null }
      : before.patientInfo,
  };
}

/** Leaves a history row and an audit row that name the changed parts and no values. */
export async function recordSave(of: ApplicationCase, parts: readonly string[], context: Context): Promise<void> {
  if (parts.length === 0) return context.leaveNoRow('nothing changed');
  const { id } = of.application;
  const names = parts.toSorted().join(', ');
  await addHistory(context, id, { action: 'ANSWERS_SAVED', note: names });
  // A renewed sign-up keeps its session and has the person of the account.
  const by = { kind: 'applicant', id: of.borrower.id };
  await context.record('application.answers_saved', { practiceId: of.practice.id, id, by, detail: { parts: names } });
}
