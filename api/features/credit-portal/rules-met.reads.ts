import { statement } from '../../db/statement';

/** How many decisions met each rule of a ruleset since a moment. */
export const metSince = statement<{ rulesetId: string; since: string }>()((q, p) =>
  q
    .selectFrom('rule_met')
    .select((eb) => ['rule_id', eb.fn.countAll<number>().as('count')])
    .where('ruleset_id', '=', p.rulesetId)
    .where('decided_at', '>=', p.since)
    .groupBy('rule_id')
    .orderBy('rule_id'),
);
