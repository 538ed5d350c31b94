import type { MiddlewareHandler } from 'hono';
import type { SandboxEnv } from './faults/fault-middleware';

/** Sandbox keys start like this, so that a real key sent here by mistake is refused. */
export const SANDBOX_KEY_PREFIX = 'sandbox_';

/** Bearer keys as the JSON vendors take them. */
export const bearerKey: MiddlewareHandler<SandboxEnv> = async (c, next) => {
  const header = c.req.header('authorization') ?? '';
  if (!header.startsWith(`Bearer ${SANDBOX_KEY_PREFIX}`)) return c.json({ error: 'unauthorized' }, 401);
  return next();
};
