import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { endSession, startSession } from '@portals/state/session.store';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Membership, PaymentsAhead } from '../../stores/member.store';
import { aMembership, aPlan } from '../../test/builders';
import { WelcomeScreen } from './welcome-screen';

afterEach(endSession);

const payment = (given: Partial<PaymentsAhead['payments'][number]>): PaymentsAhead['payments'][number] => ({
  key: 'm1:6',
  kind: 'MEMBERSHIP',
  membershipId: 'm1',
  transactionId: null,
  practiceName: 'Harbor Med Spa',
  treatments: [],
  on: '2026-09-02',
  isLate: false,
  amount: 530.14,
  credits: 25,
  number: 6,
  of: 12,
  method: { name: 'Visa', lastFour: '4242' },
  ...given,
});
const ofMembership = payment({});
const ofLoan = payment({
  key: 't1:4',
  kind: 'FINANCING',
  membershipId: null,
  transactionId: 't1',
  treatments: ['Laser resurfacing'],
  on: '2026-09-14',
  amount: 111.85,
  credits: 0,
  number: 4,
  of: 24,
  method: { name: 'Checking', lastFour: '3402' },
});
const financing: PaymentsAhead['financing'] = {
  credit_profile: null,
  waiting: 0,
  loans: [
    {
      transactionId: 't1',
      practiceName: 'Harbor Med Spa',
      treatments: ['Laser resurfacing'],
      amount: 2400,
      payments: ['paid', 'paid', 'paid', 'next', ...Array<'to-come'>(20).fill('to-come')],
      daysLate: 0,
      pastDue: 0,
      isPaused: false,
      paidOffOn: '2028-05-14',
    },
  ],
};
function months(membership: number, ofLoans: number): PaymentsAhead['months'] {
  return Array.from({ length: 12 }, (_, index) => ({
    month: `${index < 4 ? 2026 : 2027}-${String(((index + 8) % 12) + 1).padStart(2, '0')}`,
    membership,
    financing: ofLoans,
    total: Math.round((membership + ofLoans) * 100) / 100,
  }));
}

const running = aMembership({
  status: 'ACTIVE',
  memberStatus: 'active',
  requestedPlan: null,
  activePlan: aPlan({ name: 'Signature', status: 'ACTIVE' }),
  activatedOn: '2026-04-02',
  renewsOn: '2027-04-02',
});

function open({ memberships, ahead }: { memberships: Membership[]; ahead: PaymentsAhead }) {
  startSession('t', 'member');
  fakeApi({
    'GET /privi/member/membership-summary': { body: { memberships, isClosed: false } },
    'GET /privi/member/payments-ahead': { body: ahead },
  });
  draw(<WelcomeScreen />);
}

test('a borrower who is a member finds one calendar, one list and one sum of both, and both cards', async () => {
  open({
    memberships: [running],
    ahead: { today: '2026-08-20', payments: [ofMembership, ofLoan], months: months(530.14, 111.85), financing },
  });
  await expect.element(page.getByRole('heading', { name: 'Payments in September 2026' })).toBeVisible();
  await expect.element(page.getByText('Total in September 2026')).toBeVisible();
  expect(page.getByText('Total in September 2026').element().parentElement?.textContent).toContain('$641.99');
  // A bar is named aloud, and drawn with the same amount.
  const bar = page.getByRole('listitem', { name: 'September 2026: $641.99' });
  await expect.element(bar).toHaveTextContent('$641.99');
  await expect.element(page.getByText('Plus $25.00 from credit')).toBeVisible();
  await expect.element(page.getByText('Payment 4 of 24')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Membership at Harbor Med Spa' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Financing' })).toBeVisible();
  await expect.element(page.getByRole('img', { name: '3 of 24 payments made' })).toBeVisible();
  await expect
    .element(page.getByText('Laser resurfacing will be paid off on May 14, 2028 if you make every payment.'))
    .toBeVisible();
});

test('of a member without financing the other card is missing, and the sum is of one', async () => {
  open({
    memberships: [running],
    ahead: { today: '2026-08-20', payments: [ofMembership], months: months(530.14, 0), financing: null },
  });
  await expect.element(page.getByText('Total in September 2026', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Membership at Harbor Med Spa' })).toBeVisible();
  expect(page.getByRole('heading', { name: 'Financing' }).elements()).toHaveLength(0);
  expect(page.getByText('Total in September 2026').elements()).toHaveLength(1);
});

test('a registered member with financing alone sees no card of a membership that does not run', async () => {
  open({
    memberships: [aMembership({ status: 'REGISTER', memberStatus: null, requestedPlan: null })],
    ahead: { today: '2026-08-20', payments: [ofLoan], months: months(0, 111.85), financing },
  });
  await expect.element(page.getByRole('heading', { name: 'Financing' })).toBeVisible();
  expect(page.getByRole('heading', { name: 'Membership at Harbor Med Spa' }).elements()).toHaveLength(0);
});

test('payments that cannot be read say so, can be asked for again, and take nothing else away', async () => {
  startSession('t', 'member');
  fakeApi({
    'GET /privi/member/membership-summary': { body: { memberships: [running], isClosed: false } },
    'GET /privi/member/payments-ahead': { code: 'NOT_READY' },
  });
  draw(<WelcomeScreen />);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Membership at Harbor Med Spa' })).toBeVisible();
});

const nothingAhead: PaymentsAhead = { today: '2026-08-20', payments: [], months: months(0, 0), financing: null };
type Payment = Membership['payments'][number];
const tried = (status: Payment['status'], kind: 'CANCELLATION' | 'ACTIVATION'): Payment => ({
  _id: 'p1',
  status,
  amount: 54.43,
  refunded: 0,
  paidOn: '2026-08-18',
  settledOn: null,
  method: { type: 'CARD', name: 'Visa', lastFour: '4242' },
  kind,
  againOn: null,
  canReprocess: true,
  receiptId: null,
});

test('who has paid what was late is not asked for it again while the bank has it', async () => {
  open({ memberships: [{ ...running, standing: 'PAST_DUE' }], ahead: nothingAhead });
  await expect.element(page.getByText('Your payment is processing')).toBeVisible();
  expect(page.getByRole('link', { name: 'Pay now' }).elements()).toHaveLength(0);
});

test('who pays by hand and has not paid reads that a payment is past due, and of none that failed', async () => {
  const late = { ...running, paysByHand: true, standing: 'PAST_DUE', openNow: 105.49 } as const;
  open({ memberships: [late], ahead: nothingAhead });
  await expect.element(page.getByText('A payment is past due')).toBeVisible();
  expect(page.getByText('A payment didn’t go through').elements()).toHaveLength(0);
});

test('whose payment failed reads that it did', async () => {
  open({ memberships: [{ ...running, standing: 'PAST_DUE', openNow: 105.49, hasFailed: true }], ahead: nothingAhead });
  await expect.element(page.getByText('A payment didn’t go through')).toBeVisible();
});

test('an installment of a cancelled membership that failed is told, with the way to pay it', async () => {
  const bill = { kind: 'CANCELLATION', dueOn: '2026-03-18', treatments: 54.43, fee: 0, paid: 0 } as const;
  open({
    memberships: [
      {
        ...running,
        status: 'CANCELLATION_INSTALLMENT',
        openNow: 54.43,
        bills: [{ _id: 'b1', number: 2, status: 'OPEN', ...bill }],
        payments: [tried('DECLINED', 'CANCELLATION')],
      },
    ],
    ahead: nothingAhead,
  });
  await expect.element(page.getByText('Pay here, or call Harbor Med Spa.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Pay now' })).toBeVisible();
});

test('a plan that is signed while the bank is asked is not offered to be signed again', async () => {
  open({ memberships: [aMembership({ payments: [tried('UNKNOWN', 'ACTIVATION')] })], ahead: nothingAhead });
  await expect.element(page.getByText('We’re waiting for your bank')).toBeVisible();
  expect(page.getByRole('link', { name: 'Review plan' }).elements()).toHaveLength(0);
});

const asked = { opensOn: '2027-02-16', isOpen: true, agreedAt: null, difference: null };
const agreed = { opensOn: '2027-02-16', isOpen: false, agreedAt: '2027-02-20T15:00:00.000Z', difference: null };

test('a question is asked also while a payment is late, and while it is on its way', async () => {
  open({
    memberships: [
      { ...running, standing: 'PAST_DUE', openNow: 530.14, renewal: asked },
      { ...running, _id: 'm2', standing: 'PAST_DUE', requestedPlan: aPlan() },
    ],
    ahead: nothingAhead,
  });
  await expect.element(page.getByRole('link', { name: 'Pay now' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Review renewal' })).toBeVisible();
  await expect.element(page.getByText('Your payment is processing')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Review change' })).toBeVisible();
});

test('what the practice looks at stands below what needs an answer, and asks nothing', async () => {
  open({
    memberships: [
      { ...running, isChangedByMember: true, status: 'PLAN_REQUESTED', requestedPlan: aPlan() },
      { ...running, _id: 'm2', practiceName: 'Other Med Spa', renewal: asked },
    ],
    ahead: nothingAhead,
  });
  const question = page.getByText('Renew your membership at Other Med Spa?');
  const mine = page.getByText('You asked Harbor Med Spa to change your plan.');
  await expect.element(question).toBeVisible();
  await expect.element(mine).toBeVisible();
  expect(question.element().compareDocumentPosition(mine.element()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(page.getByText('Needs your answer').elements()).toHaveLength(1);
});

test('who agreed to another year is not told that they will be asked, and finds the way to cancel it', async () => {
  open({
    memberships: [{ ...running, renewal: agreed }],
    ahead: { today: '2027-03-01', payments: [ofMembership], months: months(530.14, 0), financing: null },
  });
  await expect.element(page.getByText('You agreed to another year. You can cancel')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See what you agreed to' })).toBeVisible();
  await expect.element(page.getByText(/renews on April 2, 2027. You agreed to another year/)).toBeVisible();
  expect(page.getByText(/days before/).elements()).toHaveLength(0);
});

const visit: Membership['priviagreements'][number] = {
  _id: 'v1',
  threadId: 'hydra',
  treatment: 'HydraFacial',
  units: 1,
  unitType: 'treatment',
  area: null,
  appointmentStatus: 'APPOINTMENT_NEEDED',
  dueOn: '2026-04-02',
  scheduledDate: null,
  minutes: 60,
  injector: null,
  doneAt: null,
  amount: 169.15,
  isAcknowledged: true,
  note: null,
  usableUntil: null,
  version: 1,
};

test('a visit whose time has passed is not the next one', async () => {
  const past = { ...visit, appointmentStatus: 'SCHEDULED' as const, scheduledDate: '2020-05-04T15:00:00.000Z' };
  const next = { ...past, _id: 'v2', treatment: 'Botox', scheduledDate: '2099-05-04T15:00:00.000Z' };
  open({ memberships: [{ ...running, priviagreements: [past, next] }], ahead: nothingAhead });
  await expect.element(page.getByText('Next visit')).toBeVisible();
  await expect.element(page.getByText('Botox')).toBeVisible();
  expect(page.getByText('HydraFacial').elements()).toHaveLength(0);
});

test('whose year has ended finds what is left of it with its last day, and reads that it ended', async () => {
  const left = { ...visit, usableUntil: '2026-06-30' };
  open({
    memberships: [
      {
        ...running,
        status: 'CANCELLED',
        memberStatus: 'cancelled',
        hasYearEnded: true,
        cancellationDate: '2026-04-02',
        priviagreements: [left, { ...left, _id: 'v2' }],
      },
    ],
    ahead: nothingAhead,
  });
  await expect.element(page.getByText('2 left. Use them by June 30, 2026.')).toBeVisible();
  await expect.element(page.getByText('Ended', { exact: true })).toBeVisible();
  expect(page.getByText('Canceled').elements()).toHaveLength(0);
});

test('payments of two memberships name their practice', async () => {
  const other = payment({ key: 'm2:3', membershipId: 'm2', practiceName: 'Other Med Spa', on: '2026-09-09' });
  open({
    memberships: [running, { ...running, _id: 'm2', practiceName: 'Other Med Spa' }],
    ahead: { today: '2026-08-20', payments: [ofMembership, other], months: months(1060.28, 0), financing: null },
  });
  const rows = page.getByRole('listitem');
  await expect.element(rows.filter({ hasText: 'Membership at Other Med Spa' }).first()).toBeVisible();
  await expect.element(rows.filter({ hasText: 'Membership at Harbor Med Spa' }).first()).toBeVisible();
});
