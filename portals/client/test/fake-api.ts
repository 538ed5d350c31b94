import type { ErrorCode } from '@contract/error';
import { errorStatus } from '@contract/error';
import { errorText } from '@contract/error-text';
import { vi } from 'vitest';

/** What a call is answered with: a body, or a refusal by its code. */
export type Answer =
  | { body: unknown }
  | { code: ErrorCode; message?: string; triesLeft?: number; fields?: readonly { field: string; message: string }[] };
export type Sent = { route: string; body: unknown };

function respond(answer: Answer): Response {
  if ('body' in answer) return Response.json(answer.body);
  const message = answer.message ?? errorText[answer.code];
  return Response.json({ ...answer, message, error: message, requestId: 'r1' }, { status: errorStatus[answer.code] });
}

/**
 * Stands for the server: answers `GET /borrower/b1/credit-profile` and the like from a table and keeps what was sent.
 * A route that is not in the table is answered with 404. Whose token goes with a call depends on the page, so there is one.
 */
export function fakeApi(answers: Readonly<Record<string, Answer>>, pathname = '/v2/borrower/welcome'): Sent[] {
  const sent: Sent[] = [];
  if (typeof window === 'undefined') vi.stubGlobal('window', { location: { pathname, search: '' } });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const route = `${init.method} ${url}`;
    sent.push({ route, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    return respond(answers[route] ?? { code: 'NOT_FOUND' });
  });
  return sent;
}
