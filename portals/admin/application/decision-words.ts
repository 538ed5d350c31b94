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
      if (status === 'INCOMPLETE') return 'Facts are missing';
      // A rule that denies stands in the trace; a denial without one was made in the review.
      return status === 'DENIED' && !hasHit(decision, deniers) ? 'The review decided' : 'A rule decided';
    case 'GRADE':
      return waits ? 'No grade; a person decides' : 'The grade decided';
    case 'LINE':
      return waits ? 'No limit can be worked out; a person decides' : 'The limit decided';
    case 'OFFER':
      return waits ? 'No plan, and no reason for it; a person decides' : 'No plan could be offered';
    case 'APPROVAL':
      // What still stands hit in the trace of an approval was cleared by somebody.
      return decision.trace.some((row) => row.outcome !== null && row.outcome !== 'FLAG')
        ? 'Every step was passed after the review'
        : 'Every step was passed';
    default:
      return null;
  }
}

/** Why a decision has no grade. The engine grades every file that it can, also where a rule decides. */
export function noGradeWords(decision: ToldDecision): string {
  const { outcome, status, reasons } = decision;
  if (outcome === 'GRADE' && status === 'REVIEW')
    return 'No grade was given: there is no score, or one below the last grade that nothing in the file explains.';
  if (outcome === 'GRADE')
    return reasons.some(({ code }) => code === 'NO_FILE')
      ? 'No grade was given, because there is no credit file.'
      : 'The score is below that of the last grade.';
  return 'The file gives no grade: there is no score, or one below the last grade. The decision did not need one.';
}
