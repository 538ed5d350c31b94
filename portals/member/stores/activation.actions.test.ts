import { type Answer, fakeApi } from '@portals/client/test/fake-api';
import { endSession } from '@portals/state/session.store';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aMembership, aPlan, theDetails } from '../test/builders';
import { activate, choose, chooseWay, openActivation } from './activation.actions';
import { activation, resetActivation } from './activation.store';
import { member } from './member.store';
import { keyOf } from './offer';
import { ways } from './ways.store';

const details = (applyCredits = true, methodId: string | null = 'default') =>
  `GET /privi/member/membership-activation-details?membershipId=m1${methodId === null ? '' : `&paymentMethodId=${methodId}`}&applyCredits=${applyCredits}&payAtOnce=false`;
const first = details(true, null);
const methods = 'GET /privi/member/payment-methods';
const sign = 'POST /privi/member/activate-membership';
const way = (_id: string, given: object = {}) => ({
  _id,
  type: 'card',
  cardToken: _id,
  cardType: 'Visa',
  cardLastFour: '4242',
  accountNumber: null,
  routingNumber: null,
  name: 'Visa',
  accountType: null,
  expiresOn: '2028-09-30',
  isAuthorized: true,
  isDefault: false,
  ...given,
});
/** What the person pays with by default, as the server names it. */
const paymentMethod = { _id: 'default', type: 'CARD' as const, name: 'Visa', lastFour: '4242', isEnded: false };
const without = theDetails({
  paymentMethod,
  creditsApplied: 0,
  paymentDueToday: 494.14,
  disclosureHash: 'b'.repeat(64),
});
/** What it costs with and without credits. */
const both = {
  [first]: { body: theDetails({ paymentMethod }) },
  [details(false)]: { body: without },
  [details(true, 'card')]: { body: theDetails() },
  [details(false, 'card')]: { body: without },
};
const listed: Answer = {
  body: { data: [way('bank', { isAuthorized: false }), way('card'), way('default', { isDefault: true })] },
};

beforeEach(() => {
  vi.stubGlobal('window', { location: { pathname: '/v2/privi/member/membership-activation', search: '' } });
});
afterEach(() => {
  resetActivation();
  endSession();
  ways.list.data = null;
  vi.unstubAllGlobals();
});

const shown = () => activation.known[keyOf(activation)];

describe('a plan that is opened', () => {
  test('is shown with credits by default, and the figures without them are there before they are asked for', async () => {
    const sent = fakeApi({ ...both, [methods]: listed });
    await openActivation('m1');
    expect(activation.applyCredits).toBe(true);
    expect(shown()?.paymentDueToday).toBe(434.14);
    expect(activation.known[keyOf({ ...activation, applyCredits: false })]?.paymentDueToday).toBe(494.14);
    expect(sent.map(({ route }) => route)).toEqual([first, methods, details(false)]);
  });

  test('is paid with the default of those that may pay, unless the membership has one', async () => {
    const none = { body: theDetails({ spendableCredits: 0 }) };
    fakeApi({ [first]: none, [details()]: none, [methods]: listed });
    await openActivation('m1');
    expect(activation.methodId).toBe('default');
    resetActivation();
    const own = theDetails({ spendableCredits: 0, paymentMethod: { ...paymentMethod, _id: 'card' } });
    fakeApi({ [first]: { body: own }, [methods]: listed });
    await openActivation('m1');
    expect(activation.methodId).toBe('card');
  });

  test('is not there to be signed with another card before the text that names it was read', async () => {
    fakeApi({ ...both, [methods]: listed });
    await openActivation('m1');
    const named = theDetails({ disclosureHash: 'c'.repeat(64) });
    const sent = fakeApi({ ...both, [details(true, 'card')]: { body: named } });
    const choosing = chooseWay('card');
    expect(shown()).toBeUndefined();
    await choosing;
    expect(shown()?.disclosureHash).toBe('c'.repeat(64));
    expect(sent[0]?.route).toBe(details(true, 'card'));
  });

  test('changes every figure at once when the credits are turned off', async () => {
    fakeApi({ ...both, [methods]: listed });
    await openActivation('m1');
    const choosing = choose({ applyCredits: false });
    expect(shown()?.paymentDueToday).toBe(494.14);
    await choosing;
    expect(shown()?.disclosureHash).toBe('b'.repeat(64));
  });

  test.each(['STEP_ORDER', 'NOT_FOUND'] as const)('and is gone (%s) says so', async (code) => {
    fakeApi({ [first]: { code }, [methods]: listed });
    await openActivation('m1');
    expect(activation.change).toBe('withdrawn');
  });

  test('that is another one by now says so', async () => {
    fakeApi({ [first]: { body: theDetails({ spendableCredits: 0, paymentMethod }) }, [methods]: listed });
    await openActivation('m1');
    fakeApi({ [details()]: { body: theDetails({ spendableCredits: 0, version: 4, plan: aPlan({ _id: 'plan-2' }) }) } });
    await openActivation('m1');
    expect([activation.change, shown()?.plan._id]).toEqual(['plan', 'plan-2']);
  });
});

describe('a signature', () => {
  async function opened() {
    fakeApi({ ...both, [methods]: listed });
    await openActivation('m1');
    await chooseWay('card');
    member.memberships.data = [aMembership()];
  }

  test('sends what was shown: the text, the amount, the version, and what pays', async () => {
    await opened();
    const membership = aMembership({ status: 'ACTIVE', requestedPlan: null, activePlan: aPlan({ status: 'ACTIVE' }) });
    const sent = fakeApi({ [sign]: { body: { status: 'ACTIVE', paymentDueToday: 434.14, membership } } });
    expect(await activate(theDetails(), 'Tessa Whitlow', 434.14)).toBe('done');
    expect(sent[0]?.body).toEqual({
      membershipId: 'm1',
      applyCredits: true,
      payAtOnce: false,
      paymentMethodId: 'card',
      typedName: 'Tessa Whitlow',
      disclosureHash: 'a'.repeat(64),
      paymentDueToday: 434.14,
      version: 3,
    });
    expect(activation.outcome).toEqual({ status: 'ACTIVE', paymentDueToday: 434.14 });
    expect(member.memberships.data?.[0]?.status).toBe('ACTIVE');
  });

  test('whose payment fails keeps everything, so that another card can be chosen', async () => {
    await opened();
    fakeApi({ [sign]: { code: 'PAYMENT_DECLINED' } });
    expect(await activate(theDetails(), 'Tessa Whitlow', 434.14)).toBe('declined');
    expect([activation.outcome, activation.change, shown()?.paymentDueToday]).toEqual([null, null, 434.14]);
  });

  test('of a plan that was changed meanwhile signs nothing and shows the new one', async () => {
    await opened();
    const now = theDetails({ version: 4, plan: aPlan({ _id: 'plan-2' }), paymentDueToday: 400 });
    fakeApi({ [sign]: { code: 'STALE' }, [details(true, 'card')]: { body: now } });
    expect(await activate(theDetails(), 'Tessa Whitlow', 434.14)).toBe('plan');
    expect([activation.change, shown()?.paymentDueToday]).toEqual(['plan', 400]);
  });

  test('with credits that were used elsewhere shows fresh figures, and forgets those of the other choice', async () => {
    await opened();
    fakeApi({
      [sign]: { code: 'STALE' },
      [details(true, 'card')]: { body: theDetails({ creditsApplied: 10, paymentDueToday: 484.14 }) },
    });
    expect(await activate(theDetails(), 'Tessa Whitlow', 434.14)).toBe('figures');
    expect([activation.change, Object.keys(activation.known)]).toEqual(['figures', ['true-false-card']]);
    expect(shown()?.paymentDueToday).toBe(484.14);
  });

  test('of a plan that was withdrawn says so', async () => {
    await opened();
    fakeApi({ [sign]: { code: 'STEP_ORDER' }, [details(true, 'card')]: { code: 'STEP_ORDER' } });
    expect(await activate(theDetails(), 'Tessa Whitlow', 434.14)).toBe('withdrawn');
    expect(activation.change).toBe('withdrawn');
  });

  test('that fails otherwise is thrown', async () => {
    await opened();
    fakeApi({ [sign]: { code: 'VENDOR_UNAVAILABLE' } });
    await expect(activate(theDetails(), 'Tessa Whitlow', 434.14)).rejects.toMatchObject({ code: 'VENDOR_UNAVAILABLE' });
  });
});
