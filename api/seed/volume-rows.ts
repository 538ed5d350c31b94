import { addDays, civilDate } from '@domain/calendar/civil-date';
import { instantAt } from '@domain/calendar/instant';
import { NO_ANSWERS } from '@domain/personal-fields';
import type { Tables } from '../db/tables/index';
import { searchTokensOf, sortNameOf } from '../features/application/index';
import { createRandom, type Random } from './random';
import { drawPerson } from './seed-person';
import { addVolumeMembership } from './volume-membership-rows';
import type { VolumeFacts, VolumeRows } from './volume-tables';
import { addVolumeTransaction } from './volume-transaction-rows';

/** Transactions of one borrower at benchmark volume. */
export const TRANSACTIONS_EACH = 4;
const FIRST_NUMBER = 10_000_000;
const FIRST_ACCOUNT = 9_000_000_000;
const DAYS = 425;
const DAY = 86_400_000;
const LINE_CENTS = 2_500_000;
const IN_GOOD_STANDING = { on_hold: 0, flagged_fraud: 0, deceased: 0, states: '', is_deleted: 0 };

/**
 * Adds a borrower with an approved application, a line and four transactions, who is a member as well. The rows follow from the index alone, so any
 * part of a volume can be made again.
 */
export function addVolumeBorrower(rows: VolumeRows, facts: VolumeFacts): void {
  const { index, nowMs, practices } = facts;
  const random = createRandom(index * 2 + 1);
  const practice = random.pick(practices);
  const person = drawPerson(index, random);
  const key = String(index).padStart(8, '0');
  const createdMs = nowMs - random.between(0, DAYS - 1) * DAY - random.between(0, DAY - 1);
  const createdAt = instantAt(createdMs);
  const borrower: Tables['borrower'] = {
    id: `vol-b-${key}`,
    user_reference: `V${key}`,
    email: `volume.${index}.${person.email}`,
    language: 'en',
    email_verified_at: createdAt,
    phone: person.phone,
    phone_verified_at: null,
    ...NO_ANSWERS,
    first_name: person.firstName,
    last_name: person.lastName,
    birth_date: person.birthDate,
    street: person.street,
    unit: null,
    city: practice.city,
    state_code: practice.state_code,
    zip_code: practice.zip_code,
    ssn_vault_id: null,
    ssn_last_four: null,
    ssn_index: null,
    consumer_index: null,
    account_number: String(FIRST_ACCOUNT + index),
    practice_id: practice.id,
    identity_verified_at: createdAt,
    v2_allowed: 1,
    ...IN_GOOD_STANDING,
    is_bank_added: 0,
    created_at: createdAt,
    version: 1,
  };
  rows.borrower.push(borrower);
  const application = applicationOf(borrower, practice.id, { index, random });
  rows.application.push(application);
  for (const token of searchTokensOf(borrower, application.number))
    rows.application_token.push({ practice_id: practice.id, token, application_id: application.id });
  const line: Tables['credit_profile'] = {
    id: `vol-c-${key}`,
    borrower_id: borrower.id,
    practice_id: practice.id,
    application_id: application.id,
    account_number: String(FIRST_ACCOUNT + index),
    grade: 'B',
    approved_line_cents: LINE_CENTS,
    max_line_cents: LINE_CENTS,
    balance_cents: 0,
    ended_because: null,
    expires_on: addDays(civilDate(createdAt.slice(0, 10)), 120),
    mla_covered: 0,
    created_at: createdAt,
    version: 1,
  };
  rows.credit_profile.push(line);
  for (let place = 0; place < TRANSACTIONS_EACH; place += 1) {
    const atMs = Math.min(nowMs, createdMs + random.between(1, 40 * 1440) * 60_000);
    addVolumeTransaction(rows, {
      ...facts,
      line,
      number: index * TRANSACTIONS_EACH + place,
      atMs,
      random,
      person: borrower,
    });
  }
  addVolumeMembership(rows, { index, borrower, practiceId: practice.id, nowMs });
}

function applicationOf(
  borrower: Tables['borrower'],
  practiceId: string,
  { index, random }: { index: number; random: Random },
): Tables['application'] {
  return {
    id: borrower.id.replace('vol-b', 'vol-a'),
    number: FIRST_NUMBER + index,
    borrower_id: borrower.id,
    practice_id: practiceId,
    enrollment: 'APPLICATIONS',
    status: 'APPROVED',
    status_note: null,
    page_path: 'post-agreement',
    requested_amount_cents: random.between(10, 200) * 10_000,
    annual_income_cents: random.between(30, 180) * 100_000,
    is_married: null,
    household_vault_id: null,
    credit_pull_consent_at: borrower.created_at,
    freeze: 0,
    need_more_info: 0,
    alert_dismissed_at: null,
    reminded_on: null,
    persona_required: 0,
    kba_required: 0,
    kba_passed: null,
    identity_verified: 1,
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
    grade: 'B',
    approved_line_cents: LINE_CENTS,
    contract_number: `CL-${FIRST_NUMBER + index}`,
    agreement_signed_at: borrower.created_at,
    sort_name: sortNameOf(borrower),
    created_at: borrower.created_at,
    submitted_at: borrower.created_at,
    purpose: 'NEW',
    follows_id: null,
    version: 1,
  };
}
