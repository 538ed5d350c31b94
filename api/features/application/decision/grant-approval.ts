import type { Context } from '../../../command/command';
import type { Work } from '../../../work';
import { lineOfBorrower } from '../../credit-line/index';
import { approveMember } from '../../member-record/index';
import type { ApplicationCase } from '../application.reads';
import { type BorrowerChange, updateBorrower } from '../application.writes';
import { nextAccountNumber } from '../start/counter.writes';
import type { MadeDecision } from './decide-case';
import { insertLine, raiseLine } from './decision.writes';

/**
 * What an approval gives: the credit line, or for a sign-up the right to a plan. It also binds the bureau's consumer and
 * the full number to this person, so that nobody else is approved with them; before an approval they bind nobody, or a
 * stranger could lock a person out by applying with their data.
 * @NOTE choice: a further approval never lowers an open line; the larger limit and the later day hold. A line that has ended
 * does not come back: what was decided now holds.
 */
export async function grantApproval(
  context: Pick<Context, 'tx' | 'deps' | 'actor' | 'now' | 'record'>,
  of: ApplicationCase,
  made: MadeDecision,
): Promise<void> {
  const { tx, deps } = context;
  const { application, borrower, practice } = of;
  const change: BorrowerChange = {
    practice_id: borrower.practice_id ?? practice.id,
    ...(made.keys.consumerIndex === null ? {} : { consumer_index: made.keys.consumerIndex }),
    ...(made.keys.ssnIndex === null ? {} : { ssn_index: made.keys.ssnIndex }),
    ...(application.identity_verified === 1 ? { identity_verified_at: deps.clock.now() } : {}),
  };
  if (application.enrollment === 'MEMBERSHIPS') {
    await updateBorrower(tx, borrower.id, change);
    await approveMember(context, {
      borrowerId: borrower.id,
      practiceId: practice.id,
      applicationId: application.id,
      planMaxCents: made.decision.membership?.maxPlanValueCents ?? null,
    });
    return;
  }
  const accountNumber = await openLine({ tx, deps }, of, made);
  await updateBorrower(tx, borrower.id, { ...change, account_number: accountNumber });
}

async function openLine(
  { tx, deps }: Work,
  of: ApplicationCase,
  { decision, inputs, asOf, granted }: MadeDecision,
): Promise<string> {
  const { application, borrower, practice } = of;
  const expiresOn = decision.creditLineExpiresOn ?? asOf;
  const grade = decision.grade ?? '';
  const mlaCovered = inputs.mlaCovered == null ? null : inputs.mlaCovered ? 1 : 0;
  const existing = await tx.first(lineOfBorrower, { borrowerId: borrower.id });
  if (existing) {
    const isOpen = existing.expires_on >= asOf;
    await tx.run(raiseLine, {
      borrowerId: borrower.id,
      applicationId: application.id,
      grade,
      lineCents: granted.limitCents,
      expiresOn: isOpen && existing.expires_on > expiresOn ? existing.expires_on : expiresOn,
      mlaCovered,
    });
    return existing.account_number;
  }
  const accountNumber = borrower.account_number ?? (await nextAccountNumber(tx));
  await tx.run(insertLine, {
    id: deps.newId(),
    borrower_id: borrower.id,
    practice_id: practice.id,
    application_id: application.id,
    account_number: accountNumber,
    grade,
    approved_line_cents: granted.limitCents,
    max_line_cents: granted.limitCents,
    balance_cents: 0,
    expires_on: expiresOn,
    ended_because: null,
    mla_covered: mlaCovered,
    created_at: deps.clock.now(),
    version: 1,
  });
  return accountNumber;
}
