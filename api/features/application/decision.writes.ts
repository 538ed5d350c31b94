import { columns } from '../../db/columns';
import type { Tx } from '../../db/database';
import { statement } from '../../db/statement';
import type { DecisionTable } from '../../db/tables/application';
import type { CreditProfileTable } from '../../db/tables/credit';

const insertDecisionRow = statement<DecisionTable>()((q, p) =>
  q
    .insertInto('decision')
    .values(
      columns(p, [
        'id',
        'application_id',
        'purpose',
        'as_of',
        'engine_version',
        'risk_profile_id',
        'risk_profile_version',
        'product_group_id',
        'config_hash',
        'inputs_vault_id',
        'inputs_hash',
        'status',
        'record',
        'created_at',
      ]),
    ),
);
const insertLineRow = statement<CreditProfileTable>()((q, p) =>
  q
    .insertInto('credit_profile')
    .values(
      columns(p, [
        'id',
        'borrower_id',
        'practice_id',
        'application_id',
        'account_number',
        'grade',
        'approved_line_cents',
        'max_line_cents',
        'balance_cents',
        'expires_on',
        'mla_covered',
        'created_at',
        'version',
      ]),
    ),
);
const raiseLineRow = statement<{
  borrowerId: string;
  applicationId: string;
  grade: string;
  lineCents: number;
  expiresOn: string;
  mlaCovered: number | null;
}>()((q, p) =>
  q
    .updateTable('credit_profile')
    .set((eb) => ({
      application_id: p.applicationId,
      grade: p.grade,
      approved_line_cents: p.lineCents,
      max_line_cents: p.lineCents,
      expires_on: p.expiresOn,
      mla_covered: p.mlaCovered,
      version: eb('version', '+', 1),
    }))
    .where('borrower_id', '=', p.borrowerId),
);

export async function insertDecision(tx: Tx, row: DecisionTable): Promise<void> {
  await tx.run(insertDecisionRow, row);
}

export async function insertLine(tx: Tx, row: CreditProfileTable): Promise<void> {
  await tx.run(insertLineRow, row);
}

/** Gives an existing line its new limit and last day. */
export async function changeLine(
  tx: Tx,
  line: {
    borrowerId: string;
    applicationId: string;
    grade: string;
    lineCents: number;
    expiresOn: string;
    mlaCovered: number | null;
  },
): Promise<void> {
  await tx.run(raiseLineRow, line);
}
