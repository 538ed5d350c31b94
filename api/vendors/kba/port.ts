import type { Person } from '../person';

export type KbaOption = { readonly optionId: string; readonly text: string };
export type KbaQuestion = {
  readonly questionId: string;
  readonly text: string;
  readonly options: readonly KbaOption[];
};

/** The person never sees which answers are right, and neither do we. */
export type KbaExam = {
  readonly examId: string;
  /** Instant, ISO 8601 UTC; ten minutes after the exam was made. */
  readonly expiresAt: string;
  readonly questions: readonly KbaQuestion[];
};

export type KbaAnswer = { readonly questionId: string; readonly optionId: string };
export type KbaSubmission = { readonly examId: string; readonly answers: readonly KbaAnswer[] };

/** `expired` is not a failure of the person: a fresh exam may be made. */
export type KbaOutcome = 'passed' | 'failed' | 'expired';

/**
 * Knowledge-based questions.
 *
 * Every call throws {@link VendorError} on a technical failure; the caller answers 503 and the exam stays open.
 * Each is safe to repeat: an operation id makes at most one exam, and a graded exam answers with its first result.
 */
export type Kba = {
  /** Null when the vendor knows too little about the person to ask anything. */
  createExam(input: {
    readonly person: Person;
    /** The TruValidate session of the person's device; absent where the page has none. */
    readonly deviceSession?: string | undefined;
    readonly operationId: string;
  }): Promise<KbaExam | null>;
  /** The same open exam, for a reload; null when it is unknown, expired or graded. */
  findOpenExam(examId: string): Promise<KbaExam | null>;
  /** Grades once. Unanswered questions count as wrong; two wrong answers fail the exam. */
  submitAnswers(input: KbaSubmission): Promise<KbaOutcome>;
};
