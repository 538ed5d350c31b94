import type { Migration } from './migration';

/** Answers to the identity questions are kept until the last one is given, so that a reload goes on at the same question. */
export const examAnswers: Migration = {
  name: '040-exam-answers',
  statements: () => ['alter table application add column exam_answers text'],
};
