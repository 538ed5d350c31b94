import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { bureauRoutes } from './bureau/routes';
import { cardApiRoutes, cardPageRoutes } from './cards/routes';
import { crmRoutes } from './crm/routes';
import type { SandboxEnv } from './faults/fault-middleware';
import { faultRoutes } from './faults/routes';
import { kbaRoutes } from './kba/routes';
import { letterRoutes } from './letters/routes';
import { mailboxRoutes } from './mailbox/routes';
import { twilioRoutes } from './mailbox/twilio-routes';
import { examSheet, homePage } from './pages/home-page';
import { navigation } from './pages/navigation';
import { page } from './pages/page';
import { partnerListRoutes, partnerRoutes } from './partner/routes';
import { paymentListRoutes, paymentRoutes } from './payments/routes';
import { personaApiRoutes } from './persona/api-routes';
import { personaVerifyRoutes } from './persona/verify-routes';
import { plaidLinkRoutes } from './plaid/link-page';
import { plaidRoutes } from './plaid/routes';
import { rewardListRoutes, rewardPageRoutes, rewardRoutes } from './rewards/routes';
import { resetState, type SandboxState } from './sandbox-state';

const BODY_BYTES_MAX = 256 * 1024;

/** All vendors under one address. */
export function createSandboxApp(state: SandboxState): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.use(bodyLimit({ maxSize: BODY_BYTES_MAX }));
  app.use(async (c, next) => {
    const isForeignWrite = c.req.method !== 'GET' && c.req.header('sec-fetch-site') === 'cross-site';
    if (isForeignWrite && c.req.path.startsWith('/sandbox/')) return c.text('Forbidden', 403);
    await next();
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'no-referrer');
    c.header('cache-control', 'no-store');
    return undefined;
  });

  app.get('/', (c) => page(c, { title: 'Scripts', body: homePage(state) }));
  app.get('/favicon.ico', (c) => c.body(null, 204));
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/sandbox/kba/:id', (c) => {
    const exam = state.exams.find(c.req.param('id'));
    if (exam === undefined)
      return page(c, { title: 'No such exam', status: 404, body: html`<main><h1>No such exam</h1></main>` });
    return page(c, {
      title: 'Exam',
      body: html`${navigation()}<main><h1>Right answers</h1>${examSheet(state, exam)}</main>`,
    });
  });
  app.get('/sandbox/kba/:id/answers.json', (c) => {
    const exam = state.exams.find(c.req.param('id'));
    if (exam === undefined) return c.json({ error: 'not_found' }, 404);
    return c.json(exam.questions.map(({ questionId, rightOptionId }) => ({ questionId, optionId: rightOptionId })));
  });
  app.post('/sandbox/reset', (c) => {
    resetState(state);
    return c.body(null, 204);
  });
  app.route('/sandbox/faults', faultRoutes(state));
  app.route('/', mailboxRoutes(state));
  app.route('/2010-04-01/Accounts', twilioRoutes(state));
  app.route('/lob', letterRoutes(state));
  app.route('/bureau', bureauRoutes(state));
  app.route('/kba', kbaRoutes(state));
  app.route('/payments', paymentRoutes(state));
  app.route('/sandbox/payments', paymentListRoutes(state));
  app.route('/partner', partnerRoutes(state));
  app.route('/sandbox/partner', partnerListRoutes(state));
  app.route('/crm', crmRoutes(state));
  app.route('/rewards', rewardRoutes(state));
  app.route('/rewards-page', rewardPageRoutes());
  app.route('/sandbox/rewards', rewardListRoutes(state));
  app.route('/persona/api/v1/inquiries', personaApiRoutes(state));
  app.route('/persona/verify', personaVerifyRoutes(state));
  app.route('/plaid', plaidRoutes(state));
  app.route('/plaid-link', plaidLinkRoutes(state));
  app.route('/cards/v1', cardApiRoutes(state));
  app.route('/card-page', cardPageRoutes(state));
  return app;
}
