import { decisionPurpose, isOfLine } from '@domain/application/reapply';
import { ageOn } from '@domain/calendar/age';
import { type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { SPECIALTIES, type Specialty } from '@domain/enums';
import type { OwnRecord } from '@domain/loan/own-record';
import { type SecondLook, secondLookAt, secondLookOf } from '@domain/practice/plus-promotion';
import { decideCompiled } from '@domain/underwriting/decide';
import type { Decision } from '@domain/underwriting/decision';
import { type GrantedLimit, grantedLimit } from '@domain/underwriting/granted-limit';
import type { DecisionInputs } from '@domain/underwriting/inputs';
import type { PersonReview } from '@domain/underwriting/person-review';
import { isStateCode } from '@domain/us-states';
import { practiceToday } from '../../../civil-today';
import { decisionInputsOf } from '../../../vendors/credit-bureau/decision-inputs';
import type { CreditFile } from '../../../vendors/credit-bureau/port';
import type { Reading } from '../../../work';
import { lineOfBorrower } from '../../credit-line/index';
import { ownRecord } from '../../credit-transaction/index';
import { promotionOf } from '../../plus-promotion/index';
import type { RiskProfile } from '../../risk/index';
import { findRiskProfile } from '../answers/given-answers';
import { consumerIndexOf, openSsn, ssnIndexOf } from '../answers/ssn';
import { type ApplicationCase, offeredBefore } from '../application.reads';
import { findOtherOwner } from '../borrower.reads';

/** Who a file is about and which number was given, as blind indexes. */
export type IdentityKeys = { consumerIndex: string | null; ssnIndex: string | null };

export type MadeDecision = {
  decision: Decision;
  inputs: DecisionInputs;
  profile: RiskProfile;
  asOf: CivilDate;
  keys: IdentityKeys;
  /** Another borrower who is the same consumer. */
  ownerId: string | null;
  /** What it gives where it approves. */
  granted: GrantedLimit;
};

/**
 * Decides an application on a credit file with the published risk profile of its practice. Reads only; the same case and
 * file give the same decision on the same day.
 * @throws Error when answers are missing that finish has checked.
 */
export async function decideCase(
  { db, deps }: Reading,
  of: ApplicationCase,
  { file, personReview }: { file: CreditFile; personReview?: PersonReview | undefined },
): Promise<MadeDecision> {
  const profile = await findRiskProfile(db, of.practice, of.application.enrollment);
  const asOf = practiceToday(deps.clock, of.practice);
  const full = (await openSsn(db, of.borrower, deps))?.full;
  const keys = {
    consumerIndex: file.consumerId === null ? null : consumerIndexOf(deps.vault, file.consumerId),
    ssnIndex: full === undefined ? null : ssnIndexOf(deps.vault, full),
  };
  const owner = await findOtherOwner(db, { ...keys, exceptId: of.borrower.id });
  const line = await db.first(lineOfBorrower, { borrowerId: of.borrower.id });
  const record = await ownRecord(db, of.borrower.id, asOf);
  const practiceSecondLook = await secondLookFor({ db, deps }, of);
  const inputs: DecisionInputs = {
    ...decisionInputsOf(file),
    ...answersOf(of, file, asOf),
    practiceSecondLook,
    ...recordInputs(record, line?.balance_cents ?? 0),
    ...(isOfLine(of.application.purpose) && line && { currentLineCents: line.approved_line_cents }),
    ssnAlreadyUsed: owner !== undefined,
    ...(personReview && { personReview }),
  };
  const decision = decideCompiled(inputs, profile.compiled, asOf);
  const granted = grantedLimit(decision, {
    requestedCents: of.application.requested_amount_cents,
    openLimitCents: line && line.expires_on >= asOf ? line.approved_line_cents : null,
  });
  return { decision, inputs, profile, asOf, keys, ownerId: owner?.id ?? null, granted };
}

/**
 * What our own books say, as facts that the rules read. What is owed of a loan that was charged off is a balance like any other.
 * @NOTE choice: a person is known here by their account; who applies under another is stopped by the Social Security number.
 */
function recordInputs(record: OwnRecord, balanceCents: number) {
  return {
    existingBalanceCents: Number(balanceCents) + record.chargedOffCents,
    internalDpdNow: record.daysPastDue,
    internalDpdMax: record.worstDaysPastDue,
    priorChargeOff: record.wasChargedOff,
    internalDisputed: record.isDisputed,
  } as const satisfies DecisionInputs;
}

/**
 * The answers a decision may use: the whitelist of domain model §3.2 and nothing else.
 * @NOTE choice: the member sign-up asks no income (membership §3), so the bureau's estimate stands in for it there.
 */
function answersOf({ application, borrower, practice }: ApplicationCase, file: CreditFile, asOf: CivilDate) {
  if (borrower.birth_date === null || borrower.state_code === null || !isStateCode(borrower.state_code))
    throw new Error(`Application ${application.id} is decided without its answers`);
  const isMembership = application.enrollment === 'MEMBERSHIPS';
  const { kba_passed: kba } = application;
  return {
    age: ageOn(civilDate(borrower.birth_date), asOf),
    stateCode: borrower.state_code,
    annualIncomeCents: application.annual_income_cents ?? (isMembership ? file.incomeEstimateCents : null),
    requestedAmountCents: application.requested_amount_cents,
    practiceSpecialty: isSpecialty(practice.specialty) ? practice.specialty : null,
    practiceStateCode: isStateCode(practice.state_code) ? practice.state_code : null,
    applicationChannel: 'PATIENT_DEVICE',
    enrollment: application.enrollment,
    purpose: decisionPurpose(application.purpose),
    ...(kba === null ? {} : { kbaPassed: kba === 1 }),
    ...(application.identity_verified === 1 ? { identityVerified: true } : {}),
  } as const satisfies DecisionInputs;
}

function isSpecialty(text: string): text is Specialty {
  return (SPECIALTIES as readonly string[]).includes(text);
}

/**
 * The second way to pay that an application decided now has, where the practice is. A promotion is of financing: a sign-up for a
 * membership takes what the funding types say.
 */
async function secondLookFor({ db, deps }: Reading, { application, practice }: ApplicationCase): Promise<SecondLook> {
  const fundingTypes = JSON.parse(practice.funding_types) as string[];
  if (application.enrollment !== 'APPLICATIONS') return secondLookOf(fundingTypes);
  const { promotion } = await promotionOf(db, practice.id);
  const wasOffered = (await db.first(offeredBefore, { applicationId: application.id })) !== undefined;
  const moment = { at: deps.clock.now(), timeZone: practice.time_zone };
  return secondLookAt({ fundingTypes, promotion, moment, wasOffered });
}
