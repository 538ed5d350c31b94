import { civilDate } from '@domain/calendar/civil-date';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../sandbox-harness';
import { type InquirySession, isVerified } from './port';

const ONE_DAY_MS = 24 * 60 * 60 * 1000;
const REDIRECT = 'http://localhost:4000/v2/apply/verify-identity?practice=bright-smile';
let nowMs = 1_800_000_000_000;
let sandbox: SandboxHarness;
beforeAll(async () => {
  sandbox = await startSandboxHarness({ now: () => nowMs });
});
afterEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

const prefill = {
  firstName: 'Robin',
  lastName: '<b>Sample</b>',
  birthDate: civilDate('1986-04-12'),
  address: { street: '7 Elm Road', city: 'Dallas', stateCode: 'TX', zipCode: '75201' },
};

async function openInquiry(referenceId = 'app_1', operationId = 'op-1'): Promise<InquirySession> {
  const opened = await sandbox.vendors().identityInquiry.open({ referenceId, prefill, operationId });
  if (opened.status !== 'opened') throw new Error('expected an opened inquiry');
  return opened;
}

/** What a browser does on the hosted page. */
async function decide(session: InquirySession, verdict: 'pass' | 'fail', redirectUri = REDIRECT): Promise<Response> {
  const form = new URLSearchParams({
    'inquiry-id': session.inquiryId,
    'session-token': session.sessionToken,
    'redirect-uri': redirectUri,
    verdict,
  });
  return await fetch(`${sandbox.url}/persona/verify`, { method: 'POST', body: form, redirect: 'manual' });
}

describe('opening', () => {
  test('gives an inquiry and a session that opens the hosted page, with the person escaped', async () => {
    const session = await openInquiry();
    expect(session.inquiryId).toMatch(/^inq_/);
    const page = await fetch(sandbox.vendors().identityInquiry.hostedUrl(session, REDIRECT));
    const markup = await page.text();
    expect(page.status).toBe(200);
    expect(markup).toContain('Robin &lt;b&gt;Sample&lt;/b&gt;');
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:4000;");
    expect((await sandbox.vendors().identityInquiry.find(session.inquiryId))?.status).toBe('pending');
  });

  test('beside an open one of the same reference answers already_exists', async () => {
    const { inquiryId } = await openInquiry();
    const { identityInquiry } = sandbox.vendors();
    const second = await identityInquiry.open({ referenceId: 'app_1', operationId: 'op-2' });
    expect(second).toEqual({ status: 'already_exists' });
    expect((await identityInquiry.findByReference('app_1'))?.inquiryId).toBe(inquiryId);
  });

  test('after a pass answers already_exists, after a failure a fresh inquiry', async () => {
    await decide(await openInquiry('app_1', 'op-1'), 'pass');
    await decide(await openInquiry('app_2', 'op-2'), 'fail');
    const { identityInquiry } = sandbox.vendors();
    expect(await identityInquiry.open({ referenceId: 'app_1', operationId: 'op-3' })).toEqual({
      status: 'already_exists',
    });
    expect((await identityInquiry.open({ referenceId: 'app_2', operationId: 'op-4' })).status).toBe('opened');
  });

  test('repeated after a lost answer makes one inquiry', async () => {
    await sandbox.fault({ vendor: 'persona', mode: 'lost-response' });
    const session = await openInquiry();
    expect((await openInquiry()).inquiryId).toBe(session.inquiryId);
  });
});

describe('the verdict', () => {
  test.each([
    ['pass', 'completed', true],
    ['fail', 'failed', false],
  ] as const)('%s sends the person back as %s', async (verdict, status, verified) => {
    const session = await openInquiry();
    const back = await decide(session, verdict);
    expect(back.status).toBe(303);
    const address = new URL(back.headers.get('location') ?? '');
    expect(address.origin + address.pathname).toBe('http://localhost:4000/v2/apply/verify-identity');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      practice: 'bright-smile',
      'inquiry-id': session.inquiryId,
      'reference-id': 'app_1',
      status,
    });
    const inquiry = await sandbox.vendors().identityInquiry.find(session.inquiryId);
    expect(inquiry).toEqual({ inquiryId: session.inquiryId, referenceId: 'app_1', status });
    expect(isVerified(inquiry?.status ?? 'created')).toBe(verified);
  });

  test('stands: a second verdict changes nothing', async () => {
    const session = await openInquiry();
    await decide(session, 'fail');
    await decide(session, 'pass');
    expect((await sandbox.vendors().identityInquiry.find(session.inquiryId))?.status).toBe('failed');
  });

  test('needs the session token', async () => {
    const { inquiryId } = await openInquiry();
    expect((await decide({ inquiryId, sessionToken: 'guessed' }, 'pass')).status).toBe(400);
    expect((await sandbox.vendors().identityInquiry.find(inquiryId))?.status).toBe('created');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.test', 'http://user:pw@evil.test/'])(
    'never redirects to %s',
    async (redirectUri) => {
      const session = await openInquiry();
      const page = await fetch(sandbox.vendors().identityInquiry.hostedUrl(session, redirectUri));
      expect(page.status).toBe(400);
      expect((await decide(session, 'pass', redirectUri)).headers.get('location')).toBeNull();
    },
  );
});

describe('resuming', () => {
  test('gives a fresh token for an open inquiry', async () => {
    const session = await openInquiry();
    const resumed = await sandbox.vendors().identityInquiry.resume(session.inquiryId);
    expect(resumed?.inquiryId).toBe(session.inquiryId);
    expect(resumed?.sessionToken).not.toBe(session.sessionToken);
    if (resumed !== null) expect((await decide(resumed, 'pass')).status).toBe(303);
  });

  test('a finished, expired or unknown inquiry cannot be resumed', async () => {
    const finished = await openInquiry('app_1', 'op-1');
    await decide(finished, 'pass');
    const expired = await openInquiry('app_2', 'op-2');
    nowMs += ONE_DAY_MS;
    const { identityInquiry } = sandbox.vendors();
    expect(await identityInquiry.resume(finished.inquiryId)).toBeNull();
    expect(await identityInquiry.resume(expired.inquiryId)).toBeNull();
    expect(await identityInquiry.resume('inq_unknown')).toBeNull();
    expect((await identityInquiry.find(expired.inquiryId))?.status).toBe('expired');
  });
});

test('an unknown inquiry or reference is null, not a failure', async () => {
  const { identityInquiry } = sandbox.vendors();
  expect(await identityInquiry.find('inq_unknown')).toBeNull();
  expect(await identityInquiry.findByReference('app_unknown')).toBeNull();
});

test.each([
  ['down', 'unavailable'],
  ['hang', 'timeout'],
])('a technical failure throws (%s: %s)', async (mode, kind) => {
  await sandbox.fault({ vendor: 'persona', mode, times: 3 });
  const { identityInquiry } = sandbox.vendors({ timeoutMs: 60 });
  const open = identityInquiry.open({ referenceId: 'app_1', operationId: 'op-1' });
  await expect(open).rejects.toMatchObject({ vendor: 'persona', kind });
});
