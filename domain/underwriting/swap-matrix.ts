/** One cell of a swap set: how many cases went from row to column, and the first of them to open. */
export type SwapCell<Value extends string> = {
  readonly champion: Value;
  readonly challenger: Value;
  readonly count: number;
  /** In the order in which they were added. */
  readonly caseIds: readonly string[];
};

/** Cases that are named of a cell; the count goes on. */
export const CASES_NAMED = 200;

/** Counts cases by where each side put them. Cases that stay where they were are counted and not named. */
export class SwapMatrix<Value extends string> {
  private readonly counts: number[];
  private readonly named: string[][];
  private readonly places: ReadonlyMap<string, number>;

  constructor(private readonly values: readonly Value[]) {
    this.counts = Array.from({ length: values.length ** 2 }, () => 0);
    this.named = this.counts.map(() => []);
    this.places = new Map(values.map((value, place) => [value, place]));
  }

  add(champion: Value, challenger: Value, caseId: string): void {
    const cell = (this.places.get(champion) ?? 0) * this.values.length + (this.places.get(challenger) ?? 0);
    this.counts[cell] = (this.counts[cell] ?? 0) + 1;
    const named = this.named[cell];
    if (champion !== challenger && named && named.length < CASES_NAMED) named.push(caseId);
  }

  cells(): SwapCell<Value>[] {
    return this.values.flatMap((champion, row) =>
      this.values.map((challenger, column) => {
        const cell = row * this.values.length + column;
        return { champion, challenger, count: this.counts[cell] ?? 0, caseIds: this.named[cell] ?? [] };
      }),
    );
  }
}
