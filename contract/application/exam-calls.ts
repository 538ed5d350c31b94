import { applicantOf } from '../applicant-access';
import { endpoint } from '../endpoint';
import { done, id, text } from '../schema';
import * as z from '../z';
import { decisionErrors } from './decision-calls';
import { finishResult, kbaExam } from './entity';

/** Answers that go with an exam; the last call sends them all. */
export const examAnswers = z.strictObject({
  examId: text(100),
  answers: z.array(z.strictObject({ questionId: text(100), optionId: text(100) })).check(z.maxLength(10)),
});

export const getKbaQuestions = endpoint({
  id: 'getKbaQuestions',
  method: 'GET',
  path: '/apply/getKBAQuestions',
  summary: 'Read the open exam again after a reload',
  source: 'borrower §7 Application, decision 13',
  access: [applicantOf('query.applicationId')],
  query: z.strictObject({ applicationId: id() }),
  result: z.object({ KBA: z.nullable(kbaExam) }),
  errors: ['VENDOR_UNAVAILABLE'],
});

export const saveKbaAnswers = endpoint({
  id: 'saveKbaAnswers',
  method: 'PUT',
  path: '/apply/kba-answers',
  summary: 'Save the answers so far, so a reload continues at the same question',
  source: 'decision 13: a reload gets the same open exam',
  access: [applicantOf('body.applicationId')],
  body: z.strictObject({ applicationId: id(), payload: examAnswers }),
  result: done(),
  errors: ['STEP_ORDER'],
});

export const submitKbaExam = endpoint({
  id: 'submitKbaExam',
  binds: true,
  method: 'POST',
  path: '/apply/submitKBAExam',
  summary: 'Answer the identity questions, once',
  source: 'borrower §7 Application, decision 13',
  access: [applicantOf('body.applicationId')],
  body: z.strictObject({
    applicationId: id(),
    payload: z.strictObject({
      examId: text(100),
      answers: z
        .array(z.strictObject({ questionId: text(100), optionId: text(100) }))
        .check(z.minLength(1), z.maxLength(10)),
    }),
    activeReapply: z.optional(z.boolean()),
  }),
  result: finishResult,
  errors: decisionErrors,
  idempotent: true,
});
