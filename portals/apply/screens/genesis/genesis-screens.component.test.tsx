import type { getPartnerLoan } from '@contract/application/partner-lender-calls';
import type { ResultOf } from '@contract/endpoint';
import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { resetResource } from '@portals/state/resource';
import { type Surroundings, SurroundingsProvider } from '@portals/steps/surroundings';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { apply } from '../../stores/apply.store';
import { genesis } from '../../stores/genesis.actions';
import { GenesisDeniedScreen, GenesisOfferReviewScreen, GenesisPostAgreementScreen } from './genesis-screens';

beforeEach(() => {
  apply.applicationId = 'a1';
});
afterEach(() => {
  apply.applicationId = null;
  resetResource(genesis.loan);
});

const aLoan = (given: Partial<ResultOf<typeof getPartnerLoan>>): ResultOf<typeof getPartnerLoan> => ({
  available: false,
  lender: 'Genesis Lending',
  status: 'APPROVED',
  qualifier: 'GENESIS',
  deniedMarker: null,
  pagePath: 'genesis-offer-review',
  consentedAt: '2026-03-16T15:00:00.000Z',
  offer: {
    approvedLoanAmount: 4000,
    genesisApr: 34.99,
    termMonths: 24,
    monthlyPayment: 234,
    lastPayment: 233,
    financeCharge: 1615,
    totalOfPayments: 5615,
    firstDueOn: '2026-04-16',
    offeredUntil: '2026-04-01',
  },
  offerEnded: false,
  acceptedAt: null,
  signedAt: null,
  genesisAccountNumber: null,
  ...given,
});
const open = (given: Partial<ResultOf<typeof getPartnerLoan>>) =>
  fakeApi({ 'GET /apply/genesis/info?applicationId=a1': { body: aLoan(given) } });
const SURROUNDINGS: Surroundings = {
  practice: null,
  byline: 'Financing',
  steps: 1,
  isEmbedded: false,
  isLeaving: false,
  begun: null,
  email: null,
  saveForLater: () => Promise.resolve(),
  leaveDevice: () => undefined,
  leaveFrame: () => undefined,
  stay: () => undefined,
};
const drawStep = (step: ReactNode) => draw(<SurroundingsProvider value={SURROUNDINGS}>{step}</SurroundingsProvider>);
const accept = () => page.getByRole('button', { name: 'Accept the offer' });

test('an offer that stands can be taken', async () => {
  open({});
  drawStep(<GenesisOfferReviewScreen />);
  await expect.element(page.getByText('Genesis Lending offers you $4,000')).toBeVisible();
  await expect.element(accept()).toBeVisible();
});

test.each([GenesisOfferReviewScreen, GenesisPostAgreementScreen])(
  'an offer that ended says when it did and has nothing to press that would be refused',
  async (Screen) => {
    open({ offerEnded: true });
    drawStep(<Screen />);
    await expect.element(page.getByText('This offer has ended')).toBeVisible();
    await expect.element(page.getByText(/^The offer was valid until April 1, 2026\. There’s no loan/)).toBeVisible();
    expect(accept().elements()).toEqual([]);
    expect(page.getByRole('button', { name: 'Read and sign' }).elements()).toEqual([]);
  },
);

test('a denial of the lender says what the law gives it time for, and leads back to our own decision', async () => {
  open({ status: 'DENIED', offer: null });
  drawStep(<GenesisDeniedScreen />);
  await expect
    .element(page.getByText(/30 days to send you its reasons or tell you how to request them\.$/))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'See our own decision' })).toBeVisible();
});
