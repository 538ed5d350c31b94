import { CappedMap } from '../capped-map';
import { isoInstant, type SandboxClock } from '../sandbox-clock';

const KEPT_MAX = 5000;
const DAY_MS = 86_400_000;
const AMOUNT_MAX_CENTS = 1_000_000;
const APR_BPS = 3499;
const TERM_MONTHS = 24;
const OFFER_DAYS = 30;
/** A person there has decided when it is looked up for the second time. */
const LOOKS_UNTIL_DECIDED = 2;

/** What the partner lender answers, by the last four digits. Any others are declined. */
export const partnerScripts = [
  { lastFour: '0016', what: 'An offer' },
  { lastFour: '0004', what: 'Declined' },
  { lastFour: '0018', what: 'Declined because the credit file is frozen' },
  { lastFour: '0015', what: 'Somebody looks at it, then an offer when it is asked for the second time' },
] as const;

type Question = { lastFour: string; amountCents: number };
export type Prequalification = Question & {
  readonly id: string;
  readonly askedAtMs: number;
  looks: number;
  accountNumber: string | null;
  isDeclined: boolean;
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
  return {
    amount_cents: principal,
    apr_bps: APR_BPS,
    term_months: TERM_MONTHS,
    monthly_payment_cents: payment,
    final_payment_cents: last,
    finance_charge_cents: total - principal,
    total_of_payments_cents: total,
    first_payment_on: dayAfter(OFFER_DAYS),
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
      const fresh = { ...question, id, askedAtMs: clock.now(), looks: 0, accountNumber: null, isDeclined: false };
      byId.set(id, fresh);
      byKey.set(key, fresh);
      return fresh;
    },
    openLoanOnce(of: Prequalification): string {
      if (of.accountNumber === null) {
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
