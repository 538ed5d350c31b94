import { keepVisited, submitsIdentityAtOnce } from '@domain/application/transitions';
import { ApiError, type FailureCode } from '@portals/client/api-error';
import { orElsewhere } from './elsewhere';

/** The calls of a flow that decide, and where what they answer leads. */
export type DecisionOptions<Answer, Step> = {
  /** Takes an answer into the flow's store and returns its step. */
  take: (answer: Answer) => Step;
  /** Reads where the server is; undefined when it cannot be reached. */
  read: () => Promise<Step | undefined>;
  /** The step of a failure that is an outcome of the flow; null for one that is thrown. */
  outcomeOf?: (failure: ApiError) => Step | null;
};

/** Runs a call that decides, and returns the step that it leads to. */
export type Decide<Answer, Step> = (run: () => Promise<Answer>, elsewhere?: readonly FailureCode[]) => Promise<Step>;

/**
 * What every call that decides has in common: its answer is taken, a failure that is an outcome is one, the step of a
 * server that is elsewhere is read. Everything else is thrown.
 */
export function createDecision<Answer, Step>(options: DecisionOptions<Answer, Step>): Decide<Answer, Step> {
  const { take, read, outcomeOf = () => null } = options;
  async function takenFrom(run: () => Promise<Answer>): Promise<Step> {
    try {
      return take(await run());
    } catch (cause) {
      const step = cause instanceof ApiError ? outcomeOf(cause) : null;
      if (step === null) throw cause;
      return step;
    }
  }
  return (run, elsewhere) => orElsewhere(() => takenFrom(run), read, elsewhere);
}

/** Answers that differ from the credit file, with the marks of those that were looked at before. */
export function takeMismatches<Field extends string>(
  before: readonly { field: Field; visited: boolean }[] = [],
  now: readonly { field: Field }[],
): { field: Field; visited: boolean }[] {
  return keepVisited(
    before,
    now.map(({ field }) => field),
  );
}

/** Marks a differing answer as seen; the mark is kept when the server decides again. */
export function markVisited(items: readonly { field: string; visited: boolean }[] = [], field: string): void {
  for (const item of items) if (item.field === field) item.visited = true;
}

type Answers = readonly { questionId: string; optionId: string }[];
type OpenExam = { examId: string; answers: { questionId: string; optionId: string }[] };
/** Answers as a call sends them. */
export type ExamPayload = { examId: string; answers: { questionId: string; optionId: string }[] };

/**
 * Takes the answers given so far, in the store and on the server, so that a reload goes on at the same question. Quiet:
 * where the server could not be reached a reload asks again, and nothing else is lost.
 */
export function createExam(
  open: () => OpenExam | null | undefined,
  keep: (payload: ExamPayload) => Promise<unknown>,
): (answers: Answers) => void {
  let keeping: Promise<unknown> = Promise.resolve();
  return (answers) => {
    const exam = open();
    if (!exam) return;
    exam.answers = [...answers];
    const payload = { examId: exam.examId, answers: exam.answers };
    // One after the other, so that an earlier state never arrives last.
    keeping = keeping.then(() => keep(payload)).catch(() => undefined);
  };
}

/** The identity inquiry of a flow. */
export type InquiryOptions<Answer, Step> = {
  /** Opens or resumes it and keeps its address. */
  open: () => Promise<unknown>;
  /** The call that submits its result. */
  submit: () => Promise<Answer>;
  decide: Decide<Answer, Step>;
  /** Shows a wait while the result is submitted. */
  cover: (run: () => Promise<Step>) => Promise<Step>;
};

/** Opens an inquiry and submits its result. */
export function createInquiry<Answer, Step>({ open, submit, decide, cover }: InquiryOptions<Answer, Step>) {
  /** Submits the result; quietly while another tab still has the inquiry open. Throws ApiError. */
  function submitIdentity({ quiet = false } = {}): Promise<Step> {
    const run = () => decide(submit);
    return quiet ? run() : cover(run);
  }
  /**
   * Opens or resumes the inquiry. Null when its address is ready, or the next step when it was done before (409) and has
   * been submitted, or when the refusal is an outcome. Throws ApiError.
   */
  async function openIdentity(): Promise<Step | null> {
    try {
      await open();
      return null;
    } catch (cause) {
      if (cause instanceof ApiError && submitsIdentityAtOnce(cause.status)) return submitIdentity();
      return decide(() => Promise.reject(cause));
    }
  }
  return { openIdentity, submitIdentity };
}
