import { afterAll, beforeAll, expect, test } from 'vitest';
import { depositShape } from '../../features/funding/deposit-list.reads';
import { repaymentShape } from '../../features/servicing/payments/repayment-list.reads';
import { shapeOfModel } from '../../list/shape-of-model';
import { startTestApp, type TestApp } from '../../test/app';
import { aBankAccount, aBorrower, aCreditLine, aDeposit, aTransaction } from '../../test/builders';
import { runSql } from '../../test/database';
import { expectSameRows, indexNames, rowsIn } from '../../test/rows-compared';
import { drawsOf } from '../../test/vendor-faults/trouble';
import type { AnyDeclaration } from './declaration';
import { deposits, repayments, transactions } from './existing-models-fixtures';

/** Each with the table that is kept by hand. */
const models: readonly [string, { declaration: AnyDeclaration }, string][] = [
  ['listed_deposit', deposits, 'deposit'],
  ['listed_repayment', repayments, 'payment'],
  ['listed_transaction', transactions, 'credit_transaction'],
];

let world: TestApp;
let practiceIds: string[] = [];
beforeAll(async () => {
  world = await startTestApp();
  const { database } = world.deps;
  practiceIds = (await rowsIn(database, 'practice')).slice(0, 3).map(({ id }) => String(id));
  // The first half of the rows is there before the tables are made, so that their first fill has something to fill.
  await livesOfPeople(1, 60);
  await database.migrate([deposits, repayments, transactions].flatMap((model) => model.create(database.dialect)));
}, 120_000);
afterAll(() => world.discard());

const STATUSES = ['PENDING', 'ACCEPTED', 'REJECTED', 'REFUNDED', 'REVIEW'] as const;
const PAYMENTS = ['SCHEDULED', 'PROCESSING', 'SETTLED', 'RETURNED'] as const;

/** Everything that can happen to a source, drawn by chance: one write each. */
async function livesOfPeople(seed: number, writes: number): Promise<void> {
  const { deps } = world;
  const draw = drawsOf(seed);
  const below = (count: number) => Math.floor(draw() * count);
  const oneOf = <T>(all: readonly T[]): T => all[below(all.length)] as T;
  const anId = async (table: string) => String(oneOf(await rowsIn(deps.database, table))?.id ?? 'none');
  const run = (text: string) => runSql(deps.database, text);
  const day = () => `2026-0${1 + below(9)}-1${below(10)}`;
  const name = () => `${oneOf(['Ñu', 'abe', 'Zoe', 'de la'])} ${below(100)}`;
  const free = (table: string) =>
    `(select id from credit_transaction where id not in (select transaction_id from ${table}) order by number limit 1 offset ${below(3)})`;
  const aPerson = async () => {
    const practice_id = oneOf(practiceIds);
    const person = await aBorrower(deps, { practice_id });
    for (const part of ['a', 'b']) await run(applicationRow(`app-${person.id}-${part}`, { person, name: name() }));
    await aCreditLine(deps, person, { application_id: `app-${person.id}-a` });
    await aBankAccount(deps, person, { accountNumber: `00012345${1000 + below(9000)}` });
  };
  const aPurchase = async () => {
    const line = oneOf(await rowsIn(deps.database, 'credit_profile')) as { id: string; borrower_id: string };
    const given = { status: oneOf(STATUSES), first_treatment_on: oneOf([null, day()]) };
    await aTransaction(deps, { ...line, practice_id: oneOf(practiceIds) }, given);
  };
  const changes: (() => Promise<unknown>)[] = [
    aPerson,
    aPurchase,
    aPurchase,
    async () => {
      const changed = `status = '${oneOf(STATUSES)}', amount_cents = ${1 + below(9)}00, first_treatment_on = ${oneOf(['null', `'${day()}'`])}`;
      const asks = `request_kind = ${oneOf(['null', `'CANCEL'`])}, flagged_at = ${oneOf(['null', `'2026-01-01'`])}`;
      await run(`update credit_transaction set ${changed}, ${asks} where id = '${await anId('credit_transaction')}'`);
    },
    () =>
      run(`insert into funding (id, transaction_id, practice_id, gross_cents, fee_cents, net_cents, status, due_on, created_at)
        select 'funding-' || id, id, practice_id, 9, 1, 8, 'QUEUED', '2026-01-01', created_at from credit_transaction where id = ${free('funding')}`),
    async () =>
      run(`update funding set status = '${oneOf(['SENT', 'SETTLED'])}' where id = '${await anId('funding')}'`),
    () =>
      run(`insert into recovery (id, transaction_id, practice_id, gross_cents, fee_cents, net_cents, left_cents, created_at)
        select 'recovery-' || id, id, practice_id, 9, 1, 8, 8, created_at from credit_transaction where id = ${free('recovery')}`),
    () =>
      run(`insert into borrower_credit (transaction_id, borrower_id, owed_cents)
        select id, borrower_id, ${below(3) - 1} from credit_transaction where id = ${free('borrower_credit')}`),
    () => run(`update borrower_credit set owed_cents = ${below(5) - 2} where owed_cents = ${below(5) - 2}`),
    async () => run(`update application set sort_name = '${name()}' where id = '${await anId('application')}'`),
    () =>
      run(`update credit_profile set application_id = 'app-' || borrower_id || '-${oneOf(['a', 'b'])}'
        where borrower_id like 'borrower-%${below(10)}'`),
    () => run(`update practice set contract_sell_percent = ${oneOf([0, 80, 100])} where id = '${oneOf(practiceIds)}'`),
    () => aDeposit(deps, oneOf(practiceIds), { made_on: day() }),
    async () =>
      run(`update deposit set status = '${oneOf(['SENT', 'RETURNED'])}', purchases_cents = 7, amount_cents = 7
      where id = '${await anId('deposit')}'`),
    async () => run(paymentRow(await anId('credit_transaction'), day())),
    async () => run(paymentRow(await anId('credit_transaction'), day())),
    async () =>
      run(`update payment set status = '${oneOf(PAYMENTS)}', scheduled_on = '${day()}', amount_cents = ${1 + below(9)}
        where id = '${await anId('payment')}'`),
    async () => run(`delete from payment where id = '${await anId('payment')}'`),
    () => aDeposit(deps, oneOf(practiceIds), { made_on: day() }),
    () => aDeposit(deps, oneOf(practiceIds), { made_on: day() }),
    async () => run(`delete from deposit where id = '${await anId('deposit')}'`),
    () =>
      run(`delete from credit_transaction where number % 7 = ${below(7)} and id not in (select transaction_id from payment)
        and id not in (select transaction_id from funding) and id not in (select transaction_id from recovery)
        and id not in (select transaction_id from borrower_credit)`),
  ];
  for (let one = 0; one < 4; one += 1) await aPerson();
  for (let one = 0; one < writes; one += 1) await oneOf(changes)();
}

const applicationRow = (
  id: string,
  { person, name }: { person: { id: string; practice_id: string | null }; name: string },
) => `insert into application (id, number, borrower_id, practice_id, enrollment, status, page_path, "freeze", need_more_info,
    persona_required, kba_required, identity_verified, ssn_used, pend_out_of_state, fraud_alert, mismatches, tries, saved_for_later,
    sort_name, created_at, version)
  select '${id}', 1 + coalesce(max(number), 0), '${person.id}', '${person.practice_id}', 'APPLICATIONS', 'APPROVED', '/', 0, 0, 0, 0, 1, 0, 0, 0,
    '[]', 0, 0, '${name}', '2026-01-02T10:00:00.000Z', 1 from application`;

let count = 0;
function paymentRow(transactionId: string, day: string): string {
  count += 1;
  return `insert into payment (id, transaction_id, borrower_id, kind, status, amount_cents, natural_key, method_id, method_kind, method_name,
      method_last_four, series_id, attempt, scheduled_on, asks, created_at, version)
    select 'payment-${count}', bought.id, bought.borrower_id, 'ONE_TIME', 'SCHEDULED', 5, 'key-${count}', payment_method.id, 'BANK', 'Bank name', '6789',
      'series', 1, '${day}', 0, bought.created_at, 1 from credit_transaction as bought
    join payment_method on payment_method.borrower_id = bought.borrower_id where bought.id = '${transactionId}'`;
}

test('a generated read model holds what the one by hand holds, after the same writes', async () => {
  const { database } = world.deps;
  for (const seed of [2, 3, 4]) {
    await livesOfPeople(seed, 60);
    // Those by hand keep the rows of what was deleted.
    for (const [byHand, { declaration }, of] of models)
      await expectSameRows(database, [declaration.table, `${byHand} where id in (select id from ${of})`]);
  }
  const sizes = await Promise.all(models.map(async ([, { declaration }]) => rowsIn(database, declaration.table)));
  expect(sizes.map(({ length }) => length > 5)).toEqual([true, true, true]);
}, 120_000);

test.each(models)('%s: the generated one has every index by its name', async (byHand, { declaration }) => {
  const { database } = world.deps;
  const due = (await indexNames(database, byHand)).map((name) => name.replace(byHand, declaration.table));
  expect(await indexNames(database, declaration.table)).toEqual(due.sort());
});

test('the shape of a list follows from the declaration of its read model', () => {
  const made = [
    shapeOfModel(deposits.declaration, {
      sorts: { madeOn: 'made_at', status: 'status', amount: 'amount_cents' },
      filters: { status: 'status', amount: 'amount_cents' },
    }),
    shapeOfModel(repayments.declaration, {
      sorts: { payOn: 'pay_at', number: 'number', name: 'sort_name', status: 'status', amount: 'amount_cents' },
      filters: { status: 'status', kind: 'kind', amount: 'amount_cents' },
      sums: { amount: 'amount_cents' },
      number: 'number',
    }),
  ];
  const named = (shape: object) => JSON.parse(JSON.stringify(shape).replaceAll('made_', 'listed_'));
  const sorted = ({ gathers, ...rest }: { gathers: readonly string[] }) => ({ ...rest, gathers: [...gathers].sort() });
  expect(made.map((shape) => sorted(named(shape)))).toEqual(
    [depositShape, repaymentShape].map((one) => sorted(named(one))),
  );
});
