import * as z from 'zod/mini';
import { createVendorHttp, type VendorHttpOptions } from '../transport/vendor-http';
import type { Kba } from './port';

export type KbaOptions = VendorHttpOptions & { readonly apiKey: string };

const text = z.string().check(z.minLength(1));
const examSchema = z.object({
  examId: text,
  expiresAt: z.iso.datetime(),
  questions: z
    .array(
      z.object({
        questionId: text,
        text,
        options: z.array(z.object({ optionId: text, text })).check(z.minLength(2), z.maxLength(8)),
      }),
    )
    .check(z.minLength(1), z.maxLength(10)),
});

const outcomeSchema = z.object({ outcome: z.enum(['passed', 'failed', 'expired']) });

/**
 * Knowledge questions over HTTP.
 *
 * Failures, all as VendorError: `timeout`, `unavailable` (after repeats: the exam is made once per operation id and
 * graded once, so a repeat is harmless), `rejected`, `bad_response`. None of them says anything about the person.
 */
export function createKba(options: KbaOptions): Kba {
  const http = createVendorHttp('kba', options);
  const authorization = `Bearer ${options.apiKey}`;
  return {
    async createExam({ person, deviceSession, operationId }) {
      const answer = await http.send({
        method: 'POST',
        path: '/v1/exams',
        headers: { authorization, 'idempotency-key': operationId },
        json: {
          firstName: person.firstName,
          lastName: person.lastName,
          birthDate: person.birthDate,
          ssnLast4: person.ssn.lastFour,
          state: person.address.stateCode,
          ...(deviceSession === undefined ? {} : { truValidateSessionId: deviceSession }),
        },
        repeat: 'safe',
      });
      return answer.status === 204 ? null : http.read(examSchema, answer);
    },
    async findOpenExam(examId) {
      const answer = await http.send({
        method: 'GET',
        path: `/v1/exams/${encodeURIComponent(examId)}`,
        headers: { authorization },
        repeat: 'safe',
        answers: [404, 409, 410],
      });
      return answer.status === 200 ? http.read(examSchema, answer) : null;
    },
    async submitAnswers({ examId, answers }) {
      const answer = await http.send({
        method: 'POST',
        path: `/v1/exams/${encodeURIComponent(examId)}/answers`,
        headers: { authorization },
        json: { answers },
        repeat: 'safe',
      });
      return http.read(outcomeSchema, answer).outcome;
    },
  };
}
