import { type Cents, cents } from '../money/cents';
import type { Verdict } from './decision';
import { ApprovalTally, type GuardMetric, guardMetricsOf } from './guard-metrics';
import type { DecisionInputs } from './inputs';
import type { Offer } from './offers';

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

function lowestOffer({ offers }: Pick<Verdict, 'offers'>): Offer | null {
  let lowest: Offer | null = null;
  for (const offer of offers) if (lowest === null || offer.aprBps < lowest.aprBps) lowest = offer;
  return lowest;
}

/** The lowest yearly rate that a decision offers, in basis points; null without a plan. */
export const lowestRateOf = (verdict: Pick<Verdict, 'offers'>): number | null => lowestOffer(verdict)?.aprBps ?? null;

/** One side of a simulation as its cases are added. */
export class Side {
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
    const best = lowestOffer(verdict);
    if (best === null) return;
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
