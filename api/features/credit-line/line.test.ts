import { availableCredit, HOLDING_STATUSES } from '@domain/credit-line/available-credit';
import { TRANSACTION_STATUSES } from '@domain/credit-transaction/status';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { civilToday } from '../../civil-today';
import { insertApplication } from '../../generated/insert-application';
import { startTestApp } from '../../test/app';
import { aBorrower, aCreditLine, aTransaction } from '../../test/builders';
import { availableOf, listLines, settleEndedLines } from './index';

const world = await startTestApp();
afterAll(() => world.discard());

const flag = fc.boolean().map(Number);
const anyLine = fc.record({
  state: fc.constantFrom('NY', 'CA', 'HI', 'TX', null),
  limit: fc.integer({ min: 50_000, max: 900_000 }),
  owed: fc.integer({ min: 0, max: 600_000 }),
  // Around today, and once the day between the coasts.
  expiresOn: fc.constantFrom('2026-03-14', '2026-03-15', '2026-03-16', '2026-03-17'),
  closed: fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    fc.record({
      on_hold: flag,
      flagged_fraud: flag,
      is_deleted: flag,
      deceased: flag,
      states: fc.constantFrom('', 'BANKRUPTCY', 'REPRESENTED'),
    }),
  ),
  transactions: fc.array(
    fc.record({
      status: fc.constantFrom(...TRANSACTION_STATUSES),
      amount_cents: fc.integer({ min: 1, max: 200_000 }),
    }),
    { maxLength: 4 },
  ),
});

test('the list sorts by the same number as the one function gives, east and west, at noon and after midnight', async () => {
  const { deps } = world;
  const made = fc.sample(anyLine, { numRuns: 120, seed: 4711 });
  const lines = new Map<string, (typeof made)[number]>();
  for (const given of made) {
    const borrower = await aBorrower(deps, { state_code: given.state, ...given.closed });
    const application_id = await insertApplication(deps, borrower.id, { practiceId: 'prac-bright-smile' });
    const row = {
      application_id,
      approved_line_cents: given.limit,
      balance_cents: given.owed,
      expires_on: given.expiresOn,
    };
    const line = await aCreditLine(deps, borrower, row);
    for (const transaction of given.transactions) await aTransaction(deps, line, transaction);
    lines.set(borrower.id, given);
  }
  const { read } = deps.database;
  // Days only pass: first the hours in which the coasts have different ones.
  for (const at of ['2026-03-16T05:30:00.000Z', '2026-03-16T16:00:00.000Z']) {
    const clock = { now: () => at, nowMs: () => Date.parse(at) };
    await settleEndedLines({ ...deps, clock });
    const sorted = await read.query(
      read.builder
        .selectFrom('listed_application')
        .innerJoin('credit_profile', 'credit_profile.application_id', 'listed_application.id')
        .select(['credit_profile.borrower_id', 'listed_application.available_cents as cents']),
    );
    const found = new Map((await listLines(read, [...lines.keys()])).map((line) => [line.borrower_id, line]));
    const told = sorted.flatMap(({ borrower_id: id, cents }) => {
      const given = lines.get(id);
      const line = found.get(id);
      if (!given || !line) return [];
      const closed: {
        on_hold?: number;
        flagged_fraud?: number;
        is_deleted?: number;
        deceased?: number;
        states?: string;
      } = given.closed;
      const facts = {
        limitCents: given.limit,
        owedCents: given.owed,
        waitingCents: given.transactions
          .filter(({ status }) => HOLDING_STATUSES.some((holding) => holding === status))
          .reduce((sum, { amount_cents }) => sum + amount_cents, 0),
        expiresOn: given.expiresOn,
        isOnHold: closed.on_hold === 1,
        isFlagged: closed.flagged_fraud === 1,
        isArchived: closed.is_deleted === 1,
        isDeceased: closed.deceased === 1,
        isStopped: closed.states === 'BANKRUPTCY',
      };
      const expected = availableCredit(facts, civilToday(clock, given.state ?? ''));
      return [{ id, inSql: Number(cents), ofRow: availableOf(line, clock), expected }];
    });
    expect(told).toHaveLength(made.length);
    expect(told.filter(({ inSql, ofRow, expected }) => inSql !== expected || ofRow !== expected)).toEqual([]);
    expect(told.filter(({ expected }) => expected > 0).length).toBeGreaterThan(20);
  }
});
