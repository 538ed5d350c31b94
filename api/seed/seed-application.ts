import { agreementConsents } from '@contract/consents';
import type { Enrollment } from '@domain/enums';
import type { Cents } from '@domain/money/cents';
import { fullName } from '@domain/person-name';
import type { Decision } from '@domain/underwriting/decision';
import { isStateCode } from '@domain/us-states';
import { workOnRecord } from '../command/command';
import { signAgreement } from '../features/application/agreement/sign-agreement';
import { openPerson } from '../features/application/answers/open-person';
import { savePersonalInfo } from '../features/application/answers/save-personal-info';
import { getCase } from '../features/application/application.reads';
import { FLOWS } from '../features/application/decision/flow';
import { storeDecision } from '../features/application/decision/store-decision';
import { resumeOrBegin } from '../features/application/start/resume-application';
import { contentHash, resolveDocument } from '../features/document/index';
import type { PracticeRow } from '../features/practice/index';
import type { CreditFile } from '../vendors/credit-bureau/port';
import { seedMeta } from './historical-deps';
import type { SeedPerson } from './seed-person';
import type { Past } from './world';

/** Proves the e-mail address and begins an application, as a code by e-mail does. Returns its id. */
export async function beginApplication(
  { tx, deps }: Past,
  person: SeedPerson,
  { practice, enrollment = 'APPLICATIONS' }: { practice: PracticeRow; enrollment?: Enrollment | undefined },
): Promise<string> {
  const start = {
    id: deps.newId(),
    email: person.email,
    practice_id: practice.id,
    enrollment,
    requested_amount_cents: null,
  };
  const proven = { channel: 'email', destination: person.email, subjectId: person.borrowerId };
  const opened = await openPerson({ tx, deps }, proven, start);
  if ('needs' in opened) throw new Error('The demo world proves addresses only');
  person.borrowerId = opened.borrower.id;
  const flow = FLOWS[enrollment];
  return (await resumeOrBegin(tx, { borrower: opened.borrower, practice, flow, start }, deps)).id;
}

/** Gives the answers; an abandoned application stops after the address. */
export async function answerApplication(
  { deps }: Past,
  applicationId: string,
  {
    person,
    given,
  }: { person: SeedPerson; given: { practice: PracticeRow; requestedAmountCents: number; isComplete: boolean } },
): Promise<void> {
  const { practice, isComplete } = given;
  const { city, state_code: state, zip_code: zipCode } = practice;
  if (!isStateCode(state)) throw new Error(`Practice ${practice.id} has no state`);
  const address = { street: person.street, city, state, zipCode };
  const last = {
    ssn: person.ssn,
    annualIncome: person.annualIncomeCents as Cents,
    requestedAmount: given.requestedAmountCents as Cents,
    creditPullConsent: true as const,
    ...(practice.state_code === 'WI' ? { isMarried: false } : {}),
    ...(practice.requires_patient_info === 1 ? { isPatient: true } : {}),
  };
  await savePersonalInfo(
    {
      applicationId,
      firstName: person.firstName,
      lastName: person.lastName,
      birthDate: person.birthDate,
      phoneNumber: person.phone,
      ...address,
      ...(isComplete ? last : {}),
    },
    { actor: applicantOf(person, applicationId), meta: seedMeta(deps, `applicant:${applicationId}`) },
    deps,
  );
}

function applicantOf({ borrowerId }: SeedPerson, applicationId: string) {
  return { kind: 'applicant', borrowerId: borrowerId ?? '', applicationId, tokenHash: '' } as const;
}

/** Decides by the real engine on a given file and keeps everything that a decision leaves. */
export async function decideApplication(
  { tx, deps }: Past,
  applicationId: string,
  { file, enrollment = 'APPLICATIONS' }: { file: CreditFile; enrollment?: Enrollment | undefined },
): Promise<Decision> {
  const of = await getCase(tx, applicationId, enrollment);
  const meta = seedMeta(deps, `applicant:${applicationId}`);
  const actor = { kind: 'applicant', borrowerId: of.borrower.id, applicationId, tokenHash: '' } as const;
  const { made } = await workOnRecord({ tx, deps }, { actor, meta }, (context) =>
    storeDecision(context, of, { file, bureauVaultId: null, exam: null }),
  );
  return made.decision;
}

/** Signs the spending limit agreement of an approved application, as the person reads it. */
export async function signLimit({ deps }: Past, applicationId: string, person: SeedPerson): Promise<void> {
  const borrowerId = person.borrowerId ?? '';
  const subject = { borrowerId, applicationId, transactionId: null };
  const { content } = await resolveDocument({ documentKey: 'credit-line-agreement' }, subject, deps);
  const body = {
    applicationId,
    typedName: fullName(person.firstName, person.lastName),
    disclosureHash: contentHash(content),
    consents: [...agreementConsents],
  };
  const actor = applicantOf(person, applicationId);
  const request = { params: undefined, query: undefined, body, actor };
  await signAgreement({ ...request, meta: seedMeta(deps, `applicant:${applicationId}`) }, deps);
}
