import { ApiError } from '@portals/client/api-error';
import { answeringNetwork } from '@portals/client/test/answering-network';
import { noOutcome } from '@portals/steps/testing/no-outcome';
import { beforeEach, describe, expect, test } from 'vitest';
import { correct, openInquiry, sign, submitExam, submitIdentity } from './decision.actions';
import { takeSignup } from './signup.actions';
import { resetSignup, store } from './signup.store';
import { aSignup } from './testing/a-signup';

const network = answeringNetwork();

const refuse = (status: number, code: ConstructorParameters<typeof ApiError>[1]['code'], message?: string) => () => {
  throw new ApiError(status, { ...(code && { code }), ...(message && { message }) });
};
/** An answer of the finish, which names the questions once more. */
const decided = { ...noOutcome, KBA: null };
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
  resetSignup();
  takeSignup(aSignup());
});

describe('the decision', () => {
  beforeEach(() => {
    store.agreement.data = agreement;
  });

  test('is asked for with the name and the hash of the shown text, under waiting-confirmation', async () => {
    const seen: unknown[] = [];
    network.answers.finishSignup = () => {
      seen.push(store.pending);
      return { ...decided, status: 'APPROVED', pagePath: 'completed-registration' };
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
        truvalidate: {
          KBA: { examId: 'e', expiresAt: '', questions: [{ id: 'q', text: '', options: [] }], answers: [] },
        },
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
    network.answers.finishSignup = () => ({ ...decided, ...answer, pagePath: '' });
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

  test('another text by now must be read again, also where the server is reached and says its step', async () => {
    network.answers.finishSignup = refuse(409, 'STALE');
    network.answers.getSignupInfo = () => aSignup({ pagePath: 'agreement-step' });
    network.answers.viewDocument = () => ({ ...agreement, sha256: 'b'.repeat(64) });
    expect(await sign('Maya Reyes')).toEqual({ outcome: 'changed' });
    expect(store.agreement.data?.sha256).toBe('b'.repeat(64));
  });

  test('a signature that comes after another device has moved on shows where the server is', async () => {
    network.answers.finishSignup = refuse(409, 'STEP_ORDER');
    network.answers.getSignupInfo = () => aSignup({ pagePath: 'denied' });
    expect(await sign('Maya Reyes')).toEqual({ outcome: 'decided', step: 'denied' });
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
