export type Answers = { readonly accepted: number; readonly rejected: number };

/** The share of patients' answers that were yes, in whole percents half up; null where nobody has answered yet. */
export function acceptancePercent({ accepted, rejected }: Answers): number | null {
  const answers = accepted + rejected;
  return answers === 0 ? null : Math.floor((accepted * 200 + answers) / (2 * answers));
}

/** The average of amounts that come to `sum`, in cents half up; null without any. */
export function averageCents(sum: number, count: number): number | null {
  return count === 0 ? null : Math.floor((sum * 2 + count) / (2 * count));
}
