import { createHash } from 'node:crypto';
import { underwritingRuleset } from '@contract/versioned-tables/ruleset';
import { canonicalJson } from '@domain/underwriting/canonical-json';
import type { PersonReview } from '@domain/underwriting/person-review';
import type { Context } from '../../../command/command';
import type { StaffActor, SystemActor } from '../../../http/actor';
import type { CreditFile } from '../../../vendors/credit-bureau/port';
import type { KbaExam } from '../../../vendors/kba/port';
import type { Work } from '../../../work';
import type { ApplicationCase } from '../application.reads';
import { type ApplicationChange, addHistory, updateApplication } from '../application.writes';
import { decideFurther } from '../reapply/decide-further';
import { decideCase, type MadeDecision } from './decide-case';
import { insertDecision, insertRuleMet } from './decision.writes';
import { grantApproval } from './grant-approval';
import { type DecidedOutcome, outcomeOfDecision } from './outcome-of-decision';
import { tellOutcome } from './tell-outcome';

/** Who decided about an application that waited for a person: somebody of the platform, or the clock. */
export type Reviewer = StaffActor | SystemActor;
export type GivenReview = { personReview: PersonReview; reviewer: Reviewer };

export type Decided = { outcome: DecidedOutcome; made: MadeDecision };

type DecidingWork = Pick<Context, 'tx' | 'deps' | 'record' | 'actor'>;

/**
 * Decides an application and writes the whole effect in the caller's transaction: the sealed file, the decision with its
 * sealed inputs, status, step and flags, the credit line or membership, the notice and the e-mail, history and audit.
 * @param given the file of the pull, sealed before or not yet; the exam that the vendor made when questions are required;
 * corrections that failed before this decision; the device's session; what a person decided about it.
 */
export async function storeDecision(
  { tx, deps, record, actor }: DecidingWork,
  of: ApplicationCase,
  given: {
    file: CreditFile;
    bureauVaultId: string | null;
    exam: KbaExam | null;
    isCorrection?: boolean;
    /** The TruValidate session that the checks of this decision were asked with. */
    deviceSession?: string | undefined;
    review?: GivenReview;
  },
): Promise<Decided> {
  const { application } = of;
  const { exam } = given;
  const made = given.review
    ? await decideCase({ db: tx, deps }, of, { file: given.file, personReview: given.review.personReview })
    : await decideFurther({ db: tx, deps }, of, given.file);
  const file = given.bureauVaultId === null ? { ...given.file, pulledOn: made.asOf } : given.file;
  const isCorrection = given.isCorrection === true;
  const failedAgain = isCorrection && made.decision.flags.mismatches.length > 0;
  const tries = application.tries + (failedAgain ? 1 : 0);
  const outcome = outcomeOfDecision(of, made, {
    hasExam: exam !== null,
    tries,
    isCorrection,
    isAlertSettled: isAlertSettled(of, made, given),
  });
  const sealed = {
    bureau_vault_id:
      given.bureauVaultId ?? (await seal({ tx, deps }, application.id, { kind: 'bureau-file', value: file })),
    ...(exam === null
      ? {}
      : { exam_vault_id: await seal({ tx, deps }, application.id, { kind: 'kba-exam', value: exam }) }),
  };
  const decisionId = await keepDecision({ tx, deps }, of, { made, outcome, deviceSession: given.deviceSession });
  const change: ApplicationChange = {
    ...outcome.change,
    ...sealed,
    decision_id: decisionId,
    duplicate_of_borrower_id: made.ownerId ?? application.duplicate_of_borrower_id,
    submitted_at: isCorrection || !isDeniedAgain(application, outcome) ? deps.clock.now() : application.submitted_at,
  };
  await updateApplication(tx, application.id, change);
  if (outcome.status === 'APPROVED') await grantApproval({ tx, deps, actor, record, now: deps.clock.now() }, of, made);
  await tellOutcome({ tx, deps }, of, { made, outcome, file });
  await recordDecision({ tx, deps, record, actor }, of, { made, outcome, reviewer: given.review?.reviewer });
  return { outcome, made };
}

/**
 * True where who a person under a fraud alert is was made sure of: by a proven photo document, or by whoever has reached an active
 * duty or extended one's person and said how, on this very file. Source: 15 USC 1681c-1(h).
 */
function isAlertSettled(
  { application }: ApplicationCase,
  { inputs }: MadeDecision,
  { bureauVaultId }: { bureauVaultId: string | null },
): boolean {
  const wasDismissed = bureauVaultId !== null && application.decision_id !== null && application.fraud_alert === 0;
  return wasDismissed || (inputs.fraudAlertLevel === 1 && inputs.identityVerified === true);
}

/** Who shows after a denial who they are, and is denied all the same, may try again on the day that the first denial named. */
const isDeniedAgain = ({ status }: ApplicationCase['application'], outcome: DecidedOutcome): boolean =>
  status === 'DENIED' && outcome.status === 'DENIED';

function seal(
  { tx, deps }: Work,
  applicationId: string,
  { kind, value }: { kind: string; value: unknown },
): Promise<string> {
  return deps.vault.seal(tx, { subjectId: applicationId, kind, text: JSON.stringify(value) });
}

async function keepDecision(
  { tx, deps }: Work,
  { application }: ApplicationCase,
  { made, outcome, deviceSession }: { made: MadeDecision; outcome: DecidedOutcome; deviceSession: string | undefined },
): Promise<string> {
  const { decision, inputs, profile, asOf } = made;
  const id = deps.newId();
  const text = canonicalJson(inputs);
  const now = deps.clock.now();
  await tx.run(insertDecision, {
    id,
    application_id: application.id,
    purpose: decision.purpose,
    as_of: asOf,
    engine_version: decision.engineVersion,
    risk_profile_id: profile.profileId,
    risk_profile_version: profile.version,
    product_group_id: profile.productGroupId,
    config_hash: profile.configHash,
    table_versions: JSON.stringify(profile.tables),
    inputs_vault_id: await deps.vault.seal(tx, { subjectId: application.id, kind: 'decision-inputs', text }),
    inputs_hash: createHash('sha256').update(text).digest('hex'),
    status: outcome.status,
    record: JSON.stringify(decision),
    device_session: deviceSession ?? null,
    created_at: now,
  });
  const ruleset = profile.tables.find(({ table }) => table === underwritingRuleset.key);
  if (!ruleset) return id;
  for (const { ruleId } of decision.trace.filter(({ hit }) => hit))
    await tx.run(insertRuleMet, { decision_id: id, ruleset_id: ruleset.id, rule_id: ruleId, decided_at: now });
  return id;
}

type Told = { made: MadeDecision; outcome: DecidedOutcome; reviewer: Reviewer | undefined };

async function recordDecision(
  { tx, deps, record, actor }: DecidingWork,
  { application, borrower, practice }: ApplicationCase,
  { made: { decision, profile }, outcome, reviewer }: Told,
): Promise<void> {
  await addHistory({ tx, deps }, application.id, {
    action: outcome.status,
    note: outcome.pagePath,
    by: { kind: reviewer?.kind ?? 'system', name: reviewer?.name ?? 'Underwriting' },
  });
  await record(reviewer ? 'application.reviewed' : 'application.decided', {
    practiceId: practice.id,
    id: application.id,
    ...(!reviewer && actor.kind !== 'staff' && { by: { kind: 'applicant', id: borrower.id } }),
    detail: {
      status: outcome.status,
      decidedBy: decision.decidedBy,
      grade: decision.grade,
      lineCents: decision.approvedCreditLineCents,
      riskProfile: `${profile.profileId}:${profile.version}`,
      reasons: decision.reasons.join(','),
    },
  });
}
