import { finishApplication } from '@contract/application/decision-calls';
import {
  acceptPartnerOffer,
  askPartnerLender,
  declinePartnerOffer,
  getPartnerDisclosure,
  signPartnerAgreement,
} from '@contract/application/partner-lender-calls';
import { partnerConsents } from '@contract/consents';
import { viewDocument } from '@contract/document/calls';
import { expect } from 'vitest';
import type { Applicant } from '../../features/application/testing/apply-world';
import type { SignupWorld } from '../../features/signup/testing/signup-world';
import type { Story } from './story';

const NEW_YORK = { state: 'NY', city: 'New York', zipCode: '10001', lastName: 'Partner' } as const;
const keyOf = (name: string, who: Applicant, index: number) => ({
  token: who.token,
  headers: { 'idempotency-key': `${name}-${who.applicationId}-${index}` },
});

let people = 0;

/** Somebody who was declined, and the consent that they read. */
async function declined(world: SignupWorld) {
  people += 1;
  const who = await world.applicant('0016', { ...NEW_YORK, birthDate: `1981-03-${10 + people}` }, 'empire-implants');
  const { applicationId } = who;
  await world.call(finishApplication, { body: { applicationId } }, who);
  const shown = await world.call(getPartnerDisclosure, { query: { applicationId } }, who);
  return { who, body: { applicationId, consentHash: shown.body.sha256 } };
}

async function offered(world: SignupWorld): Promise<Applicant> {
  const { who, body } = await declined(world);
  await world.call(askPartnerLender, { body }, who);
  return who;
}

const historyHas = (world: SignupWorld, who: Applicant, action: string) => async () => {
  const history = await world.rows('application_history', ['application_id', who.applicationId]);
  expect(history.filter((row) => row.action === action)).toHaveLength(1);
};

const ask: Story = async (world) => {
  const { who, body } = await declined(world);
  return {
    send: (index) => world.call(askPartnerLender, { body }, keyOf('partner-ask', who, index)),
    succeed: [1, 50],
    check: historyHas(world, who, 'PARTNER_LENDER_ANSWERED'),
  };
};

const accept: Story = async (world) => {
  const who = await offered(world);
  const body = { applicationId: who.applicationId };
  return {
    send: (index) => world.call(acceptPartnerOffer, { body }, keyOf('partner-accept', who, index)),
    succeed: 50,
    check: historyHas(world, who, 'PARTNER_OFFER_ACCEPTED'),
  };
};

const decline: Story = async (world) => {
  const who = await offered(world);
  const body = { applicationId: who.applicationId };
  return {
    send: (index) => world.call(declinePartnerOffer, { body }, keyOf('partner-decline', who, index)),
    succeed: 50,
    check: historyHas(world, who, 'PARTNER_OFFER_DECLINED'),
  };
};

const sign: Story = async (world) => {
  const who = await offered(world);
  const { applicationId } = who;
  await world.call(acceptPartnerOffer, { body: { applicationId } }, who);
  const params = { documentKey: 'partner-loan-agreement' as const };
  const { sha256 } = (await world.call(viewDocument, { params, query: { applicationId } }, who)).body;
  const typedName = 'Robin Partner';
  const body = { applicationId, typedName, disclosureHash: sha256, consents: [...partnerConsents] };
  return {
    send: (index) => world.call(signPartnerAgreement, { body }, keyOf('partner-sign', who, index)),
    succeed: [1, 50],
    async check() {
      await historyHas(world, who, 'PARTNER_AGREEMENT_SIGNED')();
      const documents = await world.papers(applicationId);
      expect(documents.filter((row) => row.document_key === 'partner-loan-agreement')).toHaveLength(1);
    },
  };
};

export const partnerStories: Record<string, Story> = {
  [askPartnerLender.id]: ask,
  [acceptPartnerOffer.id]: accept,
  [declinePartnerOffer.id]: decline,
  [signPartnerAgreement.id]: sign,
};
