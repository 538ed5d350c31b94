import type { tryUnderwriting } from '@contract/credit-portal/try-calls';
import type { FieldFault } from '@contract/error';
import { gradeAssignment } from '@contract/versioned-tables/grade-assignment';
import { underwritingRuleset } from '@contract/versioned-tables/ruleset';
import { dollarsFromCents } from '@domain/money/dollars';
import { type CompiledConfiguration, compileConfiguration } from '@domain/underwriting/compile-configuration';
import type { UnderwritingConfiguration } from '@domain/underwriting/configuration';
import { decideCompiled } from '@domain/underwriting/decide';
import type { TraceEntry } from '@domain/underwriting/decision';
import { describeReasons } from '@domain/underwriting/describe-reasons';
import type { DecisionInputs } from '@domain/underwriting/inputs';
import { observedWords } from '@domain/underwriting/observed-words';
import type * as z from 'zod/mini';
import { civilToday } from '../../civil-today';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import { tableHead } from '../../versioned-table/tables.reads';
import {
  gradesOf,
  gradeTables,
  loadOwnProfile,
  loadPlatformProfile,
  profilesWithTable,
  type RiskProfile,
  rulesetOf,
  rulesetTables,
} from '../risk/index';

type Body = z.output<typeof tryUnderwriting.body>;
type Answer = z.input<typeof tryUnderwriting.result>;
type Tried = Answer['draft'];

/**
 * Decides typed facts by what is in force and by what is proposed. Reads only, and decides by the rules that decide applications.
 * @throws AppError NOT_FOUND; INVALID_FIELDS naming the rule or cell.
 */
export async function tryOne({ facts, ruleset, gradeAssignment: grades }: Body, deps: Deps): Promise<Answer> {
  const db = deps.database.read;
  refuseFaults([
    ...(ruleset ? within('ruleset', rulesetTables.faults(ruleset)) : []),
    ...(grades ? within('gradeAssignment', gradeTables.faults(grades)) : []),
  ]);
  const { profile, isInForce } = await profileFor(db, [
    ...(ruleset ? [{ kind: underwritingRuleset.key, id: ruleset._id }] : []),
    ...(grades ? [{ kind: gradeAssignment.key, id: grades._id }] : []),
  ]);
  const { configuration } = profile.compiled;
  const draft: UnderwritingConfiguration = {
    ...configuration,
    ...(ruleset && { ruleset: rulesetOf(configuration.ruleset, ruleset) }),
    ...(grades && { gradeAssignment: gradesOf(configuration.gradeAssignment, grades) }),
  };
  const decided = (compiled: CompiledConfiguration) => triedView(facts, compiled, deps);
  return {
    riskProfile: { _id: profile.profileId, name: profile.name, version: profile.version },
    published: isInForce ? decided(profile.compiled) : null,
    draft: decided(compileConfiguration(draft)),
  };
}

const within = (part: string, faults: readonly FieldFault[]): FieldFault[] =>
  faults.map(({ field, message }) => ({ field: `${part}.${field}`, message }));

function refuseFaults(fields: FieldFault[]): void {
  if (fields.length > 0) throw new AppError('INVALID_FIELDS', { fields });
}

/** The first profile that works with every table that is named; the platform's own where none does. */
async function profileFor(
  db: Db,
  tables: readonly { kind: string; id: string }[],
): Promise<{ profile: RiskProfile; isInForce: boolean }> {
  const users: ReadonlySet<string>[] = [];
  for (const { kind, id } of tables) {
    if (!(await db.first(tableHead, { kind, id }))) throw new AppError('NOT_FOUND');
    users.push(await profilesWithTable(db, kind, id));
  }
  const shared = [...(users[0] ?? [])].filter((one) => users.every((found) => found.has(one)));
  const profiles: RiskProfile[] = [];
  for (const id of shared) {
    const profile = await loadOwnProfile(db, id);
    if (profile) profiles.push(profile);
  }
  // Financing first: a membership's limit says less of what a rule does.
  const isFinancing = ({ compiled }: RiskProfile) => compiled.configuration.riskProfile.type === 'APPLICATIONS';
  const inForce = profiles.find(isFinancing) ?? profiles[0];
  const profile = inForce ?? (await loadPlatformProfile(db));
  if (!profile) throw new AppError('NOT_FOUND');
  return { profile, isInForce: inForce !== undefined || tables.length === 0 };
}

function triedView(facts: DecisionInputs, compiled: CompiledConfiguration, { clock }: Deps): Tried {
  const decision = decideCompiled(
    facts,
    compiled,
    civilToday(clock, facts.practiceStateCode ?? facts.stateCode ?? 'TX'),
  );
  const { gradeAssignment: grades, reasons } = compiled.configuration;
  const rates = decision.offers.map(({ aprBps }) => aprBps);
  return {
    status: decision.status,
    decidedBy: decision.decidedBy,
    verdict: decision.verdict,
    fileType: decision.fileType,
    gradeBase: decision.gradeBase,
    grade: decision.grade,
    adjustments: decision.adjustments.map(({ code, notches }) => ({
      name: grades.gradeAdjustments.find((one) => one.code === code)?.name ?? code,
      notches,
    })),
    approvedCreditLine: dollarsFromCents(decision.approvedCreditLineCents),
    plans: decision.offers.length,
    lowestRate: rates.length === 0 ? null : Math.min(...rates) / 100,
    patientReads: describeReasons(decision.reasons, reasons).map(({ patientText }) => patientText),
    trace: decision.trace.map((entry, at) => traceView(entry, compiled, at)),
  };
}

function traceView(entry: TraceEntry, compiled: CompiledConfiguration, at: number): Tried['trace'][number] {
  const rule = compiled.configuration.ruleset.rules.find(({ id }) => id === entry.ruleId);
  return {
    ruleId: entry.ruleId,
    place: at + 1,
    rule: rule?.name ?? entry.ruleId,
    saw: observedWords(compiled.rules[at]?.fields ?? [], entry.value),
    result: resultOf(entry),
    outcome: entry.applies && entry.hit ? (rule?.outcome ?? null) : null,
  };
}

function resultOf({ applies, hit, missing }: TraceEntry): Tried['trace'][number]['result'] {
  if (!applies) return 'skipped';
  if (missing) return 'missing';
  return hit ? 'hit' : 'pass';
}
