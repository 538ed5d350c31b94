import { ruleFromWire, ruleToWire } from '@contract/versioned-tables/rule-faults';
import { type RulesetContent, underwritingRuleset } from '@contract/versioned-tables/ruleset';
import { withOwnRecordRules } from '@domain/underwriting/own-record-rules';
import type { Deps } from '../../deps';
import { addVersion, namedOf, type Source } from '../../versioned-table/make-version';
import { currentTables, takenHead, versionOfTable } from '../../versioned-table/tables.reads';
import { tableKind } from './table-sources';

const kind = underwritingRuleset.key;

/**
 * Gives the rulesets of a database from before they were there the rules that read our own books, and with that publishes the
 * profiles that work with them once more: until then a loan that is not paid counts in no decision. Decisions of before keep
 * the version that they name. Comes after `adoptTables`, which makes tables of what bodies spell out. Does nothing the second time.
 * @returns how many rulesets it changed.
 */
export function adoptOwnRules({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<number> {
  return database.alone(async () => {
    let adopted = 0;
    for (const { id, content } of await database.read.all(currentTables, { kind })) {
      if (lackingIn(content) === null) continue;
      await database.transaction(async (tx) => {
        const head = await tx.first(takenHead, { kind, id });
        const before = head && (await tx.first(versionOfTable, { kind, id, version: head.version }));
        const rules = before && lackingIn(before.content);
        if (!before || !rules) return;
        const next = { ...namedOf(before), content: { rules }, before, restoredVersion: null };
        const note = 'Added rules based on our own loan records';
        // A content goes only to the source that it came from.
        const source = tableKind(kind).source as unknown as Source;
        await addVersion({ tx, source }, next, { by: 'Platform', byId: null, at: clock.now(), note });
        adopted += 1;
      });
    }
    return adopted;
  });
}

/** The rules of a version with those that it lacks; null where it has them all. */
function lackingIn(content: string): RulesetContent['rules'] | null {
  // Written from bodies that fit the declaration.
  const { rules } = JSON.parse(content) as RulesetContent;
  return withOwnRecordRules(rules.map(ruleFromWire))?.map(ruleToWire) ?? null;
}
