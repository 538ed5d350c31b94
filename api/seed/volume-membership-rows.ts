import { addDays, civilDate } from '@domain/calendar/civil-date';
import { instantAt, millisecondsOf } from '@domain/calendar/instant';
import type { Tables } from '../db/tables/index';
import { NEW_MEMBERSHIP } from '../features/member-record/index';
import { createRandom } from './random';
import type { VolumeRows } from './volume-tables';

/** Payments of one member, and as many months that the practice is paid for. */
const MONTHS_EACH = 4;
const MONTH_MS = 30 * 86_400_000;
const MEMBER_FEE_CENTS = 499;

type Of = { index: number; borrower: Tables['borrower']; practiceId: string; nowMs: number };

/**
 * Makes a borrower a member too, with four months that were paid or failed, what the practice is paid for them, and one invoice. They
 * have draws of their own, so that the other rows of a volume stay as they are.
 */
export function addVolumeMembership(rows: VolumeRows, { index, borrower, practiceId, nowMs }: Of): void {
  const random = createRandom(index * 2 + 2);
  const key = borrower.id.slice('vol-b-'.length);
  const membership: Tables['membership'] = {
    ...NEW_MEMBERSHIP,
    id: `vol-m-${key}`,
    borrower_id: borrower.id,
    practice_id: practiceId,
    status: index % 12 === 0 ? 'CANCELLED' : 'ACTIVE',
    standing: index % 40 === 1 ? 'PAST_DUE' : 'GOOD',
    past_due_on: index % 40 === 1 ? civilDate(borrower.created_at.slice(0, 10)) : null,
    approved_at: borrower.created_at,
    activated_on: civilDate(borrower.created_at.slice(0, 10)),
    created_at: borrower.created_at,
    version: 1,
  };
  rows.membership.push(membership);
  rows.payment_method.push(cardOf(membership, key));
  const beganMs = millisecondsOf(borrower.created_at);
  const monthlyCents = random.between(50, 900) * 100;
  for (let place = 0; place < MONTHS_EACH; place += 1) {
    const at = instantAt(Math.min(nowMs, beganMs + place * MONTH_MS));
    rows.membership_payment.push(paymentOf(membership, { key: `${key}-${place}`, place, at, monthlyCents }));
    rows.membership_funding.push(fundingOf(membership, { key: `${key}-${place}`, at, monthlyCents }));
  }
  rows.provider_invoice.push(invoiceOf(membership, { key, totalCents: random.between(399, 1999) * 100 }));
}

const cardId = (of: Tables['membership']) => `vol-card-${of.id}`;

/** A card that paid and was taken off since: nothing can be taken from it. */
function cardOf(of: Tables['membership'], key: string): Tables['payment_method'] {
  return {
    id: cardId(of),
    borrower_id: of.borrower_id,
    kind: 'CARD',
    source: 'CARD_PAGE',
    status: 'REMOVED',
    is_default: 0,
    name: 'Visa',
    holder_name: null,
    account_type: null,
    last_four: '4242',
    expires_on: null,
    vault_id: 'none',
    account_index: key,
    authorization_document_id: null,
    authorized_at: null,
    ended_at: null,
    ended_code: null,
    end_told_on: null,
    created_at: of.created_at,
    removed_at: of.created_at,
    version: 1,
  };
}

type Month = { key: string; at: string; monthlyCents: number };

function paymentOf(
  of: Tables['membership'],
  { key, place, at, monthlyCents }: Month & { place: number },
): Tables['membership_payment'] {
  const day = civilDate(at.slice(0, 10));
  const isFailed = of.past_due_on !== null && place === MONTHS_EACH - 1;
  return {
    id: `vol-mp-${key}`,
    membership_id: of.id,
    borrower_id: of.borrower_id,
    practice_id: of.practice_id,
    kind: place === 0 ? 'ACTIVATION' : 'MONTH',
    status: isFailed ? 'DECLINED' : 'SETTLED',
    amount_cents: monthlyCents + MEMBER_FEE_CENTS,
    refunded_cents: 0,
    natural_key: `vol-mp-${key}`,
    method_id: cardId(of),
    method_kind: 'CARD',
    method_name: 'Visa',
    method_last_four: '4242',
    series_id: `vol-mp-${key}`,
    attempt: 1,
    scheduled_on: day,
    submitted_on: day,
    settles_on: addDays(day, 1),
    settled_on: isFailed ? null : addDays(day, 1),
    returned_on: isFailed ? day : null,
    return_code: isFailed ? 'DECLINED' : null,
    receipt_id: null,
    ask_at: null,
    asks: 0,
    created_at: at,
    version: 1,
  };
}

function fundingOf(of: Tables['membership'], { key, at, monthlyCents }: Month): Tables['membership_funding'] {
  const feeCents = Math.round((monthlyCents * 299) / 10_000);
  return {
    id: `vol-mf-${key}`,
    membership_id: of.id,
    practice_id: of.practice_id,
    plan_year: 0,
    natural_key: `vol-mf-${key}`,
    kind: 'MONTH',
    gross_cents: monthlyCents,
    fee_cents: feeCents,
    net_cents: monthlyCents - feeCents,
    due_on: addDays(civilDate(at.slice(0, 10)), 1),
    deposit_id: null,
    taken_cents: 0,
    created_at: at,
  };
}

function invoiceOf(
  of: Tables['membership'],
  { key, totalCents }: { key: string; totalCents: number },
): Tables['provider_invoice'] {
  return {
    id: `vol-i-${key}`,
    natural_key: `vol-i-${key}`,
    ref: `V${key}`,
    practice_id: of.practice_id,
    payer: 'PRACTICE',
    enterprise_id: null,
    month: of.created_at.slice(0, 7),
    total_cents: totalCents,
    status: 'OPEN',
    kind: 'MONTH',
    debit_on: null,
    first_debit_on: null,
    attempts: 0,
    tries: 0,
    paid_on: null,
    set_off_cents: 0,
    issued_on: civilDate(of.created_at.slice(0, 10)),
    created_at: of.created_at,
    version: 1,
  };
}
