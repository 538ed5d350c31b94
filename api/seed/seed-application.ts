import { agreementConsents } from '@contract/consents';
import type { Enrollment } from '@domain/enums';
import type { Cents } from '@domain/money/cents';
import type { Decision } from '@domain/underwriting/decision';
import { isStateCode } from '@domain/us-states';
import type { Tx } from '../db/database';
import type { Deps } from '../deps';
import { getCase } from '../features/application/application.reads';
import { addHistory, updateApplication, updateBorrower } from '../features/application/application.writes';
import { recordConsents } from '../features/application/consents';
import { FLOWS } from '../features/application/flow';
import { openPerson } from '../features/application/open-person';
import { resumeOrBegin } from '../features/application/resume-application';
import { savePersonalInfo } from '../features/application/save-personal-info';
import { storeDecision } from '../features/application/store-decision';
import { contentHash, contentText, creditLineAgreementContent, insertSignedDocument } from '../features/document/index';
import type { PracticeRow } from '../features/practice/index';
import type { CreditFile } from '../vendors/credit-bureau/port';
import { seedMeta } from './historical-deps';
import type { SeedPerson } from './seed-person';

/** The tools of the past: the one transaction and the dependencies on it. */
export type Past = { tx: Tx; deps: Deps };

/** Proves the e-mail address and begins an application, as a code by e-mail does. Returns its id. */
export async function beginApplication(
  { tx, deps }: Past,
  person: SeedPerson,
  practice: PracticeRow,
  enrollment: Enrollment = 'APPLICATIONS',
): Promise<string> {
  const start = { id: deps.newId(), email: person.email, practice_id: practice.id, requested_amount_cents: null };
  const proven = { channel: 'email', destination: person.email, subjectId: person.borrowerId };
  const opened = await openPerson(tx, proven, start, deps);
  if ('needs' in opened) throw new Error('The demo world proves addresses only');
  person.borrowerId = opened.borrower.id;
  const flow = FLOWS[enrollment];
  return (await resumeOrBegin(tx, { borrower: opened.borrower, practice, flow, start }, deps)).id;
}

/** Gives the answers; an abandoned application stops after the address. */
export async function answerApplication(
  { deps }: Past,
  applicationId: string,
  person: SeedPerson,
  given: { practice: PracticeRow; requestedAmountCents: number; isComplete: boolean },
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
    seedMeta(deps, `applicant:${applicationId}`),
    deps,
  );
}

/** Decides by the real engine on a given file and keeps everything that a decision leaves. */
export async function decideApplication(
  { tx, deps }: Past,
  applicationId: string,
  file: CreditFile,
  enrollment: Enrollment = 'APPLICATIONS',
): Promise<Decision> {
  const of = await getCase(tx, applicationId, enrollment);
  const meta = seedMeta(deps, `applicant:${applicationId}`);
  const { made } = await storeDecision(tx, of, { file, bureauVaultId: null, exam: null }, meta, deps);
  return made.decision;
}

/** Signs the spending limit agreement of an approved application; does nothing for another one. */
export async function signAgreement({ tx, deps }: Past, applicationId: string, decision: Decision): Promise<void> {
  const of = await getCase(tx, applicationId, 'APPLICATIONS');
  const { application, borrower, practice } = of;
  if (application.status !== 'APPROVED' || decision.creditLineExpiresOn === null) return;
  const now = deps.clock.now();
  const meta = seedMeta(deps, `applicant:${applicationId}`);
  const signedName = `${borrower.first_name} ${borrower.last_name}`;
  const rates = decision.offers.map((offer) => offer.aprBps / 100);
  const content = creditLineAgreementContent({
    creditor: deps.config.brandFinancing.name,
    borrowerName: signedName,
    borrowerState: borrower.state_code ?? practice.state_code,
    practiceName: practice.name,
    applicationNumber: application.number,
    approvedLineCents: decision.approvedCreditLineCents,
    approvedOn: decision.asOf,
    expiresOn: decision.creditLineExpiresOn,
    aprRange: rates.length > 0 ? { lowestPercent: Math.min(...rates), highestPercent: Math.max(...rates) } : null,
  });
  await insertSignedDocument(tx, {
    id: deps.newId(),
    documentKey: content.documentKey,
    borrowerId: borrower.id,
    applicationId,
    transactionId: null,
    title: content.title,
    textVersion: content.version,
    content: contentText(content),
    sha256: contentHash(content),
    signedName,
    signedAt: now,
    evidence: JSON.stringify({ addressHash: meta.addressHash, userAgent: meta.userAgent, requestId: meta.requestId }),
    createdAt: now,
  });
  await recordConsents(tx, of, [...agreementConsents], meta, deps);
  await updateApplication(tx, applicationId, { agreement_signed_at: now, page_path: 'post-agreement' });
  await updateBorrower(tx, borrower.id, { identity_verified_at: borrower.identity_verified_at ?? now });
  await addHistory(tx, {
    id: deps.newId(),
    application_id: applicationId,
    action: 'AGREEMENT_SIGNED',
    actor_kind: 'applicant',
    actor_name: signedName,
    note: null,
    at: now,
  });
  await deps.audit.append(tx, {
    shard: practice.id,
    actorKind: 'applicant',
    actorId: borrower.id,
    action: 'application.agreement_signed',
    objectType: 'application',
    objectId: applicationId,
    requestId: meta.requestId,
    detail: { sha256: contentHash(content) },
  });
}
