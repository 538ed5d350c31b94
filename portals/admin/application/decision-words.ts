/** What these words are made from: a decision as the wire shows it. */
export type ToldDecision = {
  readonly outcome: string;
  readonly status: string;
  readonly gradeBase: string | null;
  readonly reasons: readonly { readonly code: string }[];
  readonly trace: readonly { readonly outcome: string | null }[];
};

const deniers: readonly (string | null)[] = ['DENY', 'SSN_USED'];
const hasHit = ({ trace }: ToldDecision, outcomes: readonly (string | null)[]) =>
  trace.some(({ outcome }) => outcomes.includes(outcome));

/** The step that decided, as the engine names it (`decidedBy`), in words that hold for what came of it. */
export function decidedByWords(decision: ToldDecision): string | null {
  const { outcome, status } = decision;
  const waits = status === 'REVIEW';
  switch (outcome) {
    case 'RULES':
      if (status === 'INCOMPLETE') return 'Missing information';
      // A rule that denies stands in the trace; a denial without one was made in the review.
      return status === 'DENIED' && !hasHit(decision, deniers) ? 'Manual review' : 'Rule';
    case 'GRADE':
      return waits ? 'Manual review (no grade)' : 'Grade';
    case 'LINE':
      return waits ? 'Manual review (no limit available)' : 'Spending limit';
    case 'OFFER':
      return waits ? 'Manual review (no plan, reason unknown)' : 'No eligible plan';
    case 'APPROVAL':
      // What still stands hit in the trace of an approval was cleared by somebody.
      return decision.trace.some((row) => row.outcome !== null && row.outcome !== 'FLAG')
        ? 'All steps passed after review'
        : 'All steps passed';
    default:
      return null;
  }
}

/** Why a decision has no grade. The engine grades every file that it can, also where a rule decides. */
export function noGradeWords(decision: ToldDecision): string {
  const { outcome, status, reasons } = decision;
  if (outcome === 'GRADE' && status === 'REVIEW')
    return 'No grade: there’s no score, or it’s below the lowest grade and nothing in the file explains why.';
  if (outcome === 'GRADE')
    return reasons.some(({ code }) => code === 'NO_FILE')
      ? 'No grade: there’s no credit file.'
      : 'No grade: the score is below the lowest grade.';
  return 'No grade: there’s no score, or it’s below the lowest grade. This decision didn’t need one.';
}
