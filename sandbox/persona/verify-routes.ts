import { Hono } from 'hono';
import { html } from 'hono/html';
import type { SandboxEnv } from '../faults/fault-middleware';
import { page } from '../pages/page';
import type { SandboxState } from '../sandbox-state';
import { type Inquiry, isOpen } from './inquiries';
import { safeRedirect } from './redirect-uri';

type Answers = { readonly inquiryId: string; readonly sessionToken: string; readonly redirectUri: string };

/** The hosted page: where Persona would look at a document and a face, a person picks the verdict. */
export function personaVerifyRoutes(state: SandboxState): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();

  app.get('/', (c) => {
    const answers = {
      inquiryId: c.req.query('inquiry-id') ?? '',
      sessionToken: c.req.query('session-token') ?? '',
      redirectUri: c.req.query('redirect-uri') ?? '',
    };
    const inquiry = inquiryOf(state, answers);
    if (inquiry === null) return refusalPage(c, "This link isn't valid", 'Request a new link and try again.');
    const redirect = safeRedirect(answers.redirectUri);
    if (answers.redirectUri !== '' && redirect === null) {
      return refusalPage(c, "This link isn't valid", "The return address isn't a valid URL.");
    }
    if (!isOpen(inquiry)) return finishedPage(c, inquiry, redirect);
    state.inquiries.setStatus(inquiry, 'pending');
    return page(c, {
      title: 'Verify your identity',
      framable: true,
      formTargets: redirect === null ? [] : [redirect.origin],
      body: verdictForm(inquiry, answers),
    });
  });

  app.post('/', async (c) => {
    const form = await c.req.parseBody();
    const answers = {
      inquiryId: textOf(form['inquiry-id']),
      sessionToken: textOf(form['session-token']),
      redirectUri: textOf(form['redirect-uri']),
    };
    const inquiry = inquiryOf(state, answers);
    if (inquiry === null) return refusalPage(c, "This link isn't valid", 'Request a new link and try again.');
    const decided = isOpen(inquiry) ? decide(state, inquiry, textOf(form.verdict)) : inquiry;
    const redirect = safeRedirect(answers.redirectUri);
    return redirect === null ? finishedPage(c, decided, null) : c.redirect(returnAddress(redirect, decided), 303);
  });
  return app;
}

function decide(state: SandboxState, inquiry: Inquiry, verdict: string): Inquiry {
  const status = verdict === 'pass' ? 'completed' : 'failed';
  state.inquiries.setStatus(inquiry, status);
  return { ...inquiry, status };
}

function inquiryOf(state: SandboxState, { inquiryId, sessionToken }: Answers): Inquiry | null {
  const inquiry = state.inquiries.find(inquiryId);
  return inquiry?.tokens.includes(sessionToken) === true ? inquiry : null;
}

function returnAddress(redirect: URL, inquiry: Inquiry): string {
  redirect.searchParams.set('inquiry-id', inquiry.inquiryId);
  if (inquiry.referenceId !== null) redirect.searchParams.set('reference-id', inquiry.referenceId);
  redirect.searchParams.set('status', inquiry.status);
  return redirect.href;
}

type PageContext = Parameters<typeof page>[0];

function verdictForm(inquiry: Inquiry, answers: Answers) {
  const name = [inquiry.fields['name-first'], inquiry.fields['name-last']]
    .filter((part) => typeof part === 'string')
    .join(' ');
  return html`<main class="narrow">
    <h1>Verify your identity</h1>
    <p>${name === '' ? 'You' : name}: the real service takes photos of an ID and a face here. In the sandbox, you choose the result.</p>
    <form method="post" action="/persona/verify" class="stack">
      <input type="hidden" name="inquiry-id" value="${answers.inquiryId}" />
      <input type="hidden" name="session-token" value="${answers.sessionToken}" />
      <input type="hidden" name="redirect-uri" value="${answers.redirectUri}" />
      <button class="primary" name="verdict" value="pass">Pass</button>
      <button name="verdict" value="fail">Fail</button>
    </form>
    <p class="quiet">Inquiry ${inquiry.inquiryId}</p>
  </main>`;
}

function finishedPage(c: PageContext, inquiry: Inquiry, redirect: URL | null) {
  const back =
    redirect === null ? '' : html`<p><a class="button" href="${returnAddress(redirect, inquiry)}">Go back</a></p>`;
  return page(c, {
    title: 'Identity check',
    framable: true,
    body: html`<main class="narrow"><h1>This check has ended</h1><p>Result: <strong>${inquiry.status}</strong></p>${back}</main>`,
  });
}

function refusalPage(c: PageContext, title: string, text: string) {
  return page(c, { title, status: 400, body: html`<main class="narrow"><h1>${title}</h1><p>${text}</p></main>` });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
