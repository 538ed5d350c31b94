import type { z } from 'zod/mini';
import { VendorError, type VendorName } from '../vendor-error';
import { type AttemptOptions, createAttemptRunner, type Repeat } from './attempt';
import { type HttpAnswer, type HttpTransport, nodeTransport, TransportFault } from './http-transport';

export type VendorHttpOptions = AttemptOptions & {
  readonly baseUrl: string;
  /** Replaces Node's client, for tests of the rules around it. */
  readonly transport?: HttpTransport | undefined;
};

export type VendorCall = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>> | undefined;
  /** Fields and files, as `multipart/form-data`. */
  readonly multipart?: FormData | undefined;
  readonly repeat: Repeat;
  /** Statuses below 500 that are answers of this call, beside 2xx. */
  readonly answers?: readonly number[];
};

export type VendorHttp = {
  /** @throws VendorError for every status that is not an answer of the call, and for every broken exchange */
  readonly send: (call: VendorCall) => Promise<HttpAnswer>;
  /** @throws VendorError `bad_response` when the text is not JSON of the schema; the text is not repeated in it */
  readonly read: <Schema extends z.ZodMiniType>(schema: Schema, answer: HttpAnswer) => z.output<Schema>;
};

const RETRY_TIMEOUT_SECONDS = 10;
const RETRY_UNAVAILABLE_SECONDS = 5;
/** An operator has to act first. */
const RETRY_REJECTED_SECONDS = 300;
const RETRY_BAD_RESPONSE_SECONDS = 60;

/** HTTP to one vendor: base address, limits, breaker, repeats, statuses as {@link VendorError}. */
export function createVendorHttp(vendor: VendorName, options: VendorHttpOptions): VendorHttp {
  const transport = options.transport ?? nodeTransport;
  const run = createAttemptRunner(vendor, options);
  const base = options.baseUrl.replace(/\/+$/, '');

  return {
    send: (call) =>
      run(call.repeat, async (limits) => {
        const body = await bodyOf(call);
        const answer = await transport({
          method: call.method,
          url: base + call.path,
          headers: { accept: 'application/json', ...body.headers, ...call.headers },
          body: body.content,
          ...limits,
        }).catch((error: unknown) => {
          throw faultError(vendor, error);
        });
        if (isAnswer(answer.status, call.answers)) return answer;
        throw statusError(vendor, answer);
      }),
    read: (schema, answer) => {
      const parsed = schema.safeParse(parseJson(answer.text));
      if (parsed.success) return parsed.data;
      throw new VendorError({
        vendor,
        kind: 'bad_response',
        retryAfterSeconds: RETRY_BAD_RESPONSE_SECONDS,
        status: answer.status,
      });
    },
  };
}

type Body = { content: string | Buffer | undefined; headers: Record<string, string> };

async function bodyOf(call: VendorCall): Promise<Body> {
  if (call.json !== undefined) {
    return { content: JSON.stringify(call.json), headers: { 'content-type': 'application/json' } };
  }
  if (call.form !== undefined) {
    const content = new URLSearchParams(call.form).toString();
    return { content, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  }
  if (call.multipart !== undefined) {
    const encoded = new Response(call.multipart);
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
    return { content: Buffer.from(await encoded.arrayBuffer()), headers };
  }
  return { content: undefined, headers: {} };
}

function isAnswer(status: number, answers: readonly number[] = []): boolean {
  return (status >= 200 && status < 300) || answers.includes(status);
}

function faultError(vendor: VendorName, error: unknown): VendorError {
  if (!(error instanceof TransportFault)) {
    return new VendorError({ vendor, kind: 'unavailable', retryAfterSeconds: RETRY_UNAVAILABLE_SECONDS });
  }
  if (error.reason === 'too_large') {
    return new VendorError({ vendor, kind: 'bad_response', retryAfterSeconds: RETRY_BAD_RESPONSE_SECONDS });
  }
  const isTimeout = error.reason === 'timeout';
  return new VendorError({
    vendor,
    kind: isTimeout ? 'timeout' : 'unavailable',
    retryAfterSeconds: isTimeout ? RETRY_TIMEOUT_SECONDS : RETRY_UNAVAILABLE_SECONDS,
    notProcessed: error.unsent,
  });
}

function statusError(vendor: VendorName, answer: HttpAnswer): VendorError {
  const { status } = answer;
  if (status === 429 || status === 408 || status >= 500) {
    const retryAfterSeconds = retryAfterOf(answer) ?? RETRY_UNAVAILABLE_SECONDS;
    return new VendorError({ vendor, kind: 'unavailable', retryAfterSeconds, status, notProcessed: status === 429 });
  }
  if (status >= 400) {
    return new VendorError({ vendor, kind: 'rejected', retryAfterSeconds: RETRY_REJECTED_SECONDS, status });
  }
  return new VendorError({ vendor, kind: 'bad_response', retryAfterSeconds: RETRY_BAD_RESPONSE_SECONDS, status });
}

/** Whole seconds only; the date form of the header is rare and falls back to the default. */
function retryAfterOf(answer: HttpAnswer): number | null {
  const text = answer.headers['retry-after'] ?? '';
  return /^\d{1,5}$/.test(text) ? Number(text) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
