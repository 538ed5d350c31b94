import type { whatIfCase, whatIfReckoning } from '@contract/credit-draft/what-if-entity';
import { civilDate } from '@domain/calendar/civil-date';
import type { CompiledConfiguration } from '@domain/underwriting/compile-configuration';
import type { CreditLineAssignment } from '@domain/underwriting/configuration';
import type { BindingLimit, LineSteps } from '@domain/underwriting/credit-line';
import { decideCompiled, verdictOf } from '@domain/underwriting/decide';
import type { Verdict } from '@domain/underwriting/decision';
import type { DecisionInputs } from '@domain/underwriting/inputs';
import { lowestRateOf } from '@domain/underwriting/simulated-side';
import type * as z from 'zod/mini';
import { outcomeOf } from './make-report';

type Reckoning = z.input<typeof whatIfReckoning>['published'];
type Line = Reckoning['lines'][number];
type Sides = { champion: CompiledConfiguration; challenger: CompiledConfiguration };

/** Cents only where there are any. */
const dollars = (cents: number) =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 })}`;
const percent = (bps: number) => `${Number((bps / 100).toFixed(2))}%`;
const OUTCOME_WORDS = { APPROVED: 'approved', OPEN: 'open', DENIED: 'denied' } as const;

/** The line table that applies to a case: its specialty's own, else the one of all others. */
function lineTableOf({ configuration }: CompiledConfiguration, inputs: DecisionInputs, verdict: Verdict) {
  const tables = verdict.fileType === 'THICK' ? configuration.thickCla : configuration.thinCla;
  const live = tables.filter(({ archived }) => !archived);
  return (
    live.find(({ specialty }) => specialty !== null && specialty === inputs.practiceSpecialty) ??
    live.find(({ specialty }) => specialty === null)
  );
}

function limitLines(steps: LineSteps, table: CreditLineAssignment, grade: string | null): Line[] {
  const binds = (limit: BindingLimit) => steps.binding === limit;
  return [
    { label: `${table.name}, grade ${grade ?? ''}`, text: dollars(steps.tableCents), binds: binds('table') },
    {
      label: `${percent(table.maxPctIncomeBps)} of annual income`,
      text: dollars(steps.incomeCapCents),
      binds: binds('incomeCap'),
    },
    {
      label: `Budget limit at ${percent(table.maxDtiBps)} DTI`,
      text: dollars(steps.capacityCents),
      binds: binds('capacity'),
    },
    ...(steps.balanceCents > 0
      ? [{ label: 'Already owed to us', text: dollars(steps.balanceCents), binds: binds('balance') }]
      : []),
    steps.isBelowMinimum
      ? { label: 'Minimum limit', text: dollars(table.minLineCents), binds: false }
      : { label: `Rounded down to ${dollars(table.roundToCents)}`, text: dollars(steps.lineCents), binds: false },
  ];
}

/** The rules that decided a case, by name. */
function ruleLines(inputs: DecisionInputs, compiled: CompiledConfiguration): Line[] {
  // The day plays no part in which rules hit.
  const { trace } = decideCompiled(inputs, compiled, civilDate('2026-01-01'));
  const names = new Map(compiled.configuration.ruleset.rules.map(({ id, name, outcome }) => [id, { name, outcome }]));
  return trace.flatMap(({ ruleId, hit, missing }) => {
    const rule = names.get(ruleId);
    if (!rule || rule.outcome === 'FLAG' || !(hit || missing)) return [];
    return [{ label: rule.name, text: hit ? 'Hit' : 'Not known', binds: hit }];
  });
}

/** How one side came to its decision, line by line, with the line that binds. */
function reckoned(inputs: DecisionInputs, compiled: CompiledConfiguration, title: string): Reckoning {
  const rules = ruleLines(inputs, compiled);
  const verdict = verdictOf(inputs, compiled);
  const table = lineTableOf(compiled, inputs, verdict);
  const rate = lowestRateOf(verdict);
  const byGrade: Line = { label: 'Grade', text: verdict.grade ?? 'None', binds: verdict.decidedBy === 'GRADE' };
  const lines = [
    ...(verdict.decidedBy === 'RULES' ? rules : []),
    byGrade,
    ...(verdict.lineSteps && table ? limitLines(verdict.lineSteps, table, verdict.grade) : []),
    { label: 'Plans', text: String(verdict.offers.length), binds: verdict.decidedBy === 'OFFER' },
    ...(rate === null ? [] : [{ label: 'Lowest rate', text: percent(rate), binds: false }]),
  ];
  const outcome = outcomeOf(verdict.status);
  const limit = verdict.approvedCreditLineCents;
  const granted = outcome === 'APPROVED' ? `, ${dollars(limit)}` : '';
  return { title: `${title}: ${OUTCOME_WORDS[outcome]}${granted}`, outcome, limit: limit / 100, lines };
}

/** Why the two sides differ, in a few words: the first step of the decision at which they part. */
function whyMoved(inputs: DecisionInputs, { champion, challenger }: Sides): string {
  const rulesBefore = ruleLines(inputs, champion);
  const before = verdictOf(inputs, champion);
  const rulesAfter = ruleLines(inputs, challenger);
  const after = verdictOf(inputs, challenger);
  const names = (lines: readonly Line[]) => lines.filter(({ binds }) => binds).map(({ label }) => label);
  const gone = names(rulesBefore).find((name) => !names(rulesAfter).includes(name));
  const come = names(rulesAfter).find((name) => !names(rulesBefore).includes(name));
  if (gone !== undefined || come !== undefined) return come === undefined ? `No longer: ${gone}` : `Now: ${come}`;
  if (before.grade !== after.grade) return `Grade ${before.grade ?? 'none'}, in the draft ${after.grade ?? 'none'}`;
  const [steps, others] = [before.lineSteps, after.lineSteps];
  const table = lineTableOf(challenger, inputs, after);
  if (steps && others && table) {
    const word = (more: number) => (more > 0 ? 'more' : 'less');
    const of = others.binding === steps.binding || others.lineCents < steps.lineCents ? others.binding : steps.binding;
    if (of === 'table' && others.tableCents !== steps.tableCents)
      return `The table gives ${word(others.tableCents - steps.tableCents)}`;
    if (of === 'capacity' && others.capacityCents !== steps.capacityCents)
      return `Budget allows ${word(others.capacityCents - steps.capacityCents)} at ${percent(table.maxDtiBps)}`;
    if (of === 'incomeCap' && others.incomeCapCents !== steps.incomeCapCents)
      return `${percent(table.maxPctIncomeBps)} of income is ${word(others.incomeCapCents - steps.incomeCapCents)}`;
    if (others.isBelowMinimum !== steps.isBelowMinimum)
      return others.isBelowMinimum ? 'Below the minimum limit' : 'Above the minimum limit';
  }
  if (before.offers.length !== after.offers.length)
    return after.offers.length > before.offers.length ? 'More plans available' : 'Fewer plans available';
  return 'Different rates';
}

function ageBand(age: number | null | undefined): string {
  if (age == null) return 'Not known';
  return age >= 62
    ? '62 and over'
    : age >= 45
      ? '45 to 61'
      : age >= 30
        ? '30 to 44'
        : age >= 18
          ? '18 to 29'
          : 'Under 18';
}

/** A case in a line: who it is in bands, never by name, and how both sides decide it. */
export function caseView(
  of: { id: string; number: string | number; inputs: DecisionInputs },
  sides: Sides,
): z.input<typeof whatIfCase> {
  const { id, number, inputs } = of;
  const side = (compiled: CompiledConfiguration) => {
    const { status, approvedCreditLineCents: cents, grade } = verdictOf(inputs, compiled);
    return { grade, shown: { outcome: outcomeOf(status), limit: status === 'APPROVED' ? cents / 100 : 0 } };
  };
  const [published, draft] = [side(sides.champion), side(sides.challenger)];
  const inDollars = (cents: number | null | undefined) => (cents == null ? null : cents / 100);
  return {
    _id: id,
    number: String(number),
    state: inputs.stateCode ?? null,
    age: ageBand(inputs.age),
    grade: draft.grade ?? published.grade,
    income: inDollars(inputs.annualIncomeCents),
    asked: inDollars(inputs.requestedAmountCents),
    published: published.shown,
    draft: draft.shown,
    why: whyMoved(inputs, sides),
  };
}

/** Both reckonings of a case, side by side. */
export function bothReckonings(
  of: { id: string; number: string | number; inputs: DecisionInputs },
  sides: Sides,
  version: number,
): z.input<typeof whatIfReckoning> {
  return {
    case: caseView(of, sides),
    published: reckoned(of.inputs, sides.champion, `Version ${version}`),
    draft: reckoned(of.inputs, sides.challenger, 'Draft'),
  };
}
