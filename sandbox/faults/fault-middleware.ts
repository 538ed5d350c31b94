import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { SandboxState } from '../sandbox-state';
import type { FaultVendor } from './faults';

export type SandboxEnv = { Bindings: HttpBindings };

const RETRY_AFTER_SECONDS = '2';

/** Puts the vendor's present fault, if any, in front of its routes. */
export function faultMiddleware(state: SandboxState, vendor: FaultVendor): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    const fault = state.faults.take(vendor);
    switch (fault?.mode) {
      case undefined:
        return next();
      case 'down':
        return c.text('Service Unavailable', 503, { 'retry-after': RETRY_AFTER_SECONDS });
      case 'error500':
        return c.html('<h1>Internal Server Error</h1>', 500);
      case 'rate-limit':
        return c.json({ code: 20429, message: 'Too Many Requests' }, 429, { 'retry-after': RETRY_AFTER_SECONDS });
      case 'slow':
        await wait(fault.delayMs);
        return next();
      case 'hang':
        return hang(c);
      case 'lost-response':
        await next();
        c.env.incoming.socket.destroy();
        return;
      case 'malformed':
        await next();
        return halve(c);
      case 'duplicate':
        await sendAgain(c);
        return next();
    }
  };
}

/** Leaves the first half of the answer, under the same status and type. */
async function halve(c: Context<SandboxEnv>): Promise<void> {
  const text = await c.res.text();
  c.res = new Response(text.slice(0, Math.ceil(text.length / 2)), c.res);
}

/** Sends the sandbox what it was just sent, and drops the answer. */
async function sendAgain(c: Context<SandboxEnv>): Promise<void> {
  const { method } = c.req;
  const headers = new Headers(c.req.raw.headers);
  // The connection's own, which the second one sets for itself.
  for (const name of ['connection', 'content-length', 'host', 'transfer-encoding']) headers.delete(name);
  const body = method === 'GET' ? null : await c.req.arrayBuffer();
  const again = await fetch(c.req.url, { method, headers, body });
  await again.arrayBuffer();
}

/** Keeps the connection open and silent until the other side gives up. */
export async function hang(c: Context<SandboxEnv>): Promise<Response> {
  await new Promise<void>((resolve) => {
    c.env.outgoing.once('close', resolve);
  });
  return RESPONSE_ALREADY_SENT;
}
