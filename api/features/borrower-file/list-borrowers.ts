import { borrowerList, listBorrowers } from '@contract/borrower-file/list';
import { cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { fullName } from '@domain/person-name';
import type * as z from 'zod/mini';
import type { Clock } from '../../clock';
import type { Route } from '../../http/serve';
import { keyOf, type ListSource } from '../../list/list-source';
import { listRoutes } from '../../list/serve-list';
import { scopeOfSide } from '../../list/side-scope';
import { availableOf, type LineRow, listLines } from '../credit-line/index';
import { borrowerRows, borrowerShape, type ListedBorrowerRow } from './borrower-list.reads';

type Wire = z.input<typeof borrowerList.row>;

/** Borrowers. Source: provider-admin §2 borrower transactions, decision 23. */
export const borrowers: ListSource<Wire> = {
  ...borrowerShape,
  scope: async ({ actor, body }) => scopeOfSide(actor.scope, body.practices),
  async rows(db, keys, { deps }) {
    const rows = await borrowerRows(
      db,
      keys.map(({ tie }) => String(tie[0])),
    );
    const lines = await listLines(db, [...new Set(rows.map((row) => row.borrower_id))]);
    const lineOf = new Map(lines.map((line) => [line.borrower_id, line]));
    return new Map(rows.map((row) => [keyOf([row.id]), rowView(row, lineOf.get(row.borrower_id), deps.clock)]));
  },
};

/** @param line the person's, where there is one: the file of the person shows it to every practice of theirs. */
function rowView(row: ListedBorrowerRow, line: LineRow | undefined, clock: Clock): Wire {
  return {
    _id: row.id,
    borrowerId: row.borrower_id,
    name: fullName(row.first_name, row.last_name) || 'No name yet',
    practicemanagement: { _id: row.practice_id, PracticeName: row.practice_name },
    accountNumber: row.account_number,
    account: line ? 'LINE' : 'NONE',
    approvedCreditLine: line ? dollarsFromCents(cents(line.approved_line_cents)) : null,
    availableCredit: line ? dollarsFromCents(availableOf(line, clock)) : null,
    state: row.state_code,
    accountOnHold: row.on_hold === 1,
    flaggedAsFraud: row.flagged_fraud === 1,
    isDeleted: row.is_deleted === 1,
    createdAt: row.created_at,
  };
}

export const borrowerListRoutes: readonly Route[] = listRoutes(borrowerList, { list: listBorrowers }, borrowers);
