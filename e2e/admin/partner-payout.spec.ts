import { finishApplication } from '@contract/application/decision-calls';
import {
  acceptPartnerOffer,
  askPartnerLender,
  getPartnerDisclosure,
  signPartnerAgreement,
} from '@contract/application/partner-lender-calls';
import { partnerConsents } from '@contract/consents';
import { viewDocument } from '@contract/document/calls';
import { paths, portalBase } from '@contract/paths';
import { applyByCalls, call } from '../fixtures/calls';
import { openAs } from '../fixtures/log-in';
import type { Mailbox } from '../fixtures/mailbox';
import { expect, expectAccessible } from '../fixtures/world';
import { inOwnWorld, passDays } from '../life/own-world';

const test = inOwnWorld('partner-payout');

const LIFE_MS = 180_000;
const NEW_YORK = { street: '12 Oak Street', city: 'New York', state: 'NY' as const, zipCode: '10001' };

/** Somebody with a loan of the partner lender whose money the practice's bank gives back. */
async function borrowOfPartner(app: string, mailbox: Mailbox): Promise<string> {
  const who = { email: 'payout@story.test', lastFour: '0016', lastName: 'Payout', requestedAmount: 3333 };
  const of = { practice: 'empire-implants', home: NEW_YORK };
  const { token, applicationId } = await applyByCalls({ app, mailbox }, { ...who, ...of });
  await call(app, finishApplication, { input: { body: { applicationId } }, token });
  const { sha256: consentHash } = await call(app, getPartnerDisclosure, { input: { query: { applicationId } }, token });
  await call(app, askPartnerLender, { input: { body: { applicationId, consentHash } }, token });
  await call(app, acceptPartnerOffer, { input: { body: { applicationId } }, token });
  const agreement = { params: { documentKey: 'partner-loan-agreement' as const }, query: { applicationId } };
  const { sha256: disclosureHash } = await call(app, viewDocument, { input: agreement, token });
  const body = { applicationId, typedName: 'Ana Payout', disclosureHash, consents: [...partnerConsents] };
  await call(app, signPartnerAgreement, { input: { body }, token });
  return applicationId;
}

test('an Admin sees that a practice’s bank gave back what the partner lender paid, and asks for it again', async ({
  page,
  mailbox,
  addresses: { app },
}) => {
  test.setTimeout(LIFE_MS);
  const applicationId = await borrowOfPartner(app, mailbox);
  await passDays(app, 4);
  await openAs(page, 'admin@demo.test', `${portalBase}${paths.admin.application.href({ applicationId })}`);
  await expect(page.getByText(/The practice’s bank returned the payment.*Return code R03/)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(await isWide()).toBe(false);
  await page.getByRole('button', { name: 'Request resend' }).click();
  const dialog = page.getByRole('dialog', { name: /^Ask Genesis Lending to send \$3,333/ });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Request resend' }).click();
  await expect(page.getByText(/Genesis Lending hasn’t paid the practice yet/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request resend' })).toHaveCount(0);
  await passDays(app, 5);
  await page.reload();
  await expect(page.getByText(/The payment reached the practice’s bank account/)).toBeVisible();
  await expectAccessible(page);
});
