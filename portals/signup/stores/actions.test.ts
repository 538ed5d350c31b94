import type { Endpoint } from '@contract/endpoint';
import { ApiError } from '@portals/client/api-error';
import { session } from '@portals/state/session.store';
import { toasts } from '@portals/state/toast.store';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renew, saveName, sendRenewalCode } from './answers.actions';
import { start, verifyCode } from './code.actions';
import { correct, openInquiry, sign, submitExam, submitIdentity } from './decision.actions';
import { resumeSignup, takeSignup } from './signup.actions';
import { type Outcome, resetSignup, type Signup, store } from './signup.store';

type Sent = { id: string; body: Record<string, unknown> | undefined };
const network = vi.hoisted(() => ({
  sent: [] as Sent[],
  answers: {} as Record<string, (body: unknown) => unknown>,
}));
vi.mock('@portals/client/call', () => ({
  call: async (endpoint: Endpoint, input?: { body?: Record<string, unknown> }) => {
    network.sent.push({ id: endpoint.id, body: input?.body });
    const answer = network.answers[endpoint.id];
    if (!answer) throw new Error(`${endpoint.id} is not answered`);
    return answer(input?.body);
  },
}));

const noOutcome: Outcome = {
  status: 'REVIEW',
  mismatches: [],
  approvedCreditLine: null,
  requestedAmount: null,
  counterOffer: false,
  apr: null,
  creditProfile: null,
  contractNumber: null,
  accountNumber: null,
  freeze: false,
  needMoreInfo: false,
  genesisApr: null,
  ssnUsed: false,
  duplicatedSsnOwnerEmail: null,
  patientfiPlusAvailable: false,
  truvalidate: { KBA: null },
  KBARequired: false,
  personaRequired: false,
  pendOutOfState: false,
  fraudAlerts: false,
  isIdentityVerified: false,
  agreementSigned: false,
  deniedReasons: [],
  userReference: null,
  qualifier: null,
  token: null,
  pagePath: 'waiting-confirmation',
};
const aSignup = (change: Partial<Signup> = {}): Signup => ({
  status: 'REGISTER',
  user: {
    _id: 'b-1',
    userReference: null,
    email: 'maya@example.test',
    phoneNumber: null,
    firstname: 'Maya',
    lastname: 'Reyes',
    dateofBirth: null,
    street: null,
    unitapartment: null,
    city: null,
    state: null,
    zipCode: null,
    hasSsn: false,
    saveForLater: false,
  },
  practice: { _id: 'p-1', slug: 'harbor-medspa', PracticeName: 'Harbor Med Spa' },
  application: null,
  hasRequestedTreatments: false,
  tries: 0,
  pagePath: 'name-step',
  redirectLocation: null,
  KBA: null,
  ...change,
});
const refuse = (status: number, code: ConstructorParameters<typeof ApiError>[1]['code'], message?: string) => () => {
  throw new ApiError(status, { ...(code && { code }), ...(message && { message }) });
};
const name = { firstName: 'Maya', lastName: 'Reyes', birthDate: '1988-08-21' };
const agreement = {
  documentKey: 'membership-agreement',
  title: 'Membership agreement',
  version: '1',
  sections: [],
  box: null,
  sha256: 'a'.repeat(64),
  signedAt: null,
};

beforeEach(() => {
  network.sent = [];
  network.answers = {};
  resetSignup();
  session.token = null;
  session.kind = null;
  toasts.shown = [];
  takeSignup(aSignup());
});

describe('the code', () => {
  beforeEach(async () => {
    network.answers.startSignup = () => ({
      user: 'start-1',
      channel: 'email',
      destination: 'm•••@e•••.test',
      pagePath: 'verification-code',
      resendAfterSeconds: 60,
      expiresAt: '2026-01-01T00:00:00Z',
    });
    await start('maya@example.test');
  });

  test('opens the session of an applicant and the step the server names', async () => {
    const user = aSignup({ pagePath: 'address-step' });
    network.answers.verifySignupCode = () => ({ user, pagePath: 'address-step', token: 'token-1' });
    expect(await verifyCode('123456')).toEqual({ to: 'step', step: 'address-step' });
    expect(session).toMatchObject({ token: 'token-1', kind: 'applicant' });
    expect(store).toMatchObject({ user: null, contact: null, sent: null });
    expect(network.sent.at(-1)?.body).toEqual({ user: 'start-1', otp: '123456' });
  });

  test.each(['ACTIVE', 'CANCELLED', 'CANCELLATION_INSTALLMENT'])(
    'of a member who is %s leads to the welcome page',
    async (status) => {
      const user = aSignup({ status, redirectLocation: '/v2/privi/member/welcome' });
      network.answers.verifySignupCode = () => ({ user, pagePath: '', token: 'token-2' });
      expect(await verifyCode('123456')).toEqual({ to: 'member', address: '/privi/member/welcome' });
      expect(session.kind).toBe('member');
      expect(store.signup.data).toBeNull();
    },
  );

  test('never leads to an address that is not ours', async () => {
    const user = aSignup({ status: 'ACTIVE', redirectLocation: 'https://elsewhere.example/' });
    network.answers.verifySignupCode = () => ({ user, pagePath: '', token: 'token-2' });
    expect(await verifyCode('123456')).toEqual({ to: 'member', address: '/privi/member/welcome' });
  });

  test.each(['REGISTER', 'PLAN_REQUESTED'])('of a person who is %s stays in the sign-up', async (status) => {
    network.answers.verifySignupCode = () => ({ user: aSignup({ status }), pagePath: '', token: 'token-3' });
    expect(await verifyCode('123456')).toMatchObject({ to: 'step' });
  });
});

describe('the name', () => {
  test('of somebody else is an error toast in the words of the server and offers the renewal', async () => {
    network.answers.saveSignupName = refuse(409, 'DUPLICATED_DATA', 'That phone is on another account.');
    expect(await saveName(name)).toBeNull();
    expect(toasts.shown).toMatchObject([{ text: 'That phone is on another account.', severity: 'error' }]);
    expect(store.renewal).toEqual({ message: 'That phone is on another account.', sent: null });
  });

  test('is dropped when another device has moved on', async () => {
    network.answers.saveSignupName = refuse(409, 'STEP_ORDER');
    network.answers.getSignupInfo = () => aSignup({ pagePath: 'denied' });
    expect(await saveName(name)).toBe('denied');
    expect(toasts.shown).toEqual([]);
  });
});

describe('the renewal', () => {
  beforeEach(async () => {
    network.answers.renewDuplicatedUser = () => ({
      codeSent: true,
      destination: '•••-•••-0142',
      pagePath: 'name-step',
    });
    await sendRenewalCode();
  });

  test('shows where the code went as the server masks it', () => {
    expect(store.renewal?.sent).toMatchObject({ channel: 'sms', destination: '•••-•••-0142', turn: 1 });
    expect(network.sent).toEqual([{ id: 'renewDuplicatedUser', body: {} }]);
  });

  test('begins again at the name step', async () => {
    network.answers.getSignupInfo = () => aSignup();
    expect(await renew('123456')).toBe('name-step');
    expect(store).toMatchObject({ renewal: null, tries: 0 });
  });

  test('that fails counts as a try and stays', async () => {
    network.answers.renewDuplicatedUser = refuse(422, 'WRONG_CODE');
    await expect(renew('000000')).rejects.toThrow();
    expect(store.tries).toBe(1);
    expect(store.renewal?.sent).not.toBeNull();
  });
});

describe('the decision', () => {
  beforeEach(() => {
    store.agreement.data = agreement;
  });

  test('is asked for with the name and the hash of the shown text, under waiting-confirmation', async () => {
    const seen: unknown[] = [];
    network.answers.finishSignup = () => {
      seen.push(store.pending);
      return { ...noOutcome, status: 'APPROVED', pagePath: 'completed-registration' };
    };
    expect(await sign('Maya Reyes')).toEqual({ outcome: 'decided', step: 'completed-registration' });
    expect(seen).toEqual(['finish']);
    expect(store.pending).toBeNull();
    expect(network.sent[0]?.body).toMatchObject({ typedName: 'Maya Reyes', disclosureHash: agreement.sha256 });
  });

  test.each([
    [
      {
        KBARequired: true,
        truvalidate: { KBA: { examId: 'e', expiresAt: '', questions: [{ id: 'q', text: '', options: [] }] } },
        personaRequired: true,
      },
      'verification-questions',
    ],
    [{ KBARequired: true, personaRequired: true }, 'identity-verification-step'],
    [{ status: 'APPROVED' }, 'completed-registration'],
    [{ status: 'DENIED' }, 'denied'],
    [{ status: 'REVIEW' }, 'waiting-confirmation'],
    [{ status: 'INCOMPLETE' }, 'waiting-confirmation'],
  ] as const)('%o without a step of the server leads to %s', async (answer, step) => {
    network.answers.finishSignup = () => ({ ...noOutcome, ...answer, pagePath: '' });
    expect(await sign('Maya Reyes')).toEqual({ outcome: 'decided', step });
  });

  test.each([400, 404, 503])('a finish that fails with %i is thrown and is no denial', async (status) => {
    network.answers.finishSignup = refuse(status, undefined);
    await expect(sign('Maya Reyes')).rejects.toMatchObject({ status });
    expect(store.pending).toBeNull();
    expect(store.signup.data?.pagePath).toBe('name-step');
  });

  test('another text by now must be read again', async () => {
    network.answers.finishSignup = refuse(409, 'STALE');
    network.answers.viewDocument = () => ({ ...agreement, sha256: 'b'.repeat(64) });
    expect(await sign('Maya Reyes')).toEqual({ outcome: 'changed' });
    expect(store.agreement.data?.sha256).toBe('b'.repeat(64));
  });

  test('a failed exam throws the sentence of the answer', async () => {
    network.answers.submitSignupKbaExam = refuse(503, 'VENDOR_UNAVAILABLE', 'The questions are not answering.');
    await expect(submitExam('e', [])).rejects.toThrow('The questions are not answering.');
  });
});

describe('the identity inquiry', () => {
  test('that was done before (409) is submitted at once', async () => {
    network.answers.getSignupInquiry = refuse(409, 'INQUIRY_EXISTS');
    network.answers.submitSignupIdentity = () => ({
      ...noOutcome,
      pagePath: 'agreement-step',
      isIdentityVerified: true,
    });
    expect(await openInquiry()).toBe('agreement-step');
    expect(network.sent.map(({ id }) => id)).toEqual(['getSignupInquiry', 'submitSignupIdentity']);
  });

  test('shows waiting-confirmation while it is submitted, and not when another tab has it open', async () => {
    const seen: unknown[] = [];
    network.answers.submitSignupIdentity = () => {
      seen.push(store.pending);
      return noOutcome;
    };
    await submitIdentity();
    await submitIdentity({ quiet: true });
    expect(seen).toEqual(['identity', null]);
  });
});

describe('corrected answers', () => {
  const ssn = { ssn: { ssn: '900550010' } };

  test('that still differ count as a try', async () => {
    const mismatches = [{ field: 'ssn', visited: false }];
    network.answers.correctSignupMismatches = () => ({
      ...noOutcome,
      status: 'DENIED',
      mismatches,
      pagePath: 'denied',
    });
    expect(await correct(ssn)).toBe('denied');
    expect(store.tries).toBe(1);
    expect(network.sent[0]?.body).toEqual({ ssnNumber: '900550010' });
  });

  test('whose update fails count as a try', async () => {
    network.answers.correctSignupMismatches = refuse(503, 'VENDOR_UNAVAILABLE');
    await expect(correct(ssn)).rejects.toThrow();
    expect(store.tries).toBe(1);
  });

  test('that match go on without a try', async () => {
    network.answers.correctSignupMismatches = () => ({
      ...noOutcome,
      status: 'APPROVED',
      pagePath: 'completed-registration',
    });
    expect(await correct(ssn)).toBe('completed-registration');
    expect(store.tries).toBe(0);
  });
});

describe('coming back', () => {
  test('a session of something else is left alone and the sign-up begins', async () => {
    session.token = 'token-of-an-application';
    session.kind = 'applicant';
    store.signup.data = null;
    network.answers.getSignupInfo = refuse(404, 'NOT_FOUND');
    await resumeSignup('harbor-medspa');
    expect(store.urlSlug).toBeNull();
    expect(session.token).toBe('token-of-an-application');
  });

  test('a server that does not answer forgets nothing', async () => {
    session.token = 'token-1';
    session.kind = 'applicant';
    store.signup.data = null;
    network.answers.getSignupInfo = refuse(503, 'NOT_READY');
    await resumeSignup('harbor-medspa');
    expect(store.urlSlug).toBe('harbor-medspa');
    expect(store.signup.error).not.toBeNull();
  });
});
