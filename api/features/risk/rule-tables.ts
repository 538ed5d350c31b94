import type { FieldFault } from '@contract/error';
import { type GradeAssignmentContent, gradeAssignment } from '@contract/versioned-tables/grade-assignment';
import { gradeFieldFaults } from '@contract/versioned-tables/grade-faults';
import { ruleFieldFaults } from '@contract/versioned-tables/rule-faults';
import { type RulesetContent, underwritingRuleset } from '@contract/versioned-tables/ruleset';
import { isReasonCode } from '@domain/underwriting/reasons';
import type { Db } from '../../db/database';
import type { TableSource } from '../../versioned-table/table-source';
import { publishAnew, usersOfTables } from './publish-anew';
import { profilesUsing, storedConfiguration } from './risk.reads';

/** Which reasons exist is asked of the profiles that work with the table. */
const anyReason = () => true;
const asFault = ({ field, message }: FieldFault): FieldFault => ({ field, message });

/** The rules of underwriting: how they may look, what works with them, and how a version takes force. */
export const rulesetTables: TableSource<RulesetContent> = {
  declaration: underwritingRuleset,
  faults: (content) => ruleFieldFaults(content, anyReason).map(asFault),
  refusals: async (db, { tableId, content: { rules } }) =>
    reasonFaults(await knownReasons(db, underwritingRuleset.key, tableId), rules, 'rules'),
  usersOf: (db) => usersOfTables(db, underwritingRuleset.key),
  takeForce: (tx, made) => publishAnew(tx, underwritingRuleset.key, made),
};

/** Grades by score and what moves them. */
export const gradeTables: TableSource<GradeAssignmentContent> = {
  declaration: gradeAssignment,
  faults: (content) => gradeFieldFaults(content, anyReason).map(asFault),
  refusals: async (db, { tableId, content: { gradeAdjustments } }) =>
    reasonFaults(await knownReasons(db, gradeAssignment.key, tableId), gradeAdjustments, 'gradeAdjustments'),
  usersOf: (db) => usersOfTables(db, gradeAssignment.key),
  takeForce: (tx, made) => publishAnew(tx, gradeAssignment.key, made),
};

/** The built-in reasons, and those that every profile which works with the table has beside them. */
async function knownReasons(db: Db, kind: string, tableId: string | null): Promise<(code: string) => boolean> {
  const added: string[][] = [];
  for (const { table_id, config_hash: hash } of await db.all(profilesUsing, { kind })) {
    if (table_id !== tableId) continue;
    const { configuration } = await storedConfiguration(db, hash);
    added.push(Object.keys(configuration.reasons ?? {}));
  }
  const isAdded = (code: string) => added.length > 0 && added.every((codes) => codes.includes(code));
  return (code) => isReasonCode(code) || isAdded(code);
}

function reasonFaults(
  isKnown: (code: string) => boolean,
  parts: readonly { name: string; reasonCode: string | null }[],
  list: string,
): FieldFault[] {
  return parts.flatMap(({ name, reasonCode }, at) =>
    reasonCode === null || isKnown(reasonCode)
      ? []
      : { field: `${list}[${at}].reasonCode`, message: `${name}: reason ${reasonCode} isn't in the reasons table.` },
  );
}
