import { Hono } from 'hono';
import * as z from 'zod';
import { bearerKey } from '../bearer-key';
import { faultMiddleware, type SandboxEnv } from '../faults/fault-middleware';
import type { SandboxState } from '../sandbox-state';
import type { Exam } from './exams';

const personSchema = z.object({
  firstName: z.string().trim().min(1).max(200),
  lastName: z.string().trim().min(1).max(200),
  birthDate: z.iso.date(),
  ssnLast4: z.string().regex(/^\d{4}$/),
  state: z.string().length(2),
  truValidateSessionId: z.string().max(200).optional(),
});
const answersSchema = z.object({
  answers: z.array(z.object({ questionId: z.string().max(40), optionId: z.string().max(40) })).max(20),
});

/** Knowledge questions. The right answers are on the home page and under /sandbox/kba/{id}, never on this wire. */
export function kbaRoutes(state: SandboxState): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.use(faultMiddleware(state, 'kba'), bearerKey);

  app.post('/v1/exams', async (c) => {
    const person = personSchema.safeParse(await c.req.json().catch(() => null));
    if (!person.success) return c.json({ error: 'invalid_request' }, 422);
    const { firstName, lastName, birthDate, ssnLast4, truValidateSessionId: session } = person.data;
    const seed = [firstName, lastName, birthDate, ssnLast4].join('\n').toLowerCase();
    const exam = state.exams.createOnce(c.req.header('idempotency-key'), seed, session ?? null);
    return c.json(publicExam(exam), 201);
  });

  app.get('/v1/exams/:id', (c) => {
    const exam = state.exams.find(c.req.param('id'));
    if (exam === undefined) return c.json({ error: 'not_found' }, 404);
    if (!state.exams.isOpen(exam)) return c.json({ error: 'closed' }, 410);
    return c.json(publicExam(exam));
  });

  app.post('/v1/exams/:id/answers', async (c) => {
    const exam = state.exams.find(c.req.param('id'));
    if (exam === undefined) return c.json({ error: 'not_found' }, 404);
    const body = answersSchema.safeParse(await c.req.json().catch(() => null));
    if (!body.success) return c.json({ error: 'invalid_request' }, 422);
    return c.json({ outcome: state.exams.grade(exam, body.data.answers) });
  });
  return app;
}

function publicExam({ examId, expiresAt, questions }: Exam) {
  return {
    examId,
    expiresAt,
    questions: questions.map(({ questionId, text, options }) => ({ questionId, text, options })),
  };
}
