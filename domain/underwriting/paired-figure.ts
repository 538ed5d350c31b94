/** How surely a change is one: SAME when no case differs, TOO_FEW below ten cases that do. */
export type Certainty = 'MORE_THAN_CHANCE' | 'CANNOT_TELL' | 'TOO_FEW' | 'SAME';

/** One figure on both sides. What it counts in (share, cents, basis points) is the business of whoever adds the cases. */
export type PairedFigure = {
  /** Null where no case counts: the average limit of nobody, for example. */
  readonly champion: number | null;
  readonly challenger: number | null;
  /** Challenger less champion; null where one of them is. */
  readonly change: number | null;
  /** Half the width of the range in which the change lies 95 times in 100, for other applicants like these. */
  readonly error: number | null;
  /** Cases that the two sides count differently. */
  readonly differing: number;
  readonly certainty: Certainty;
};

/** 97.5 % point of the normal distribution: both tails together are 5 of 100. */
const NORMAL_95 = 1.959963984540054;
/**
 * With fewer cases that differ the normal distribution says nothing.
 * @NOTE choice: ten is the usual least count on which such a range is put.
 */
const LEAST_DIFFERING = 10;

/**
 * A ratio on both sides over the same cases, added one by one in constant memory. Each case gives a value and a weight for either
 * side; with weight 1 the ratio is a mean, with weight 1 for the approved alone it is an average over them.
 *
 * The sampling error is of the paired difference: what both sides decide alike cancels out, so it is far smaller than that of two
 * samples that know nothing of each other. It comes from the linearized ratio, whose squares follow from the ten products of the
 * four sums.
 */
export class PairedRatio {
  private count = 0;
  private differing = 0;
  private readonly sums = [0, 0, 0, 0];
  private readonly products = new Array<number>(16).fill(0);

  // biome-ignore lint/complexity/useMaxParams: called six times for each of a hundred thousand cases, where an object for each call costs time.
  add(championValue: number, championWeight: number, challengerValue: number, challengerWeight: number): void {
    this.count += 1;
    if (championValue !== challengerValue || championWeight !== challengerWeight) this.differing += 1;
    const row = [championValue, championWeight, challengerValue, challengerWeight];
    for (let one = 0; one < 4; one += 1) {
      const left = row[one] ?? 0;
      this.sums[one] = (this.sums[one] ?? 0) + left;
      for (let other = one; other < 4; other += 1) {
        const place = one * 4 + other;
        this.products[place] = (this.products[place] ?? 0) + left * (row[other] ?? 0);
      }
    }
  }

  figure(): PairedFigure {
    const [value = 0, weight = 0, otherValue = 0, otherWeight = 0] = this.sums;
    const champion = weight === 0 ? null : value / weight;
    const challenger = otherWeight === 0 ? null : otherValue / otherWeight;
    const { differing } = this;
    if (champion === null || challenger === null)
      return { champion, challenger, change: null, error: null, differing, certainty: certaintyOf(differing, null) };
    const change = differing === 0 ? 0 : challenger - champion;
    const error = differing === 0 ? 0 : this.errorOf(champion, challenger);
    return { champion, challenger, change, error, differing, certainty: certaintyOf(differing, { change, error }) };
  }

  private errorOf(champion: number, challenger: number): number {
    const { count, sums, products } = this;
    const [mean, otherMean] = [(sums[1] ?? 0) / count, (sums[3] ?? 0) / count];
    const factors = [-1 / mean, champion / mean, 1 / otherMean, -challenger / otherMean];
    let squares = 0;
    for (let one = 0; one < 4; one += 1) {
      for (let other = one; other < 4; other += 1) {
        const product = (factors[one] ?? 0) * (factors[other] ?? 0) * (products[one * 4 + other] ?? 0);
        squares += one === other ? product : 2 * product;
      }
    }
    return count < 2 ? 0 : NORMAL_95 * Math.sqrt(Math.max(0, squares) / ((count - 1) * count));
  }
}

function certaintyOf(differing: number, found: { change: number; error: number } | null): Certainty {
  if (differing === 0) return 'SAME';
  if (differing < LEAST_DIFFERING || found === null) return 'TOO_FEW';
  return Math.abs(found.change) > found.error ? 'MORE_THAN_CHANCE' : 'CANNOT_TELL';
}

/** A figure per case as a sum over a number of cases, in whole units. */
export function scaledTo(figure: PairedFigure, cases: number): PairedFigure {
  const whole = (value: number | null) => (value === null ? null : Math.round(value * cases));
  const [champion, challenger] = [whole(figure.champion), whole(figure.challenger)];
  // From the sums as they are shown, so that the row adds up.
  const change = champion === null || challenger === null ? null : challenger - champion;
  return { ...figure, champion, challenger, change, error: whole(figure.error) };
}
