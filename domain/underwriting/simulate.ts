import { APPLICATION_STATUSES, type ApplicationStatus, GRADES, type Grade } from '../enums';
import { type Cents, cents } from '../money/cents';
import type { CompiledConfiguration } from './compile-configuration';
import { verdictOf } from './decide';
import type { Verdict } from './decision';
import { ApprovalTally, type GuardMetric, guardMetricsOf } from './guard-metrics';
import type { DecisionInputs } from './inputs';

/** How an account turned out after a past approval. */
export type Performance = { readonly dpdMax: number; readonly chargedOffCents: number };

/** One stored case: its inputs, what was decided then, and how the account turned out when there is one. */
export type PastDecision = {
  readonly applicationId: string;
  readonly inputs: DecisionInputs;
  readonly status: ApplicationStatus;
  readonly approvedCreditLineCents: number;
  readonly performance?: Performance | null;
};

export type GradeOrNone = Grade | 'NONE';
/** One cell of a swap set: how many cases went from row to column, and a few of them to open. */
export type SwapCell<Value extends string> = {
  readonly champion: Value;
  readonly challenger: Value;
  readonly count: number;
  readonly applicationIds: readonly string[];
};

/** Totals of one side of a simulation. */
export type SideTotals = {
  readonly approvals: number;
  readonly approvalRate: number;
  readonly lineCents: Cents;
  /** Average of the lowest rate offered to each approved case, basis points; null without rates. */
  readonly averageBestAprBps: number | null;
  /** Average merchant fee of those plans, basis points. */
  readonly averageMdfBps: number | null;
  readonly guards: readonly GuardMetric[];
};

export type SimulationReport = {
  readonly count: number;
  /** Stored decisions the champion does not reproduce: the sample or the champion is not the one of the time. */
  readonly championDiffers: { readonly count: number; readonly applicationIds: readonly string[] };
  /** Cases in which the sides differ at all: in status, line, or the plans and rates that are open. */
  readonly others: number;
  readonly champion: SideTotals;
  readonly challenger: SideTotals;
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

const SAMPLE = 20;
const GRADES_OR_NONE = [...GRADES, 'NONE'] as const;

class SwapMatrix<Value extends string> {
  private readonly counts: number[];
  private readonly samples: string[][];

  constructor(private readonly values: readonly Value[]) {
    this.counts = Array.from({ length: values.length ** 2 }, () => 0);
    this.samples = this.counts.map(() => []);
  }

  add(champion: Value, challenger: Value, applicationId: string): void {
    const cell = this.values.indexOf(champion) * this.values.length + this.values.indexOf(challenger);
    this.counts[cell] = (this.counts[cell] ?? 0) + 1;
    const sample = this.samples[cell];
    if (sample && sample.length < SAMPLE) sample.push(applicationId);
  }

  cells(): SwapCell<Value>[] {
    return this.values.flatMap((champion, row) =>
      this.values.map((challenger, column) => {
        const cell = row * this.values.length + column;
        return { champion, challenger, count: this.counts[cell] ?? 0, applicationIds: this.samples[cell] ?? [] };
      }),
    );
  }
}

class Side {
  readonly tally = new ApprovalTally();
  readonly reasons = new Map<string, number>();
  private line = 0;
  private rates = 0;
  private fees = 0;
  private priced = 0;

  add(inputs: DecisionInputs, verdict: Verdict): void {
    const isApproved = verdict.status === 'APPROVED';
    this.tally.add('all', isApproved);
    this.tally.add(`file:${verdict.fileType}`, isApproved);
    if (inputs.age != null) this.tally.add(inputs.age >= 62 ? 'age:62+' : 'age:younger', isApproved);
    if (inputs.stateCode != null) this.tally.add(`state:${inputs.stateCode}`, isApproved);
    for (const code of verdict.reasons) this.reasons.set(code, (this.reasons.get(code) ?? 0) + 1);
    this.line += verdict.approvedCreditLineCents;
    const [first] = verdict.offers;
    if (first === undefined) return;
    let best = first;
    for (const offer of verdict.offers) if (offer.aprBps < best.aprBps) best = offer;
    this.rates += best.aprBps;
    this.fees += best.mdfBps;
    this.priced += 1;
  }

  totals(): SideTotals {
    const { approved, total } = this.tally.of('all');
    return {
      approvals: approved,
      approvalRate: total === 0 ? 0 : approved / total,
      lineCents: cents(this.line),
      averageBestAprBps: this.priced === 0 ? null : this.rates / this.priced,
      averageMdfBps: this.priced === 0 ? null : this.fees / this.priced,
      guards: guardMetricsOf(this.tally),
    };
  }
}

/** A simulation under way: cases are added one by one, so that they can stream from a store. */
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
    this.statuses.add(before.status, after.status, past.applicationId);
    this.grades.add(before.grade ?? 'NONE', after.grade ?? 'NONE', past.applicationId);
    if (before.status !== past.status || before.approvedCreditLineCents !== past.approvedCreditLineCents) {
      this.differingCount += 1;
      if (this.differing.length < SAMPLE) this.differing.push(past.applicationId);
    }
    if (before.status === 'APPROVED' && after.status !== 'APPROVED') this.addAvoided(past, before);
  }

  private addAvoided(past: PastDecision, before: Verdict): void {
    this.avoided.accounts += 1;
    this.avoided.line += before.approvedCreditLineCents;
    if ((past.performance?.dpdMax ?? 0) >= 30) this.avoided.late += 1;
    this.avoided.lost += past.performance?.chargedOffCents ?? 0;
  }

  /** What has been counted so far. */
  report(): SimulationReport {
    const codes = new Set([...this.champion.reasons.keys(), ...this.challenger.reasons.keys()]);
    const moved = [...codes].map((code) => {
      return {
        code,
        champion: this.champion.reasons.get(code) ?? 0,
        challenger: this.challenger.reasons.get(code) ?? 0,
      };
    });
    const change = (row: { champion: number; challenger: number }) => Math.abs(row.challenger - row.champion);
    return {
      count: this.count,
      championDiffers: { count: this.differingCount, applicationIds: this.differing },
      others: this.others,
      champion: this.champion.totals(),
      challenger: this.challenger.totals(),
      statusSwaps: this.statuses.cells(),
      gradeSwaps: this.grades.cells(),
      reasonsMoved: moved
        .filter((row) => change(row) > 0)
        .sort((one, other) => change(other) - change(one) || (one.code < other.code ? -1 : 1)),
      avoided: {
        accounts: this.avoided.accounts,
        lineCents: cents(this.avoided.line),
        accounts30Dpd: this.avoided.late,
        chargedOffCents: cents(this.avoided.lost),
      },
    };
  }
}

function isOther(before: Verdict, after: Verdict): boolean {
  if (before.status !== after.status || before.approvedCreditLineCents !== after.approvedCreditLineCents) return true;
  if (before.offers.length !== after.offers.length) return true;
  return before.offers.some((offer, place) => {
    const other = after.offers[place];
    return offer.product !== other?.product || offer.aprBps !== other.aprBps || offer.mdfBps !== other.mdfBps;
  });
}

/**
 * Decides past cases again with the published and a draft configuration (domain model §3.6).
 * @returns swap sets, line dollars, rates, reasons that moved, avoided accounts and fairness guards of both sides.
 */
export function simulate(
  past: Iterable<PastDecision>,
  champion: CompiledConfiguration,
  challenger: CompiledConfiguration,
): SimulationReport {
  const simulation = new Simulation();
  for (const decision of past) simulation.add(decision, champion, challenger);
  return simulation.report();
}
