import { civilDate } from '@domain/calendar/civil-date';
import { compileConfiguration } from '@domain/underwriting/compile-configuration';
import { decideCompiled, verdictOf } from '@domain/underwriting/decide';
import { DEMO_CONFIGURATION, DEMO_THIN_FILES } from '@domain/underwriting/demo-configuration';
import { type PastDecision, simulate } from '@domain/underwriting/simulate';
import { type BenchCase, benchCases, FORTY_RULES, fortyRulesByHand } from '../cases/underwriting-cases';
import { type BenchPart, type BenchResult, compare, type Goal, inFull, processorSeconds } from '../result';

/** Rounds of each side, taken in turns so that a busy machine slows both. */
const ROUNDS = 15;
const CASES = inFull(20_000, 200);
const PAST = inFull(100_000, 1000);
/** Stored decisions one core must simulate in a minute, as decisions per second. */
const SIMULATED_PER_SECOND = PAST / 60;

const configuration = {
  ...DEMO_CONFIGURATION,
  ruleset: { ...DEMO_CONFIGURATION.ruleset, rules: FORTY_RULES },
  gradeAssignment: { ...DEMO_CONFIGURATION.gradeAssignment, gradeAdjustments: [] },
};
const today = civilDate('2026-03-16');

const THICK_SCORES = [760, 700, 660, 620, 590, 560, 540];
const THIN_SCORES = [780, 740, 700, 640, 610, 580, 560];
const tables = [configuration.thinCla, configuration.thickCla].map((assignments) => {
  const rows = assignments.find((assignment) => assignment.specialty === null)?.rows ?? [];
  return rows.map((row) => row.lineCents);
});
const plans = THICK_SCORES.map((_, grade) => {
  const products = configuration.gradeRiskApr?.products.slice(0, 9) ?? [];
  return products.flatMap((row) => {
    const aprBps = Object.values(row.values)[grade] ?? null;
    const minAmountCents = row.product.startsWith('PROMO') ? 50_000 : 25_000;
    return aprBps === null ? [] : [{ product: row.product, aprBps, minAmountCents }];
  });
});

type BareDecision = {
  status: string;
  grade: number;
  lineCents: number;
  offers: { product: string; aprBps: number; maxAmountCents: number }[];
  reasons: string[];
};

/** Rules, grade, line, plans and the first reason as one would write them by hand for this one configuration. */
function decideByHand(it: BenchCase): BareDecision {
  const bits = fortyRulesByHand(it);
  const isThick = it.tradelines >= 3 && it.oldestTradelineMonths >= 24;
  const scores = isThick ? THICK_SCORES : THIN_SCORES;
  let grade = 0;
  while (grade < 7 && it.score < (scores[grade] ?? 0)) grade += 1;
  const offers: BareDecision['offers'] = [];
  if ((bits & 1) !== 0) return { status: 'DENIED', grade, lineCents: 0, offers, reasons: ['DELINQUENT_OTHERS'] };
  if (bits !== 0) return { status: 'REVIEW', grade, lineCents: 0, offers, reasons: [] };
  if (grade === 7) return { status: 'NO_GRADE', grade, lineCents: 0, offers, reasons: ['DELINQUENT_OTHERS'] };
  const income = it.annualIncomeCents;
  const band = income < 4_500_000 ? 0 : income < 9_000_000 ? 1 : 2;
  const table = tables[isThick ? 1 : 0]?.[grade * 3 + band] ?? 0;
  const room = Math.max(0, Math.floor((income * 4_500) / 120_000) - it.monthlyDebtCents);
  const capacity = Math.round((room * 100_000) / 3_615);
  const limit = Math.min(table, Math.floor(income / 5), capacity) - it.existingBalanceCents;
  const lineCents = limit - (limit % 10_000);
  const binding = limit === capacity ? 'OBLIGATIONS_HIGH' : 'INCOME_LOW';
  if (lineCents < 50_000) return { status: 'DENIED', grade, lineCents: 0, offers, reasons: [binding] };
  for (const { product, aprBps, minAmountCents } of plans[grade] ?? []) {
    if (minAmountCents <= lineCents) offers.push({ product, aprBps, maxAmountCents: Math.min(lineCents, 2_500_000) });
  }
  return {
    status: 'APPROVED',
    grade,
    lineCents,
    offers,
    reasons: lineCents < it.requestedAmountCents ? [binding] : [],
  };
}

/** Decisions per processor second. */
function perSecond(count: number, work: () => void): number {
  const startedAt = processorSeconds();
  work();
  return count / (processorSeconds() - startedAt);
}

function beside(
  id: string,
  what: string,
  { goal, bare, product }: { goal: Goal; bare: () => void; product: () => void },
): Promise<BenchResult> {
  return compare({
    id,
    what,
    unit: '/s',
    goal,
    rounds: ROUNDS,
    warmUps: 3,
    baseline: () => perSecond(CASES, bare),
    ours: () => perSecond(CASES, product),
  });
}

/** Proves first that both sides decide the same, so that the figures compare equal work. */
function expectSameDecisions(cases: readonly BenchCase[], compiled: ReturnType<typeof compileConfiguration>): void {
  for (const it of cases) {
    const [bare, ours] = [decideByHand(it), verdictOf(it, compiled)];
    const isSame = bare.status === ours.status || (bare.status === 'NO_GRADE' && ours.decidedBy === 'GRADE');
    if (!isSame || bare.lineCents !== ours.approvedCreditLineCents || bare.offers.length !== ours.offers.length)
      throw new Error(`The hand-written loop decides another way: ${JSON.stringify({ it, bare, ours })}`);
  }
}

function pastDecisions(cases: readonly BenchCase[]): PastDecision[] {
  const champion = compileConfiguration(DEMO_CONFIGURATION);
  return cases.map((inputs, index) => {
    const { status, approvedCreditLineCents } = verdictOf(inputs, champion);
    return { caseId: `application-${index}`, inputs, status, approvedCreditLineCents, performance: null };
  });
}

/** Decisions against the same forty rules written by hand, and a what-if over stored decisions. */
async function run(): Promise<BenchResult[]> {
  const cases = benchCases(CASES);
  const compiled = compileConfiguration(configuration);
  expectSameDecisions(cases, compiled);
  // Kept, as a caller would keep them: otherwise the engine may leave out building what nobody reads.
  const results: object[] = [];
  const bare = () => {
    for (const [index, it] of cases.entries()) results[index] = decideByHand(it);
  };
  const verdicts = () => {
    for (const [index, it] of cases.entries()) results[index] = verdictOf(it, compiled);
  };
  const decisions = () => {
    for (const [index, it] of cases.entries()) results[index] = decideCompiled(it, compiled, today);
  };
  const past = pastDecisions(benchCases(PAST));
  const champion = compileConfiguration(DEMO_CONFIGURATION);
  const challenger = compileConfiguration(DEMO_THIN_FILES);
  return [
    await beside('R9', 'decisions with reasons and plans, 40 rules', {
      goal: { atLeast: 0.25 },
      bare,
      product: verdicts,
    }),
    await beside('R9 trace', 'the same with the full trace that is kept for the record', {
      goal: 'none',
      bare,
      product: decisions,
    }),
    await compare({
      id: 'R9 simulate',
      what: '100,000 stored decisions by champion and challenger, beside one core-minute',
      unit: '/s',
      goal: { atLeast: 1 },
      rounds: 1,
      warmUps: 0,
      baseline: () => SIMULATED_PER_SECOND,
      ours: () =>
        perSecond(PAST, () => {
          results[0] = simulate(past, champion, challenger);
        }),
    }),
  ];
}

/** Decisions, traces and simulations. */
export const underwriting: BenchPart = { ids: ['R9'], run };
