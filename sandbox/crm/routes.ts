import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { faultMiddleware, type SandboxEnv } from '../faults/fault-middleware';
import type { SandboxState } from '../sandbox-state';
import { crmLead } from './crm';

const SLOW_MS = 3000;

/** The sales team’s system, as far as onboarding asks it: SugarCRM’s REST call of a lead. */
export function crmRoutes(state: SandboxState): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.use(faultMiddleware(state, 'crm'));
  app.get('/rest/v11_1/Leads/:id', async (c) => {
    if (!c.req.header('oauth-token'))
      return c.json({ error: 'need_login', error_message: 'No valid authentication' }, 401);
    const id = c.req.param('id');
    if (id === '48215') return c.text('Service Unavailable', 503, { 'retry-after': '2' });
    if (id === '48214') await wait(SLOW_MS);
    const lead = crmLead(id);
    return lead ? c.json(lead) : c.json({ error: 'not_found', error_message: 'Could not find record' }, 404);
  });
  return app;
}
