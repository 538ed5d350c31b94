import { creditLine, type getCreditLineOfSpecialty } from '@contract/versioned-tables/credit-line';
import type { Specialty } from '@domain/enums';
import type * as z from 'zod/mini';
import type { Deps } from '../../deps';
import { tableView } from '../../versioned-table/table.view';
import { versionOfTable } from '../../versioned-table/tables.reads';
import { lineTables, listProfileLines } from '../risk/index';

type Answer = z.input<typeof getCreditLineOfSpecialty.result>;
type Assignment = Answer['data'][number]['creditLineAssignment'];

/** The tables that applications of a specialty are decided with today: of each risk profile, thick files before thin ones. */
export async function linesOfSpecialty(specialty: Specialty, { database: { read } }: Deps): Promise<Answer> {
  const users = await lineTables.usersOf(read);
  const data: Answer['data'] = [];
  for (const { profile, tables } of await listProfileLines(read)) {
    for (const fileType of ['THICK', 'THIN'] as const) {
      const ofType = tables.filter((table) => table.fileType === fileType);
      const table = ofType.find((one) => one.specialty === specialty) ?? ofType.find((one) => one.specialty === null);
      if (!table) continue;
      const row = await read.first(versionOfTable, { kind: creditLine.key, id: table.id, version: table.version });
      if (!row) continue;
      const view = tableView(row, { isCurrent: true, archived: false, usedBy: users.get(row.id) });
      data.push({
        riskProfile: profile,
        fileType,
        isOwn: table.specialty !== null,
        // The declared fields of a version stand in it as they were sent.
        creditLineAssignment: view as Assignment,
      });
    }
  }
  return { data };
}
