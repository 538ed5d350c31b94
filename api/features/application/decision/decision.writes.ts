import { columns } from '../../../db/columns';
import { statement } from '../../../db/statement';
import type { DecisionTable, RuleMetTable } from '../../../db/tables/application';
import type { CreditProfileTable } from '../../../db/tables/credit';

export const insertDecision = statement<DecisionTable>()((q, p) =>
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
        'table_versions',
        'inputs_vault_id',
        'inputs_hash',
        'status',
        'record',
        'device_session',
        'created_at',
      ]),
    ),
);
export const insertRuleMet = statement<RuleMetTable>()((q, p) =>
  q.insertInto('rule_met').values(columns(p, ['decision_id', 'ruleset_id', 'rule_id', 'decided_at'])),
);
export const insertLine = statement<CreditProfileTable>()((q, p) =>
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
        'ended_because',
        'mla_covered',
        'created_at',
        'version',
      ]),
    ),
);
/** Gives an existing line its new limit and last day. */
export const raiseLine = statement<{
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
      ended_because: null,
      mla_covered: p.mlaCovered,
      version: eb('version', '+', 1),
    }))
    .where('borrower_id', '=', p.borrowerId),
);

/** Sets the limit of a line and the most that was ever given; guarded by its version. */
export const overrideLine = statement<{ id: string; version: number; limitCents: number; mostCents: number }>()(
  (q, p) =>
    q
      .updateTable('credit_profile')
      .set((eb) => ({
        approved_line_cents: p.limitCents,
        max_line_cents: p.mostCents,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', p.id)
      .where('version', '=', p.version),
);
