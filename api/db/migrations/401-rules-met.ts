import type { Dialect } from '../statement';
import type { Migration } from './migration';

/** The ruleset of a decision and the rules that were met, out of what the decision records. */
const metBefore = (dialect: Dialect): string =>
  dialect === 'sqlite'
    ? `select d.id, t.value ->> 'id', e.value ->> 'ruleId', d.created_at
       from decision d, json_each(d.table_versions) t, json_each(d.record, '$.trace') e
       where d.table_versions is not null and d.created_at >= date('now', '-31 day')
         and t.value ->> 'table' = 'underwriting-rulesets' and e.value ->> 'hit' = 1`
    : `select d.id, t.value ->> 'id', e.value ->> 'ruleId', d.created_at
       from decision d, jsonb_array_elements(d.table_versions::jsonb) t, jsonb_array_elements(d.record::jsonb -> 'trace') e
       where d.table_versions is not null and d.created_at >= to_char(now() - interval '31 days', 'YYYY-MM-DD')
         and t.value ->> 'table' = 'underwriting-rulesets' and (e.value ->> 'hit')::boolean`;

/** Which rules a decision met, a row for each, so that a rule can say how often it was met lately. */
export const rulesMet: Migration = {
  name: '401-rules-met',
  statements: (dialect) => [
    `create table rule_met (
      decision_id text not null references decision (id), ruleset_id text not null, rule_id text not null, decided_at text not null,
      primary key (decision_id, rule_id))`,
    'create index rule_met_lately on rule_met (ruleset_id, decided_at, rule_id)',
    `insert into rule_met (decision_id, ruleset_id, rule_id, decided_at) ${metBefore(dialect)}`,
  ],
};
