import type { Deps } from '../../../deps';
import { AppError } from '../../../http/app-error';
import type { KbaExam, KbaSubmission } from '../../../vendors/kba/port';
import { refusal } from '../answers/person-answers';
import { lockCase } from '../application.reads';
import { updateApplication } from '../application.writes';
import type { Flow } from '../decision/flow';
import { findOpenExam } from '../decision/outcome.view';

/**
 * Keeps the answers given so far, each call all of them, so that a reload or another device goes on at the same question.
 * The vendor learns of none before the last one is given. They are a draft: no history row is written for them.
 * @throws AppError STEP_ORDER when no such exam is open, INVALID_FIELDS for an answer that it does not offer, NOT_FOUND.
 */
export async function keepExamAnswers(
  applicationId: string,
  given: KbaSubmission,
  { flow, deps }: { flow: Flow; deps: Deps },
): Promise<{ success: true }> {
  await deps.database.transaction(async (tx) => {
    const { application } = await lockCase(tx, applicationId, flow.enrollment);
    const exam = await findOpenExam(tx, application, deps);
    if (exam?.examId !== given.examId) throw new AppError('STEP_ORDER');
    refuseStrangeAnswers(exam, given);
    await updateApplication(tx, applicationId, { exam_answers: JSON.stringify(given) });
  });
  return { success: true };
}

/** Answers come in the order of the questions. */
function refuseStrangeAnswers(exam: KbaExam, { answers }: KbaSubmission): void {
  for (const [place, { questionId, optionId }] of answers.entries()) {
    const question = exam.questions[place];
    const isOffered =
      question?.questionId === questionId && question.options.some((option) => option.optionId === optionId);
    if (!isOffered) throw refusal(`payload.answers.${place}`, 'Choose one of the answers shown.');
  }
}
