import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import * as z from 'zod';
import { bearerKey } from '../bearer-key';
import { createDraw } from '../draw';
import { faultMiddleware, hang, type SandboxEnv } from '../faults/fault-middleware';
import type { SandboxState } from '../sandbox-state';
import { type BureauFile, drawnFile, incomeEstimateOf, rankOf } from './bureau-file';
import { digitsOf, NUMBER_SCRIPT, type PullRequest, scriptsByLastFour } from './scripts';

const text = z.string().trim().min(1).max(200);
const pullSchema = z
  .object({
    firstName: text,
    lastName: text,
    birthDate: z.iso.date(),
    ssnLast4: z
      .string()
      .regex(/^\d{4}$/)
      .optional(),
    ssn: z
      .string()
      .regex(/^\d{3}-?\d{2}-?\d{4}$/)
      .optional(),
    address: z.object({
      street: text,
      unit: z.string().max(50).optional(),
      city: text,
      state: z.string().length(2),
      zipCode: z.string().regex(/^\d{5}(-\d{4})?$/),
    }),
    statedAnnualIncome: z.number().min(0).optional(),
    corrects: text.optional(),
    truValidateSessionId: text.optional(),
  })
  .transform(({ ssnLast4, ...rest }) => ({ ...rest, ssnLast4: ssnLast4 ?? digitsOf(rest.ssn ?? '').slice(-4) }))
  .refine((pull) => pull.ssnLast4 !== '', { path: ['ssnLast4'], message: 'Required without ssn.' });

const agency = {
  name: 'Sandbox Credit Bureau',
  address: 'P.O. Box 1000, Chester, PA 19016',
  phone: '800-555-0100',
};

/**
 * Soft pulls. The same person and digits get the same file on every machine and after every restart; only pulls whose
 * number did not match are remembered.
 */
export function bureauRoutes(state: SandboxState): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.use(faultMiddleware(state, 'bureau'), bearerKey);
  app.post('/v1/soft-pull', async (c) => {
    const parsed = pullSchema.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) {
      return c.json(
        { error: 'invalid_request', fields: parsed.error.issues.map((issue) => issue.path.join('.')) },
        422,
      );
    }
    const pull = parsed.data;
    const script = scriptOf(pull, state);
    state.bureauLog.add({
      lastFour: pull.ssnLast4,
      outcome: script?.outcome ?? 'drawn file',
      deviceSession: pull.truValidateSessionId ?? null,
    });
    if (script?.answer === null) {
      const isOutage = pull.lastName.toLowerCase() === 'outage';
      return isOutage ? c.text('Service Unavailable', 503, { 'retry-after': '30' }) : hang(c);
    }
    const file = script?.answer(pull) ?? drawnFile(createDraw(`bureau\n${identityOf(pull)}`));
    const reference = referenceOf(pull, c.req.header('idempotency-key') ?? '');
    if (script?.lastFour === NUMBER_SCRIPT) state.numberChecks.add(reference);
    return c.json({
      reference,
      agency,
      consumerId: consumerOf(pull, file, script?.consumerId),
      incomeEstimate: incomeEstimateOf(file),
      scoreHigherThanPercent: rankOf(file.score),
      ...file,
    });
  });
  return app;
}

/** Another number of a file whose number is being checked is looked up in that file. */
function scriptOf(pull: PullRequest, { numberChecks }: SandboxState) {
  return scriptsByLastFour.get(numberChecks.has(pull.corrects) ? NUMBER_SCRIPT : pull.ssnLast4);
}

function identityOf(pull: PullRequest): string {
  return [pull.firstName, pull.lastName, pull.birthDate, pull.ssnLast4]
    .map((part) => part.trim().toLowerCase())
    .join('\n');
}

/** The bureau's number of the person: the same under every address and spelling of the first name; null without a file. */
function consumerOf(pull: PullRequest, file: BureauFile, scripted: string | undefined): string | null {
  if (file.noHit) return null;
  if (scripted !== undefined) return scripted;
  const facts = [pull.ssnLast4, pull.birthDate, pull.lastName.toLowerCase()].join('\n');
  return `consumer-${createHash('sha256').update(facts).digest('hex').slice(0, 16)}`;
}

/** The same operation of the same person is the same pull and keeps its number. */
function referenceOf(pull: PullRequest, operationId: string): string {
  const hash = createHash('sha256')
    .update(`${operationId}\n${identityOf(pull)}`)
    .digest('hex');
  return `SP-${hash.slice(0, 16).toUpperCase()}`;
}
