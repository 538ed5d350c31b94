import type { Context } from '../../../command/command';
import type { StaffActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import { refusal } from '../answers/person-answers';
import type { ApplicationCase } from '../application.reads';
import { addHistory, updateApplication } from '../application.writes';

const HOW = 'The credit file has a fraud alert. Enter how you reached the person and confirmed their identity.';
const FIRST =
  'The credit file has a fraud alert. Call the person at the number on the alert, then dismiss it before you continue.';

/** @throws AppError RULES_FORBID under an open fraud alert, for what takes no note of how the person was reached. */
export function refuseUnderAlert({ application }: ApplicationCase): void {
  if (application.fraud_alert === 1) throw new AppError('RULES_FORBID', { userMessage: FIRST });
}

/** @throws AppError INVALID_FIELDS for an approval under an open fraud alert without the note. */
export function refuseWithoutStep({ application }: ApplicationCase, identityStep: string | null | undefined): void {
  if (application.fraud_alert === 1 && !identityStep) throw refusal('identityStep', HOW);
}

/**
 * Ends the fraud alert of an application that somebody approves: the note of how the person was reached stands in its history, and
 * the alert is open no more. Nothing without an open one.
 * @returns the case as it stands then.
 * @throws AppError INVALID_FIELDS without the note.
 * Source: 15 USC 1681c-1(h)(1)(B), (2)(B): no credit under an alert before the identity is made sure of.
 */
export async function settleAlert(
  of: ApplicationCase,
  identityStep: string | null | undefined,
  context: Context<StaffActor>,
): Promise<ApplicationCase> {
  refuseWithoutStep(of, identityStep);
  const { application, practice } = of;
  if (application.fraud_alert === 0 || !identityStep) return of;
  await updateApplication(context.tx, application.id, { fraud_alert: 0 });
  await addHistory(context, application.id, { action: 'ALERT_SETTLED', note: identityStep, by: context.actor });
  await context.record('application.alert_settled', { practiceId: practice.id, id: application.id });
  return { ...of, application: { ...application, fraud_alert: 0, version: application.version + 1 } };
}
