/** A day whose work is under way, or done. */
export type BusinessDayTable = { day: string; finished_at: string | null };

/** A job of a day that is done. */
export type BusinessDayJobTable = { day: string; job: string; finished_at: string };

/** One row. Outside production the business may be ahead of the machine's time. */
export type BusinessClockTable = {
  id: number;
  ahead_ms: number;
  /** The day to which the clock is to move, day by day; null when it moves by itself. */
  wanted_day: string | null;
};
