/** Approvals of one group in a simulation. */
export type GroupCount = { readonly approved: number; readonly total: number };

/** One fairness guard: the approval rate of a group against its comparison group (four-fifths rule). */
export type GuardMetric = {
  readonly id: string;
  readonly group: GroupCount;
  readonly comparison: GroupCount;
  /** Approval rate of the group divided by that of the comparison; null when either side is empty or approves nobody. */
  readonly ratio: number | null;
  readonly isFlagged: boolean;
  /** Fewer than 30 cases on a side: read the ratio with care. */
  readonly isSmallSample: boolean;
};

export const FLAG_BELOW = 0.8;
/** Fewer cases than this in a group or in the one it is compared with are too few to judge. */
export const SMALL_SAMPLE = 30;

/** Compares two groups; flagged below four fifths, which is compared in whole numbers: 36 of 60 beside 75 of 100 is exactly that. */
export function guardMetric(id: string, group: GroupCount, comparison: GroupCount): GuardMetric {
  const isComparable = group.total > 0 && comparison.approved > 0;
  const ratio = isComparable ? (group.approved * comparison.total) / (group.total * comparison.approved) : null;
  const isBelow = 5 * group.approved * comparison.total < 4 * group.total * comparison.approved;
  return {
    id,
    group,
    comparison,
    ratio,
    isFlagged: ratio !== null && isBelow,
    isSmallSample: Math.min(group.total, comparison.total) < SMALL_SAMPLE,
  };
}

/** Counts approvals by group while a simulation runs. */
export class ApprovalTally {
  private readonly groups = new Map<string, { approved: number; total: number }>();

  add(group: string, isApproved: boolean): void {
    const held = this.groups.get(group);
    if (held) {
      held.total += 1;
      if (isApproved) held.approved += 1;
    } else {
      this.groups.set(group, { approved: isApproved ? 1 : 0, total: 1 });
    }
  }

  of(group: string): GroupCount {
    const held = this.groups.get(group);
    return { approved: held?.approved ?? 0, total: held?.total ?? 0 };
  }

  /** Groups whose name begins with a prefix, sorted by name. */
  names(prefix: string): string[] {
    return [...this.groups.keys()].filter((name) => name.startsWith(prefix)).sort();
  }
}

/**
 * The guards of a simulated configuration: applicants of 62 and more against younger ones (62+ may never do worse, Reg B
 * 1002.6(b)(2)), thin files against thick ones, and each state against all others.
 */
export function guardMetricsOf(tally: ApprovalTally): GuardMetric[] {
  const all = tally.of('all');
  const states = tally.names('state:').map((name) => {
    const state = tally.of(name);
    const others = { approved: all.approved - state.approved, total: all.total - state.total };
    return guardMetric(name, state, others);
  });
  return [
    guardMetric('age:62+', tally.of('age:62+'), tally.of('age:younger')),
    guardMetric('file:thin', tally.of('file:THIN'), tally.of('file:THICK')),
    ...states,
  ];
}

/** One fairness guard on both sides. */
export type PairedGuard = {
  readonly id: string;
  readonly cases: number;
  readonly champion: GuardMetric;
  readonly challenger: GuardMetric;
  /** BELOW blocks publishing (decision 48); TOO_FEW is shown and read with care. */
  readonly judgement: 'ENOUGH' | 'BELOW' | 'TOO_FEW';
};

/** The guards of both sides, which count the same cases, beside each other. */
export function pairedGuards(champion: ApprovalTally, challenger: ApprovalTally): PairedGuard[] {
  const others = new Map(guardMetricsOf(challenger).map((guard) => [guard.id, guard]));
  return guardMetricsOf(champion).flatMap((before) => {
    const after = others.get(before.id);
    if (!after) return [];
    const judgement = after.isSmallSample ? 'TOO_FEW' : after.isFlagged ? 'BELOW' : 'ENOUGH';
    return { id: before.id, cases: after.group.total, champion: before, challenger: after, judgement };
  });
}
