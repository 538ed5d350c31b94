import { randomUUID } from 'node:crypto';
import { CappedMap } from '../capped-map';
import { createDraw } from '../draw';
import { isoInstant, type SandboxClock } from '../sandbox-clock';
import { drawQuestions, type ExamQuestion } from './questions';

const EXAMS_MAX = 200;
/** Decision 13: an exam is answered once, within ten minutes. */
export const EXAM_MS = 10 * 60 * 1000;
/** One slip is human; two wrong answers fail. */
export const WRONG_ANSWERS_MAX = 1;

export type ExamOutcome = 'passed' | 'failed' | 'expired';
export type Exam = {
  readonly examId: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly expiresAtMs: number;
  readonly questions: readonly ExamQuestion[];
  /** The TruValidate session that it was made for; null without one. */
  readonly deviceSession: string | null;
  readonly outcome: ExamOutcome | null;
};
export type Answer = { readonly questionId: string; readonly optionId: string };

/** The exams of the sandbox: made once per operation id, graded once. */
export function createExams(clock: SandboxClock) {
  const exams = new CappedMap<string, Exam>(EXAMS_MAX);
  const byOperation = new CappedMap<string, string>(EXAMS_MAX);

  const isOpen = (exam: Exam) => exam.outcome === null && clock.now() < exam.expiresAtMs;

  function create(personSeed: string, deviceSession: string | null): Exam {
    const now = clock.now();
    const examId = `exm_${randomUUID()}`;
    const exam: Exam = {
      examId,
      createdAt: isoInstant(now),
      expiresAt: isoInstant(now + EXAM_MS),
      expiresAtMs: now + EXAM_MS,
      questions: drawQuestions(createDraw(`kba\n${personSeed}`)),
      deviceSession,
      outcome: null,
    };
    exams.set(examId, exam);
    return exam;
  }

  return {
    isOpen,
    /** The same operation gets the same exam while that one is open. */
    createOnce(operationId: string | undefined, personSeed: string, deviceSession: string | null): Exam {
      const earlier = exams.get(byOperation.get(operationId ?? '') ?? '');
      if (earlier !== undefined && isOpen(earlier)) return earlier;
      const exam = create(personSeed, deviceSession);
      if (operationId !== undefined) byOperation.set(operationId, exam.examId);
      return exam;
    },
    find: (examId: string): Exam | undefined => exams.get(examId),
    /** A graded exam answers with its first result whatever comes later. */
    grade(exam: Exam, answers: readonly Answer[]): ExamOutcome {
      if (exam.outcome !== null) return exam.outcome;
      const outcome = isOpen(exam) ? outcomeOf(exam, answers) : 'expired';
      exams.set(exam.examId, { ...exam, outcome });
      return outcome;
    },
    latest: (): readonly Exam[] => [...exams.values()].reverse(),
    clear() {
      exams.clear();
      byOperation.clear();
    },
  };
}

function outcomeOf(exam: Exam, answers: readonly Answer[]): ExamOutcome {
  const chosen = new Map(answers.map((answer) => [answer.questionId, answer.optionId]));
  const wrong = exam.questions.filter((question) => chosen.get(question.questionId) !== question.rightOptionId).length;
  return wrong > WRONG_ANSWERS_MAX ? 'failed' : 'passed';
}
