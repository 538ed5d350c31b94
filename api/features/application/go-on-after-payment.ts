import { stepAfterBankSaved, stepAfterCardSaved } from '@domain/application/transitions';
import type { ApplicantActor, BorrowerActor, MemberActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { Work } from '../../work';
import { lockCase } from './application.reads';
import { addHistory, updateApplication } from './application.writes';

/** A bank account by its name, or a card. */
export type SavedPayment = { bankName: string } | 'CARD';

type Payer = ApplicantActor | BorrowerActor | MemberActor;

/**
 * Takes an application to the step after its payment method was saved.
 * @returns its step; null for a borrower or member, who has no application to go on with.
 * @throws AppError STEP_ORDER unless approved. Source: borrower §4 Failures and other transitions.
 */
export async function goOnAfterPayment(
  { tx, deps, actor }: Work & { actor: Payer },
  saved: SavedPayment,
): Promise<string | null> {
  if (actor.kind !== 'applicant') return null;
  const { application } = await lockCase(tx, actor.applicationId, 'APPLICATIONS');
  if (application.status !== 'APPROVED') throw new AppError('STEP_ORDER');
  const step = saved === 'CARD' ? stepAfterCardSaved('application') : stepAfterBankSaved(saved.bankName);
  const action = saved === 'CARD' ? 'CARD_ADDED' : 'BANK_ADDED';
  await addHistory({ tx, deps }, application.id, { action });
  await updateApplication(tx, application.id, { page_path: step ?? application.page_path });
  return step ?? application.page_path;
}
