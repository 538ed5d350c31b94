import { answeringNetwork } from '@portals/client/test/answering-network';
import { session } from '@portals/state/session.store';
import { expect, test } from 'vitest';
import { openSignup } from './guard';
import { resetSignup, store } from './stores/signup.store';
import { aSignup } from './stores/testing/a-signup';

const network = answeringNetwork();

const HARBOR = {
  _id: 'p-1',
  practiceId: 'p-1',
  slug: 'harbor-medspa',
  PracticeName: 'Harbor Med Spa',
  phoneNumber: null,
  StreetAddress: '120 Bayfront Ave',
  UnitApartment: null,
  City: 'Miami',
  StateCode: 'FL',
  ZipCode: '33131',
  enrollments: ['MEMBERSHIPS'],
  theme: { mark: 'HM', primary: null, logo: null },
};

/** What the guard does with the session of a sign-up whose membership has the status by now. */
async function comeBack(status: 'REGISTER' | 'ACTIVE' | 'CANCELLED'): Promise<unknown> {
  resetSignup();
  Object.assign(session, { token: 'token-1', kind: 'applicant' });
  store.urlSlug = 'harbor-medspa';
  window.location.href = 'https://pay.example/v2/privi/harbor-medspa/signup?pagePath=name-step';
  network.answers.findSignupProvider = () => HARBOR;
  network.answers.getSignupInfo = () => aSignup({ status });
  return openSignup({ request: new Request(window.location.href), params: { urlSlug: 'harbor-medspa' } }).catch(
    (thrown: unknown) => thrown,
  );
}

test.each(['ACTIVE', 'CANCELLED'] as const)('a sign-up that is %s by now leads to the welcome page', async (status) => {
  const left = (await comeBack(status)) as Response;
  expect(left).toBeInstanceOf(Response);
  expect(left.headers.get('location')).toBe('/privi/member/welcome');
});

test('one that is not done goes on at its step', async () => {
  expect(await comeBack('REGISTER')).toEqual({ step: 'name-step' });
});
