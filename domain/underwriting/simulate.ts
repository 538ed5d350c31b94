import { APPLICATION_STATUSES, type ApplicationStatus, GRADES, type Grade } from '../enums';
import { type Cents, cents } from '../money/cents';
import type { CompiledConfiguration } from './compile-configuration';
import { verdictOf } from './decide';
import type { Verdict } from './decision';
import { firstYearIncome, type IncomeAssumptions, USED_SHARE } from './first-year-income';
import { type PairedGuard, pairedGuards } from './guard-metrics';
import type { DecisionInputs } from './inputs';
import { type PairedFigure, PairedRatio } from './paired-figure';
import { lowestRateOf, Side, type SideTotals } from './simulated-side';
import { CASES_NAMED, type SwapCell, SwapMatrix } from './swap-matrix';

/** How an account turned out after a past approval. */
export type Performance = { readonly dpdMax: number; readonly chargedOffCents: number };

/** One stored case: its inputs, what was decided then, and how the account turned out when there is one. */
export type PastDecision = {
  /** Whatever names the case to the caller. */
  readonly caseId: string;
  readonly inputs: DecisionInputs;
  readonly status: ApplicationStatus;
  readonly approvedCreditLineCents: number;
  /** Whether the version of then still decides as it did then; without it the champion is taken for the version of then. */
  readonly isReproduced?: boolean;
  readonly performance?: Performance | null;
};

export type GradeOrNone = Grade | 'NONE';

/** Cases that changed one way, and by how much in all. */
export type Moved = { readonly count: number; readonly cents: Cents };

/** The figures of both sides with their sampling error, each per case; see `scaledTo` for sums. */
export type SimulatedFigures = {
  /** Share of the cases that is approved, 0 to 1. */
  readonly approved: PairedFigure;
  /** Cents, over the approved. */
  readonly averageLimit: PairedFigure;
  /** Basis points, over those who are offered a plan. */
  readonly averageLowestRate: PairedFigure;
  /** Cents a case in the first year. */
  readonly interest: PairedFigure;
  readonly merchantFees: PairedFigure;
  readonly income: PairedFigure;
};

export type SimulationReport = {
  readonly count: number;
  /** Stored decisions that do not come out as they were decided then. */
  readonly championDiffers: { readonly count: number; readonly caseIds: readonly string[] };
  /** Cases in which the sides differ at all: in status, line, or the plans and rates that are open. */
  readonly others: number;
  readonly champion: SideTotals;
  readonly challenger: SideTotals;
  readonly figures: SimulatedFigures;
  /** Of those whom both sides approve. */
  readonly limits: { readonly larger: Moved; readonly smaller: Moved };
  /** Of those to whom both sides offer a plan: how many have a lower or a higher lowest rate. */
  readonly rates: { readonly lower: number; readonly higher: number };
  readonly guards: readonly PairedGuard[];
  readonly statusSwaps: readonly SwapCell<ApplicationStatus>[];
  readonly gradeSwaps: readonly SwapCell<GradeOrNone>[];
  /** Reasons whose frequency changed, largest change first. */
  readonly reasonsMoved: readonly { readonly code: string; readonly champion: number; readonly challenger: number }[];
  /** What happened to accounts that the champion approved and the challenger would not have. */
  readonly avoided: {
    readonly accounts: number;
    readonly lineCents: Cents;
    readonly accounts30Dpd: number;
    readonly chargedOffCents: Cents;
  };
};

const GRADES_OR_NONE = [...GRADES, 'NONE'] as const;

/** A simulation under way: cases are added one by one, so that they can stream from a store. Its size does not grow with them. */
export class Simulation {
  private count = 0;
  private readonly champion = new Side();
  private readonly challenger = new Side();
  private readonly statuses = new SwapMatrix<ApplicationStatus>(APPLICATION_STATUSES);
  private readonly grades = new SwapMatrix<GradeOrNone>(GRADES_OR_NONE);
  private readonly differing: string[] = [];
  private differingCount = 0;
  private others = 0;
  private readonly avoided = { accounts: 0, line: 0, late: 0, lost: 0 };
  private readonly limits = { larger: { count: 0, cents: 0 }, smaller: { count: 0, cents: 0 } };
  private readonly rates = { lower: 0, higher: 0 };
  private readonly ratios = {
    approved: new PairedRatio(),
    averageLimit: new PairedRatio(),
    averageLowestRate: new PairedRatio(),
    interest: new PairedRatio(),
    merchantFees: new PairedRatio(),
    income: new PairedRatio(),
  };

  constructor(private readonly assumptions: IncomeAssumptions = { usedShare: USED_SHARE, planShares: {} }) {}

  /**
   * Decides one past case on both sides; its inputs were checked when it was first decided. Cases may have sides of their own,
   * because practices of one profile have different products.
   */
  add(past: PastDecision, champion: CompiledConfiguration, challenger: CompiledConfiguration): void {
    const before = verdictOf(past.inputs, champion);
    const after = verdictOf(past.inputs, challenger);
    this.count += 1;
    if (isOther(before, after)) this.others += 1;
    this.champion.add(past.inputs, before);
    this.challenger.add(past.inputs, after);
    this.addFigures(past, before, after);
    this.addMoves(before, after);
    this.statuses.add(before.status, after.status, past.caseId);
    this.grades.add(before.grade ?? 'NONE', after.grade ?? 'NONE', past.caseId);
    const isReproduced =
      past.isReproduced ??
      (before.status === past.status && before.approvedCreditLineCents === past.approvedCreditLineCents);
    if (!isReproduced) {
      this.differingCount += 1;
      if (this.differing.length < CASES_NAMED) this.differing.push(past.caseId);
    }
    if (before.status === 'APPROVED' && after.status !== 'APPROVED') this.addAvoided(past, before);
  }

  private addFigures({ inputs }: PastDecision, before: Verdict, after: Verdict): void {
    const { approved, averageLimit, averageLowestRate, interest, merchantFees, income } = this.ratios;
    const isBefore = before.status === 'APPROVED' ? 1 : 0;
    const isAfter = after.status === 'APPROVED' ? 1 : 0;
    approved.add(isBefore, 1, isAfter, 1);
    averageLimit.add(
      isBefore * before.approvedCreditLineCents,
      isBefore,
      isAfter * after.approvedCreditLineCents,
      isAfter,
    );
    const [rate, otherRate] = [lowestRateOf(before), lowestRateOf(after)];
    averageLowestRate.add(rate ?? 0, rate === null ? 0 : 1, otherRate ?? 0, otherRate === null ? 0 : 1);
    const asked = inputs.requestedAmountCents ?? null;
    const one = firstYearIncome(before, asked, this.assumptions);
    const other = firstYearIncome(after, asked, this.assumptions);
    interest.add(one.interestCents, 1, other.interestCents, 1);
    merchantFees.add(one.feeCents, 1, other.feeCents, 1);
    income.add(one.interestCents + one.feeCents, 1, other.interestCents + other.feeCents, 1);
  }

  private addMoves(before: Verdict, after: Verdict): void {
    if (before.status === 'APPROVED' && after.status === 'APPROVED') {
      const more = after.approvedCreditLineCents - before.approvedCreditLineCents;
      const moved = more > 0 ? this.limits.larger : this.limits.smaller;
      if (more !== 0) moved.count += 1;
      moved.cents += Math.abs(more);
    }
    const [rate, otherRate] = [lowestRateOf(before), lowestRateOf(after)];
    if (rate === null || otherRate === null || rate === otherRate) return;
    if (otherRate < rate) this.rates.lower += 1;
    else this.rates.higher += 1;
  }

  private addAvoided(past: PastDecision, before: Verdict): void {
    this.avoided.accounts += 1;
    this.avoided.line += before.approvedCreditLineCents;
    if ((past.performance?.dpdMax ?? 0) >= 30) this.avoided.late += 1;
    this.avoided.lost += past.performance?.chargedOffCents ?? 0;
  }

  /** What has been counted so far. */
  report(): SimulationReport {
    const { ratios, limits, avoided } = this;
    return {
      count: this.count,
      championDiffers: { count: this.differingCount, caseIds: this.differing },
      others: this.others,
      champion: this.champion.totals(),
      challenger: this.challenger.totals(),
      figures: {
        approved: ratios.approved.figure(),
        averageLimit: ratios.averageLimit.figure(),
        averageLowestRate: ratios.averageLowestRate.figure(),
        interest: ratios.interest.figure(),
        merchantFees: ratios.merchantFees.figure(),
        income: ratios.income.figure(),
      },
      limits: {
        larger: { count: limits.larger.count, cents: cents(limits.larger.cents) },
        smaller: { count: limits.smaller.count, cents: cents(limits.smaller.cents) },
      },
      rates: { ...this.rates },
      guards: pairedGuards(this.champion.tally, this.challenger.tally),
      statusSwaps: this.statuses.cells(),
      gradeSwaps: this.grades.cells(),
      reasonsMoved: this.reasonsMoved(),
      avoided: {
        accounts: avoided.accounts,
        lineCents: cents(avoided.line),
        accounts30Dpd: avoided.late,
        chargedOffCents: cents(avoided.lost),
      },
    };
  }

  private reasonsMoved(): SimulationReport['reasonsMoved'] {
    const codes = new Set([...this.champion.reasons.keys(), ...this.challenger.reasons.keys()]);
    const moved = [...codes].map((code) => ({
      code,
      champion: this.champion.reasons.get(code) ?? 0,
      challenger: this.challenger.reasons.get(code) ?? 0,
    }));
    const change = (row: { champion: number; challenger: number }) => Math.abs(row.challenger - row.champion);
    return moved
      .filter((row) => change(row) > 0)
      .sort((one, other) => change(other) - change(one) || (one.code < other.code ? -1 : 1));
  }
}

/** Whether two decisions of one case differ in status, line, or the plans and rates that are open. */
export function isOther(before: Verdict, after: Verdict): boolean {
  if (before.status !== after.status || before.approvedCreditLineCents !== after.approvedCreditLineCents) return true;
  if (before.offers.length !== after.offers.length) return true;
  return before.offers.some((offer, place) => {
    const other = after.offers[place];
    return offer.product !== other?.product || offer.aprBps !== other.aprBps || offer.mdfBps !== other.mdfBps;
  });
}

/**
 * Decides past cases again with the published and a draft configuration (domain model §3.6).
 * @returns figures of both sides with their sampling error, swap sets, reasons that moved, avoided accounts and fairness guards.
 */
// biome-ignore lint/complexity/useMaxParams: the three things that a what-if is of, and what it assumes.
export function simulate(
  past: Iterable<PastDecision>,
  champion: CompiledConfiguration,
  challenger: CompiledConfiguration,
  assumptions?: IncomeAssumptions,
): SimulationReport {
  const simulation = new Simulation(assumptions);
  for (const decision of past) simulation.add(decision, champion, challenger);
  return simulation.report();
}
