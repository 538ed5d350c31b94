import { listLoanPayments, makeLoanPayment, quoteLoanPayoff } from '@contract/servicing/payment-calls';
import { refundPatientTransaction } from '@contract/servicing/refund-calls';
import { addDays, type CivilDate, civilDate, daysBetween } from '@domain/calendar/civil-date';
import type { Violation } from '@domain/ledger/invariants';
import { seenVersion } from '../../../test/seen-version';
import { countLedgerFaults } from '../../ledger/index';
import { aLoanOf, type LoanWish, type LoanWorld, ledgerViolations } from './loan-world';

/** How people pay, twenty kinds in turn. */
const KINDS: readonly (LoanWish & { name: string })[] = [
  ...Array.from({ length: 5 }, () => ({ name: 'regular' })),
  { name: 'pays off, and it comes back', autopay: 'NONE', account: '91' },
  { name: 'pays parts around the statement' },
  { name: 'pays what is late with its fee', autopay: 'NONE' },
  { name: 'follows the guardian by hand', product: 'PROMO_12', autopay: 'NONE' },
  { name: 'pays off' },
  { name: 'refunded' },
  { name: 'keeps the promotion', product: 'PROMO_12', autopay: 'SUGGESTED' },
  { name: 'keeps the promotion', product: 'PROMO_6', autopay: 'SUGGESTED' },
  { name: 'loses the promotion', product: 'PROMO_6', autopay: 'MINIMUM' },
  { name: 'pays by hand, and misses the third', autopay: 'NONE' },
  { name: 'never pays', autopay: 'NONE' },
  { name: 'is short once', account: '91' },
  { name: 'is always short', account: '01' },
  { name: 'pays by a card that hesitates', card: '9995' },
  { name: 'disputes the first debit', account: '10' },
];
/** New loans start on each of this many days in turn, so that their due dates cover every day of the month. */
const SPREAD_DAYS = 28;
const PAY_OFF_AFTER = 100;
const REFUND_AFTER = 75;

type Person = Awaited<ReturnType<typeof aLoanOf>> & { name: string; since: CivilDate };

export type SimulatedDay = {
  day: CivilDate;
  /** From 1. */
  number: number;
  loans: number;
  violations: readonly Violation[];
};

/**
 * Lets days pass for many borrowers, each paying in a way of their own, over the same calls and jobs as ever. After each day the books
 * are checked: every loan against its accounts, the processor's open items, the credit lines, and the journal's own rules.
 */
export async function simulate(
  world: LoanWorld,
  { borrowers, days }: { borrowers: number; days: number },
  onDay: (day: SimulatedDay) => void = () => undefined,
): Promise<void> {
  const people: Person[] = [];
  const first = civilDate(world.deps.clock.now().slice(0, 10));
  for (let number = 1; number <= days; number += 1) {
    const day = addDays(first, number);
    await world.passTo(day);
    for (let index = number - 1; number <= SPREAD_DAYS && index < borrowers; index += SPREAD_DAYS) {
      const kind = KINDS[(index * 7 + Math.floor(index / KINDS.length)) % KINDS.length] ?? { name: 'regular' };
      const loan = await aLoanOf(world, { amountCents: 60_000 + ((index * 37) % 80) * 5_000, ...kind });
      people.push({ ...loan, name: kind.name, since: day });
    }
    for (const person of people) await act(world, person, day);
    await world.sendAll();
    const violations = [...(await ledgerViolations(world)), ...(await faultsOf(world))];
    onDay({ day, number, loans: people.length, violations });
  }
}

async function faultsOf(world: LoanWorld): Promise<Violation[]> {
  const faults = await countLedgerFaults(world.deps.database.read);
  return faults === 0 ? [] : [{ invariant: 0, subject: 'self-check', message: `finds ${faults} faults` }];
}

/** What a person does by themselves on a day. */
async function act(world: LoanWorld, person: Person, day: CivilDate): Promise<void> {
  const since = daysBetween(person.since, day);
  if (since === REFUND_AFTER && person.name === 'refunded') await refund(world, person);
  if (since === PAY_OFF_AFTER && person.name === 'pays off') await pay(world, person, 'PAYOFF');
  if (person.name === 'pays off, and it comes back' && (since === 27 || since === 62))
    await pay(world, person, 'PAYOFF');
  // Their statements are out ten days after a due date.
  if (person.name === 'pays parts around the statement' && [9, 10, 11, 12].includes(since % 30))
    await pay(world, person, 'ONCE');
  if (person.name === 'pays what is late with its fee') await payLate(world, person, since);
  if (person.name === 'follows the guardian by hand') await payWhatIsNeeded(world, person, day);
  const isHandDay = since > 0 && since % 30 === 0 && since !== 90;
  if (isHandDay && person.name.startsWith('pays by hand')) await pay(world, person, 'ONCE');
}

async function pay(world: LoanWorld, { params }: Person, kind: 'ONCE' | 'PAYOFF'): Promise<void> {
  const token = await world.sessionOf('borrower', params.id);
  const quoted = await world.call(quoteLoanPayoff, { params }, { token });
  const amount = kind === 'PAYOFF' ? quoted.body.total : Math.min(80, quoted.body.total);
  if (amount <= 0) return;
  const answer = await world.call(makeLoanPayment, { params, body: { amount, kind } }, { token });
  if (answer.status !== 200) throw new Error(`A payment was refused: ${JSON.stringify(answer.body)}`);
}

async function seen(world: LoanWorld, { params }: Person) {
  const token = await world.sessionOf('borrower', params.id);
  return { token, view: (await world.call(listLoanPayments, { params }, { token })).body };
}

/** Every second payment two weeks late, with its fee and to the cent; the others in time. */
async function payLate(world: LoanWorld, person: Person, since: number): Promise<void> {
  if (since === 0 || ![0, 45].includes(since % 61)) return;
  const { token, view } = await seen(world, person);
  const amount = view.owed.toCatchUp > 0 ? view.owed.toCatchUp : (view.next?.amount ?? 0);
  await send(world, person, { token, amount });
}

/** On each due date what the guardian says, on weekends too. */
async function payWhatIsNeeded(world: LoanWorld, person: Person, day: CivilDate): Promise<void> {
  const { token, view } = await seen(world, person);
  if (view.next?.dueOn !== day || view.promo?.status !== 'OPEN') return;
  await send(world, person, { token, amount: Math.min(view.promo.needed ?? 0, view.promo.payoff) });
}

async function send(world: LoanWorld, { params }: Person, of: { token: string; amount: number }): Promise<void> {
  if (of.amount <= 0) return;
  const answer = await world.call(makeLoanPayment, { params, body: { amount: of.amount } }, { token: of.token });
  if (answer.status !== 200) throw new Error(`A payment was refused: ${JSON.stringify(answer.body)}`);
}

async function refund(world: LoanWorld, { params }: Person): Promise<void> {
  const token = await world.staffSession('manager@bright-smile.test');
  const body = { version: await seenVersion(world, params.txId) };
  const answer = await world.call(refundPatientTransaction, { params, body }, { token });
  if (answer.status !== 200) throw new Error(`A refund was refused: ${JSON.stringify(answer.body)}`);
}
