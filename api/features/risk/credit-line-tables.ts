import type { FieldFault } from '@contract/error';
import { type CreditLineContent, creditLine } from '@contract/versioned-tables/credit-line';
import { creditLineFieldFaults } from '@contract/versioned-tables/line-faults';
import { nameList } from '@domain/name-list';
import type { Db } from '../../db/database';
import type { TableSource, Wanted } from '../../versioned-table/table-source';
import { publishAnew, usersOfTables } from './publish-anew';

const kind = creditLine.key;

/** Limits by grade and income: how they may look, what works with them, and how a version takes force. */
export const lineTables: TableSource<CreditLineContent> = {
  declaration: creditLine,
  faults: (content) => creditLineFieldFaults(content).map(({ field, message }) => ({ field, message })),
  refusals: placeFaults,
  usersOf: (db) => usersOfTables(db, kind),
  takeForce: (tx, made) => publishAnew(tx, kind, made),
};

/** A table in use stays with its specialty and kind of file: else a profile would lose one, or have two of another. */
async function placeFaults(db: Db, { tableId, content, before }: Wanted<CreditLineContent>): Promise<FieldFault[]> {
  const users = tableId === null ? [] : ((await usersOfTables(db, kind)).get(tableId) ?? []);
  if (users.length === 0) return [];
  return (['specialty', 'fileType'] as const).flatMap((field) =>
    content[field] === before[field]
      ? []
      : { field, message: `Used by ${nameList.format(users)}. Clone it to use it elsewhere.` },
  );
}
