import type { depositDetail, depositRow } from '@contract/funding/deposit-entity';
import { dollarsFromCents } from '@domain/money/dollars';
import { fullName } from '@domain/person-name';
import type * as z from 'zod/mini';
import type { Db } from '../../db/database';
import type { RowOf } from '../../db/statement';
import { AppError } from '../../http/app-error';
import { csvHead, csvLine } from '../../list/csv';
import { detailApplications } from '../credit-transaction/index';
import { linesOfDeposit, refundsOfDeposit, type ShownDeposit, shownDeposit } from './deposit-list.reads';
import { memberFundingsOfDeposit, memberOffsetsOfDeposit } from './funding.reads';
import { MEMBERSHIP_LINES } from './membership-lines';

type Detail = z.input<typeof depositDetail>;

/** Sums of Postgres come as text. */
const dollars = (amount: number | bigint | string | null) => dollarsFromCents(Number(amount ?? 0));

export function depositView(row: ShownDeposit): z.input<typeof depositRow> {
  return {
    _id: row.id,
    pmtRef: row.ref,
    practicemanagement: { _id: row.practice_id, PracticeName: row.practice_name },
    status: row.status === 'SETTLED' && Number(row.amount_cents) === 0 ? 'WITHHELD' : row.status,
    deferral: row.status === 'DEFERRED' ? row.deferral : null,
    purchases: Number(row.purchases ?? 0),
    gross: dollars(row.gross_cents),
    fees: dollars(row.fee_cents),
    memberships: dollars(row.memberships_cents),
    refunds: dollars(row.refund_cents),
    amount: dollars(row.amount_cents),
    bankLastFour: row.bank_last_four,
    madeOn: row.made_on,
    settlesOn: row.settles_on,
    settledOn: row.settled_on,
    returnedOn: row.returned_on,
    returnCode: row.return_code,
    reprocessedFailed: row.attempt > 1,
  };
}

/** A deposit with its lines. @throws AppError NOT_FOUND */
export async function viewDeposit(db: Db, id: string): Promise<Detail> {
  const row = await db.first(shownDeposit, { id });
  if (!row) throw new AppError('NOT_FOUND');
  const purchases = await db.all(linesOfDeposit, { depositId: id });
  const refunds = await db.all(refundsOfDeposit, { depositId: id });
  const ofMemberships = await db.all(memberFundingsOfDeposit, { depositId: id });
  const keptOfMemberships = await db.all(memberOffsetsOfDeposit, { depositId: id });
  const applicationOf = await detailApplications(db, [...purchases, ...refunds]);
  const base = (line: (typeof purchases)[number] | (typeof refunds)[number]) => ({
    transactionId: line.transaction_id,
    number: line.number,
    applicationId: applicationOf(line),
    name: fullName(line.first_name, line.last_name),
  });
  return {
    ...depositView(row),
    lines: purchases.map((line) => ({
      ...base(line),
      gross: dollars(line.gross_cents),
      fee: dollars(line.fee_cents),
      net: dollars(line.net_cents),
    })),
    ofMemberships: [
      ...ofMemberships.map((row) => ({ ...membershipLine(row), amount: dollars(row.net_cents) })),
      ...keptOfMemberships.map((row) => ({ ...membershipLine(row), amount: dollars(0 - Number(row.amount_cents)) })),
    ],
    keptBack: refunds.map((line) => ({
      _id: line.id,
      ...base(line),
      amount: dollars(line.amount_cents),
      owed: dollars(line.net_cents),
    })),
  };
}

const membershipLine = (row: RowOf<typeof memberFundingsOfDeposit>) => ({
  _id: row.id,
  membershipId: row.membership_id,
  name: fullName(row.first_name, row.last_name),
  kind: row.kind,
  dueOn: row.due_on,
  gross: dollars(row.gross_cents),
  fee: dollars(row.fee_cents),
  owed: dollars(row.net_cents),
});

const COLUMNS = [
  ['deposit', 'Deposit'],
  ['number', 'Transaction'],
  ['name', 'Patient'],
  ['kind', 'Line'],
  ['gross', 'Purchase'],
  ['fee', 'Fee'],
  ['amount', 'Amount'],
] as const;

/** The lines as a file: their amounts add up to the deposit, what is kept back being less than nothing. */
export function depositFile({ pmtRef: deposit, lines, ofMemberships, keptBack }: Detail): string {
  const rows = [
    ...lines.map(({ net, ...line }) => ({ ...line, deposit, kind: 'Purchase', amount: net })),
    ...ofMemberships.map(({ name, kind, amount }) => ({
      deposit,
      name,
      kind: `Membership, ${MEMBERSHIP_LINES[kind]}`,
      amount,
    })),
    ...keptBack.map(({ amount, ...line }) => ({ ...line, deposit, kind: 'Refund', amount: -amount })),
  ];
  return csvHead(COLUMNS) + rows.map((row) => csvLine(COLUMNS, row)).join('');
}
