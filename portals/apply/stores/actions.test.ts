import { ApiError } from '@portals/client/api-error';
import { answeringNetwork } from '@portals/client/test/answering-network';
import { session, startSession } from '@portals/state/session.store';
import { toasts } from '@portals/state/toast.store';
import { noOutcome } from '@portals/steps/testing/no-outcome';
import { beforeEach, describe, expect, test } from 'vitest';
import { readFlags } from '../flow/flags';
import { addressOfPlace } from '../flow/go';
import { type Application, apply, resetApply } from './apply.store';
import { verifyCode } from './code.actions';
import { correct, finish, openIdentity, submitExam, submitIdentity } from './decision.actions';
import { savePart } from './personal-info.actions';
import { sendSummary } from './summary.actions';

const network = answeringNetwork();

const anApplication = (change: Partial<Application> = {}): Application => ({
  _id: 'app-1',
  practice: { _id: 'p-1', slug: 'bright-smile', PracticeName: 'Bright Smile', StateCode: 'TX' },
  status: 'INCOMPLETE',
  email: 'ana@example.test',
  isEmailVerified: true,
  phoneNumber: null,
  isPhoneVerified: false,
  firstName: 'Ana',
  lastName: 'Reyes',
  birthDate: null,
  hasSsn: false,
  street: null,
  unit: null,
  city: null,
  state: null,
  zipCode: null,
  requestedAmount: null,
  annualIncome: null,
  isMarried: null,
  spouseInfo: null,
  isPatient: null,
  patientInfo: null,
  patientInfoRequired: false,
  spouseInfoRequired: false,
  creditPullConsented: false,
  missing: [],
  pagePath: 'personal-info',
  outcome: null,
  ...change,
});
const refuse =
  (status: number, code: 'VENDOR_UNAVAILABLE' | 'NOT_FOUND' | 'STEP_ORDER' | 'INQUIRY_EXISTS' | 'INTERNAL') => () => {
    throw new ApiError(status, { code });
  };

beforeEach(() => {
  resetApply();
  session.token = null;
  apply.applicationId = 'app-1';
  apply.application.data = anApplication();
});

describe('finish', () => {
  test.each([
    'congratulations',
    'application-denied',
    'verification-questions',
    'verify-identity',
    'mismatches',
    'duplicated-ssn',
    'post-personal-info-confirmation',
  ])('goes to the step that the answer names: %s', async (pagePath) => {
    network.answers.finishApplication = () => ({ ...noOutcome, pagePath });
    expect(await finish()).toBe(pagePath);
    expect(apply.application.data?.outcome?.pagePath).toBe(pagePath);
  });

  test.each([400, 404])('%d is a denial', async (status) => {
    network.answers.finishApplication = refuse(status, 'NOT_FOUND');
    expect(await finish()).toBe('application-denied');
    expect(apply.application.data?.status).toBe('DENIED');
  });

  test.each([503, 500])('%d is never a denial: it is thrown and the application stays as it was', async (status) => {
    network.answers.finishApplication = refuse(status, status === 503 ? 'VENDOR_UNAVAILABLE' : 'INTERNAL');
    await expect(finish()).rejects.toThrow(ApiError);
    expect(apply.application.data).toMatchObject({ status: 'INCOMPLETE', pagePath: 'personal-info' });
  });

  test('a conflict reads where the server is', async () => {
    network.answers.finishApplication = refuse(409, 'STEP_ORDER');
    network.answers.getPersonalInfo = () => anApplication({ status: 'APPROVED', pagePath: 'congratulations' });
    expect(await finish()).toBe('congratulations');
  });
});

test('a corrected mismatch keeps the visited mark of the fields that still differ', async () => {
  apply.application.data = anApplication({
    outcome: { ...noOutcome, mismatches: [{ field: 'address', visited: true }] },
  });
  network.answers.correctMismatches = () => ({
    ...noOutcome,
    status: 'DENIED',
    pagePath: 'mismatches',
    mismatches: [
      { field: 'address', visited: false },
      { field: 'ssn', visited: false },
    ],
  });
  expect(await correct({ city: 'Austin' })).toBe('mismatches');
  expect(apply.application.data?.outcome?.mismatches).toEqual([
    { field: 'address', visited: true },
    { field: 'ssn', visited: false },
  ]);
});

describe('a correction that fails', () => {
  const withMismatch = (field: 'address' | 'ssn') => {
    apply.application.data = anApplication({
      status: 'DENIED',
      pagePath: 'mismatches',
      outcome: { ...noOutcome, mismatches: [{ field, visited: true }] },
    });
  };
  beforeEach(() => {
    toasts.shown = [];
  });

  test.each([
    [503, 'VENDOR_UNAVAILABLE', 'ssn'],
    [500, 'INTERNAL', 'address'],
    [404, 'NOT_FOUND', 'address'],
  ] as const)('with %d %s on the %s is told for two seconds and denies nobody', async (status, code, field) => {
    withMismatch(field);
    network.answers.correctMismatches = refuse(status, code);
    await expect(correct({ city: 'Austin' })).rejects.toThrow(ApiError);
    expect(toasts.shown).toMatchObject([{ durationMs: 2000, severity: 'error' }]);
    expect(apply.application.data).toMatchObject({ pagePath: 'mismatches', outcome: { mismatches: [{ field }] } });
  });

  test.each([400, 404])('with %d on the number, without a retry, is a denial', async (status) => {
    withMismatch('ssn');
    network.answers.correctMismatches = refuse(status, 'NOT_FOUND');
    expect(await correct({ city: 'Austin' })).toBe('application-denied');
    expect(apply.application.data).toMatchObject({ status: 'DENIED', pagePath: 'application-denied' });
    expect(toasts.shown).toEqual([]);
  });

  test('because the server is elsewhere shows where it is', async () => {
    withMismatch('ssn');
    network.answers.correctMismatches = refuse(409, 'STEP_ORDER');
    network.answers.getPersonalInfo = () => anApplication({ status: 'APPROVED', pagePath: 'congratulations' });
    expect(await correct({ city: 'Austin' })).toBe('congratulations');
    expect(toasts.shown).toEqual([]);
  });
});

describe.each([
  ['the exam', 'submitKbaExam', () => submitExam('exam-1', [])],
  ['the opened inquiry', 'openIdentityVerification', () => openIdentity()],
  ['the submitted inquiry', 'submitIdentityVerification', () => submitIdentity()],
] as const)('%s', (_, call, act) => {
  test.each([400, 404])('that is answered with %d is a denial', async (status) => {
    network.answers[call] = refuse(status, 'NOT_FOUND');
    expect(await act()).toBe('application-denied');
    expect(apply.application.data).toMatchObject({ status: 'DENIED', pagePath: 'application-denied' });
  });

  test.each([500, 503])('that is answered with %d denies nobody', async (status) => {
    network.answers[call] = refuse(status, 'INTERNAL');
    await expect(act()).rejects.toThrow(ApiError);
    expect(apply.application.data).toMatchObject({ status: 'INCOMPLETE', pagePath: 'personal-info' });
  });
});

test('an inquiry that is finished already is submitted at once', async () => {
  network.answers.openIdentityVerification = refuse(409, 'INQUIRY_EXISTS');
  network.answers.submitIdentityVerification = () => ({
    ...noOutcome,
    status: 'APPROVED',
    pagePath: 'congratulations',
  });
  expect(await openIdentity()).toBe('congratulations');
});

describe('a code', () => {
  const answer = {
    token: 'secret',
    userReference: 'U1',
    user: null,
    application: anApplication({ _id: 'app-2' }),
    logintype: 'OTP',
    practicemanagement: 'p-1',
    practiceSlug: 'bright-smile',
    pagePath: 'personal-info',
    qualifier: null,
    isReapply: false,
    genesis: null,
  };

  test('opens the session of the application that the server names', async () => {
    network.answers.verifyApplicationCode = () => answer;
    expect(await verifyCode('123456')).toEqual({
      to: 'step',
      practiceUrlSlug: 'bright-smile',
      pagePath: 'personal-info',
      activeReapply: false,
    });
    expect(session).toMatchObject({ token: 'secret', kind: 'applicant' });
    expect(apply.applicationId).toBe('app-2');
    expect(apply).toMatchObject({ loginType: 'OTP', userReference: 'U1' });
  });

  test('of a further application leads on as one, also in the address', async () => {
    network.answers.verifyApplicationCode = () => ({ ...answer, isReapply: true });
    expect(await verifyCode('123456')).toMatchObject({ pagePath: 'personal-info', activeReapply: true });
    expect(addressOfPlace({ step: 'personal-info' }, 'bright-smile')).toBe(
      '/bright-smile/apply?pagePath=personal-info&activeReapply=true',
    );
  });

  test('that opens nothing leads back to the welcome step without a session', async () => {
    network.answers.verifyApplicationCode = () => ({
      ...answer,
      token: null,
      application: null,
      pagePath: 'welcome-back',
    });
    expect(await verifyCode('123456')).toMatchObject({ pagePath: 'welcome-back' });
    expect(session.token).toBeNull();
  });
});

test('an answer that comes after the decision shows the decision', async () => {
  network.answers.savePersonalInfo = refuse(409, 'STEP_ORDER');
  network.answers.getPersonalInfo = () => anApplication({ status: 'APPROVED', pagePath: 'congratulations' });
  expect((await savePart({ firstName: 'Eve' })).pagePath).toBe('congratulations');
});

test.each([
  ['activeReapply=true', 'activeReapply=true'],
  ['creditLineIncrease=true', 'activeReapply=true&creditLineIncrease=true'],
  ['isCreditLineIncrease=true', 'activeReapply=true&creditLineIncrease=true'],
  ['refreshSpendingLimit=true', 'activeReapply=true&refreshSpendingLimit=true'],
  ['activeReapply=false', ''],
])('an address with %s asks again in all its steps', (asked, kept) => {
  readFlags(new URLSearchParams(asked));
  const address = addressOfPlace({ step: 'congratulations' }, 'bright-smile');
  expect(address).toBe(`/bright-smile/apply?pagePath=congratulations${kept && `&${kept}`}`);
  expect(apply.isReapply).toBe(kept !== '');
});

test('the summary of the account is mailed, and nothing of the application is kept', async () => {
  startSession('secret', 'applicant');
  network.answers.sendAccountSuccess = () => ({ success: true });
  await sendSummary();
  // The session ends on the server, too.
  expect(network.sent.map(({ id }) => id)).toEqual(['sendAccountSuccess', 'logout']);
  expect(network.sent[0]?.body).toEqual({ applicationId: 'app-1' });
  expect(apply).toMatchObject({ applicationId: null, step: null, email: null, application: { data: null } });
  expect(session).toMatchObject({ token: null, kind: null });
});

test('a summary that could not be mailed keeps the application', async () => {
  startSession('secret', 'applicant');
  network.answers.sendAccountSuccess = refuse(503, 'VENDOR_UNAVAILABLE');
  await expect(sendSummary()).rejects.toThrow(ApiError);
  expect(apply.applicationId).toBe('app-1');
  expect(session.token).toBe('secret');
});
