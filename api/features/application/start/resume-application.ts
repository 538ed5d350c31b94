import { resumesEarlier } from '@domain/application/resume';
import { type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { practiceToday } from '../../../civil-today';
import type { Tx } from '../../../db/database';
import type { ApplicationTable, BorrowerTable } from '../../../db/tables/application';
import { takeTurn } from '../../../db/turn';
import type { Deps } from '../../../deps';
import type { PracticeRow } from '../../practice/index';
import { searchTokensOf, sortNameOf } from '../answers/search-words';
import { applicationById, latestAtPractice } from '../application.reads';
import { addHistory, insertApplication, replaceTokens } from '../application.writes';
import { deniedUntil } from '../decision/denied-until';
import type { Flow } from '../decision/flow';
import { nextApplicationNumber } from './counter.writes';

/**
 * Goes on with the person's latest application at the practice, or begins a fresh one under the id of the start.
 * Effects of a fresh one: the application with its number, its first history row and its search words.
 */
export async function resumeOrBegin(
  tx: Tx,
  input: {
    borrower: BorrowerTable;
    practice: PracticeRow;
    flow: Flow;
    start: { id: string; requested_amount_cents: number | null };
  },
  deps: Deps,
): Promise<ApplicationTable> {
  const { borrower, practice, flow, start } = input;
  await takeTurn(tx, `application:${borrower.id}:${practice.id}:${flow.enrollment}`);
  const latest = await tx.first(latestAtPractice, {
    borrowerId: borrower.id,
    practiceId: practice.id,
    enrollment: flow.enrollment,
  });
  const today = practiceToday(deps.clock, practice);
  if (latest) {
    const { expires_on: expiresOn, ...application } = latest;
    const earlier = {
      status: application.status,
      decidedOn: dayOf(application.submitted_at),
      notBefore: await deniedUntil(tx, { application, borrower }),
      isSigned: application.agreement_signed_at !== null,
      approvedUntil: dayOf(expiresOn),
    };
    if (resumesEarlier(earlier, today)) return application;
  }
  const isTaken = (await tx.first(applicationById, { id: start.id })) !== undefined;
  const application = freshApplication({
    id: isTaken ? deps.newId() : start.id,
    number: await nextApplicationNumber(tx),
    borrower,
    practiceId: practice.id,
    flow,
    requestedAmountCents: start.requested_amount_cents,
    now: deps.clock.now(),
  });
  await insertApplication(tx, application);
  await addHistory({ tx, deps }, application.id, { action: 'STARTED' });
  const tokens = searchTokensOf(borrower, application.number);
  await replaceTokens(tx, { id: application.id, practiceId: practice.id }, { before: [], after: tokens });
  return application;
}

function dayOf(moment: string | null): CivilDate | null {
  return moment === null ? null : civilDate(moment.slice(0, 10));
}

/** An application without answers. */
export function freshApplication(facts: {
  id: string;
  number: number;
  borrower: BorrowerTable;
  practiceId: string;
  flow: Flow;
  requestedAmountCents: number | null;
  now: string;
}): ApplicationTable {
  return {
    id: facts.id,
    number: facts.number,
    borrower_id: facts.borrower.id,
    practice_id: facts.practiceId,
    enrollment: facts.flow.enrollment,
    status: 'INCOMPLETE',
    status_note: null,
    page_path: facts.flow.firstStep,
    requested_amount_cents: facts.requestedAmountCents,
    annual_income_cents: null,
    is_married: null,
    household_vault_id: null,
    credit_pull_consent_at: null,
    freeze: 0,
    need_more_info: 0,
    alert_dismissed_at: null,
    reminded_on: null,
    persona_required: 0,
    kba_required: 0,
    kba_passed: null,
    identity_verified: 0,
    ssn_used: 0,
    duplicate_of_borrower_id: null,
    pend_out_of_state: 0,
    fraud_alert: 0,
    mismatches: '[]',
    tries: 0,
    saved_for_later: 0,
    inquiry_id: null,
    exam_vault_id: null,
    exam_answers: null,
    patientfi_plus_asked_at: null,
    bureau_vault_id: null,
    decision_id: null,
    grade: null,
    approved_line_cents: null,
    contract_number: null,
    agreement_signed_at: null,
    sort_name: sortNameOf(facts.borrower),
    created_at: facts.now,
    submitted_at: null,
    purpose: 'NEW',
    follows_id: null,
    version: 1,
  };
}
