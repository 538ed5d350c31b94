import { CappedMap } from '../capped-map';
import { isoInstant, type SandboxClock } from '../sandbox-clock';

const KEPT_MAX = 5000;
const DAY_MS = 86_400_000;
const AMOUNT_MAX_CENTS = 1_000_000;
const APR_BPS = 3499;
const TERM_MONTHS = 24;
const OFFER_DAYS = 27;
/** A person there has decided when it is looked up for the second time. */
const LOOKS_UNTIL_DECIDED = 2;

/** What the partner lender answers, by the last four digits. Any others are declined. */
export const partnerScripts = [
  { lastFour: '0016', what: 'An offer' },
  { lastFour: '0004', what: 'Declined' },
  { lastFour: '0018', what: 'Declined because the credit file is frozen' },
  { lastFour: '0015', what: 'In review, then an offer on the second request' },
] as const;

type Question = { lastFour: string; amountCents: number };
export type Prequalification = Question & {
  readonly id: string;
  readonly askedAtMs: number;
  looks: number;
  accountNumber: string | null;
  isDeclined: boolean;
  /** What it pays the practice: the try, and the day on which that began. */
  payout: { attempt: number; from: string } | null;
};

function offerOf({ amountCents, askedAtMs }: Prequalification) {
  const principal = Math.min(amountCents, AMOUNT_MAX_CENTS);
  const rate = APR_BPS / 10_000 / 12;
  const payment = Math.round((principal * rate) / (1 - (1 + rate) ** -TERM_MONTHS));
  let balance = principal;
  for (let month = 1; month < TERM_MONTHS; month += 1) balance += Math.round(balance * rate) - payment;
  const last = balance + Math.round(balance * rate);
  const total = payment * (TERM_MONTHS - 1) + last;
  const dayAfter = (days: number) => isoInstant(askedAtMs + days * DAY_MS).slice(0, 10);
  const monthAfter = (day: string) => {
    const [year = 0, month = 1, of = 1] = day.split('-').map(Number);
    const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    return isoInstant(Date.UTC(year, month, Math.min(of, last))).slice(0, 10);
  };
  return {
    amount_cents: principal,
    apr_bps: APR_BPS,
    term_months: TERM_MONTHS,
    monthly_payment_cents: payment,
    final_payment_cents: last,
    finance_charge_cents: total - principal,
    total_of_payments_cents: total,
    first_payment_on: monthAfter(dayAfter(0)),
    expires_on: dayAfter(OFFER_DAYS),
  };
}

/** How a question stands. */
export function answerOf(of: Prequalification) {
  const { id, lastFour, looks } = of;
  if (lastFour === '0016' || (lastFour === '0015' && looks >= LOOKS_UNTIL_DECIDED))
    return { id, decision: 'approved', offer: offerOf(of) };
  if (lastFour === '0015') return { id, decision: 'referred' };
  return { id, decision: 'declined', decline_code: lastFour === '0018' ? 'freeze' : 'credit' };
}

/** By the amount of the loan, the first try of its payout comes back, or waits until somebody asks. */
export const partnerPayoutScripts = { returned: 333_300, kept: 444_400 } as const;
const SENT_AFTER_DAYS = 1;
const SETTLED_AFTER_DAYS = 3;

/** What the practice is paid, on a day: it leaves on the next one and is there two later. */
export function payoutOf(of: Prequalification, asOf: string) {
  const { amount_cents: amountCents } = offerOf(of);
  const { attempt, from } = of.payout ?? { attempt: 1, from: asOf };
  const days = Math.round((Date.parse(asOf) - Date.parse(from)) / DAY_MS);
  const told = { attempt, amount_cents: amountCents, payout_ref: null, moved_on: null, return_code: null };
  if (attempt === 1 && amountCents === partnerPayoutScripts.kept) return { ...told, status: 'on_hold' };
  if (days < SENT_AFTER_DAYS) return { ...told, status: 'queued' };
  const dayAfter = (count: number) => isoInstant(Date.parse(from) + count * DAY_MS).slice(0, 10);
  const sent = { ...told, payout_ref: `GL-${of.id}-${attempt}`, moved_on: dayAfter(SENT_AFTER_DAYS) };
  if (days < SETTLED_AFTER_DAYS) return { ...sent, status: 'sent' };
  const arrived = { ...sent, moved_on: dayAfter(SETTLED_AFTER_DAYS) };
  if (attempt === 1 && amountCents === partnerPayoutScripts.returned)
    return { ...arrived, status: 'returned', return_code: 'R03' };
  return { ...arrived, status: 'settled' };
}

/** The questions of the partner lender: one for each idempotency key, at most one loan for each. */
export function createPrequalifications(clock: SandboxClock) {
  const byId = new CappedMap<string, Prequalification>(KEPT_MAX);
  const byKey = new CappedMap<string, Prequalification>(KEPT_MAX);
  let made = 0;
  let loans = 0;
  return {
    find: (id: string) => byId.get(id),
    all: () => [...byId.entries()].map(([, each]) => each),
    askOnce(key: string, question: Question): Prequalification {
      const known = byKey.get(key);
      if (known) return known;
      made += 1;
      const id = `pq_${made}`;
      const fresh = {
        ...question,
        id,
        askedAtMs: clock.now(),
        looks: 0,
        accountNumber: null,
        isDeclined: false,
        payout: null,
      };
      byId.set(id, fresh);
      byKey.set(key, fresh);
      return fresh;
    },
    openLoanOnce(of: Prequalification, signedOn: string): string {
      if (of.accountNumber === null) {
        of.payout = { attempt: 1, from: signedOn };
        loans += 1;
        of.accountNumber = String(7_700_000_000 + loans);
      }
      return of.accountNumber;
    },
    clear() {
      byId.clear();
      byKey.clear();
    },
  };
}
