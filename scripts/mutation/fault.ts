/** A fault to plant: one exact text of one file is replaced, and one of the named tests must fail. Paths start at the root. */
export type PlantedFault = {
  readonly fault: string;
  readonly file: string;
  /** Must occur exactly once in the file. */
  readonly search: string;
  readonly replacement: string;
  readonly tests: readonly string[];
};
