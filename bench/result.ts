/** One line of the report: what the baseline and the product did in the same run, taken in turns. */
export type BenchResult = {
  id: string;
  what: string;
  unit: string;
  /** Medians of the rounds. */
  baseline: number;
  ours: number;
  /** Median of the rounds' own ratios, ours over baseline, with the lowest and the highest. */
  ratio: number;
  lowest: number;
  highest: number;
  goal: Goal;
};

/** `none`: the figure is told without a promise. */
export type Goal = { atLeast: number } | { atMost: number } | 'none';

/** A part of the benchmark: its ids without running it, and the run. */
export type BenchPart = { ids: readonly string[]; run: () => Promise<BenchResult[]> };

export type Comparison = {
  id: string;
  what: string;
  unit: string;
  goal: Goal;
  /** Timed rounds after those that warm both sides up. */
  rounds: number;
  warmUps?: number;
  baseline: (round: number) => number | Promise<number>;
  ours: (round: number) => number | Promise<number>;
};

/** Whether each part only has to work: one round over a small world, whose figures mean nothing. */
export const isSmoke = process.env.BENCH_SMOKE === '1';

/** How often or how much a part measures, and what stands for it in a smoke run. */
export const inFull = (full: number, smoke: number): number => (isSmoke ? smoke : full);

/** Runs both sides in turns, so that a busy machine slows both, and changes who goes first from round to round. */
export async function compare(comparison: Comparison): Promise<BenchResult> {
  const { id, what, unit, goal } = comparison;
  const rounds = inFull(comparison.rounds, 1);
  const warmUps = inFull(comparison.warmUps ?? 1, 0);
  const measured: { baseline: number; ours: number }[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const isOursFirst = round % 2 === 1;
    const early = isOursFirst ? await comparison.ours(round) : 0;
    const baseline = await comparison.baseline(round);
    const ours = isOursFirst ? early : await comparison.ours(round);
    if (round >= warmUps) measured.push({ baseline, ours });
  }
  const ratios = measured.map(({ baseline, ours }) => ours / baseline);
  return {
    id,
    what,
    unit,
    goal,
    baseline: median(measured.map(({ baseline }) => baseline)),
    ours: median(measured.map(({ ours }) => ours)),
    ratio: median(ratios),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** Whether a goal was met; undefined without one. */
export function isMet({ goal, ratio }: BenchResult): boolean | undefined {
  if (goal === 'none') return undefined;
  return 'atLeast' in goal ? ratio >= goal.atLeast : ratio <= goal.atMost;
}

/** Processor seconds of this process so far: unlike the clock, they do not run while another process has the processor. */
export function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
