import { ruleFromWire, ruleToWire } from '@contract/versioned-tables/rule-faults';
import type { rulesetCalls, saveUnderwritingRuleset } from '@contract/versioned-tables/ruleset';
import { type RulesetContent, underwritingRuleset } from '@contract/versioned-tables/ruleset';
import { withOwnRecordRules } from '@domain/underwriting/own-record-rules';
import type * as z from 'zod/mini';
import type { Context } from '../../command/command';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { Route } from '../../http/serve';
import { createTable, putVersion } from '../../versioned-table/change-table';
import type { Source } from '../../versioned-table/make-version';
import { tableHead } from '../../versioned-table/tables.reads';
import { rulesetTables } from '../risk/index';

type Body = z.output<typeof saveUnderwritingRuleset.body>;
type Answer = z.input<typeof saveUnderwritingRuleset.result>;
type Table = Answer['ruleset'];

// Contents are checked against the declaration before they come here.
const source = rulesetTables as unknown as Source;

/** Every rule of some rulesets, with the ruleset that has it. */
function rulesOf(tables: readonly Pick<Table, '_id' | 'rules'>[]): Answer['rules'] {
  return tables.flatMap(({ _id, rules }) => rules.map((rule) => ({ ...rule, rulesetId: _id })));
}

/** The list of rulesets with the rules of each beside them. */
export function withRules(list: Route): Route {
  type List = z.input<(typeof rulesetCalls)['list']['result']>;
  const handle = async (request: never, deps: Deps) => {
    const answer = (await list.handle(request, deps)) as Omit<List, 'rules'>;
    return { ...answer, rules: rulesOf(answer.ruleset) };
  };
  return { ...list, handle: handle as Route['handle'] };
}

/**
 * Begins a ruleset, or makes the next version of the one that is named. One that begins has the rules that read our own books,
 * also where they are left out.
 * @throws AppError INVALID_FIELDS where a name, a version or a reason is missing; else as `putVersion` and `createTable`.
 */
export async function saveRuleset(body: Body, context: Context<StaffActor>): Promise<Answer> {
  const ruleset = (body.rulesetId === undefined ? await begin(body, context) : await change(body, context)) as Table;
  return { ruleset, rules: rulesOf([ruleset]) };
}

function begin({ name, note, rules: given }: Body, context: Context<StaffActor>) {
  if (name === undefined) throw missing('name', 'Enter a name for the ruleset.');
  const { rules }: RulesetContent = { rules: withOwnRecordRules(given.map(ruleFromWire))?.map(ruleToWire) ?? given };
  return createTable(source, { body: { name, note, rules } }, context);
}

async function change({ rulesetId: id = '', ...body }: Body, context: Context<StaffActor>) {
  const { version, note = '' } = body;
  if (version === undefined) throw missing('version', 'Enter the version you changed.');
  if (note === '') throw missing('note', 'Enter a reason for the next person who reads this.');
  const head = await context.tx.first(tableHead, { kind: underwritingRuleset.key, id });
  if (!head) throw new AppError('NOT_FOUND');
  return putVersion(source, { id, body: { ...body, name: body.name ?? head.name, version, note } }, context);
}

const missing = (field: string, message: string) => new AppError('INVALID_FIELDS', { fields: [{ field, message }] });
