import { type countRulesMet, underwritingRuleset } from '@contract/versioned-tables/ruleset';
import { instantAt } from '@domain/calendar/instant';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import type { HandlerRequest } from '../../http/serve';
import { tableHead } from '../../versioned-table/tables.reads';
import { metSince } from './rules-met.reads';

const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How many decisions met each rule in the last 30 days, to the minute.
 * @throws AppError NOT_FOUND for an unknown ruleset.
 */
export async function rulesMet({ params: { id } }: HandlerRequest<typeof countRulesMet>, deps: Deps) {
  const { read } = deps.database;
  if (!(await read.first(tableHead, { kind: underwritingRuleset.key, id }))) throw new AppError('NOT_FOUND');
  const since = instantAt(deps.clock.nowMs() - DAYS * DAY_MS);
  const met = await read.all(metSince, { rulesetId: id, since });
  return { rules: met.map(({ rule_id: _id, count }) => ({ _id, count: Number(count) })) };
}
