import { Hono } from 'hono';
import * as z from 'zod';
import type { SandboxState } from '../sandbox-state';
import type { SandboxEnv } from './fault-middleware';
import { faultModes, faultVendors } from './faults';

const faultSchema = z.strictObject({
  vendor: z.enum(faultVendors),
  mode: z.enum(faultModes),
  times: z.number().int().min(1).max(100_000).default(1),
  delayMs: z.number().int().min(0).max(60_000).default(3000),
});

/** Faults on demand, so that a test or a demo can take one vendor down and bring it back. */
export function faultRoutes(state: SandboxState): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.get('/', (c) => c.json(state.faults.list()));
  app.post('/', async (c) => {
    const parsed = faultSchema.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) return c.json({ vendors: faultVendors, modes: faultModes, error: 'Unknown fault.' }, 422);
    state.faults.set(parsed.data);
    return c.json(parsed.data, 201);
  });
  app.delete('/', (c) => {
    state.faults.clear();
    return c.body(null, 204);
  });
  return app;
}
