import {
  activatePlanAgreement,
  createPlanAgreementUser,
  finishPlanAgreement,
  updatePlanAgreementUser,
} from '@contract/plan-agreement/calls';
import { expect } from 'vitest';
import { PRACTICE, signature } from '../../features/membership/testing/member-world';
import type { SignupWorld } from '../../features/signup/testing/signup-world';
import { agreedDebits } from '../agreed-debits';
import type { Story } from './story';

const BANK = { bankName: 'First Sample Bank', accountNumber: '000123456789', routingNumber: '110000000' };
const PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
).toString('base64');
const key = (of: string, index: number) => ({ headers: { 'idempotency-key': `${of}-${index}` } });

async function begun(world: SignupWorld, name: string) {
  const token = await world.staffSession('staff@harbor-medspa.test');
  const who = { firstName: 'Ana', lastName: 'Reyes', email: `${name}@agreement.example.test` };
  const body = { practiceId: PRACTICE, ...who, treatments: await signature(world) };
  const begin = () => world.call(createPlanAgreementUser, { body }, { token, ...key(`begin-${name}`, 0) });
  return { token, who, begin };
}

async function agreementOf(world: SignupWorld, name: string) {
  const { token, who, begin } = await begun(world, name);
  const of = (await begin()).body.planAgreement;
  const activation = {
    practiceId: PRACTICE,
    membershipId: of.privimembership,
    disclosureHash: of.disclosureHash,
    paymentDueToday: of.payment.paymentDueToday,
    version: of.version,
    bank: { ...BANK, ...agreedDebits(world.deps) },
    typedName: 'Ana Reyes',
  };
  const activate = (index: number) =>
    world.call(activatePlanAgreement, { body: activation }, { token, ...key(`activate-${name}`, index) });
  return { token, who, of, activate };
}

const begin: Story = async (world) => {
  const { who, begin: send } = await begun(world, 'begin');
  return {
    // One press, however often it arrives.
    send,
    succeed: [1, 50],
    check: async () => {
      const people = await world.rows<{ id: string }>('borrower', ['email', who.email]);
      expect(people).toHaveLength(1);
      expect(await world.rows('membership', ['borrower_id', people[0]?.id ?? ''])).toHaveLength(1);
    },
  };
};

const correct: Story = async (world) => {
  const { token, who, of } = await agreementOf(world, 'correct');
  const body = {
    practiceId: PRACTICE,
    membershipId: of.privimembership,
    version: of.version,
    ...who,
    firstName: 'Mia',
  };
  return {
    send: (index) => world.call(updatePlanAgreementUser, { body }, { token, ...key('correct', index) }),
    succeed: 1,
  };
};

const activate: Story = async (world) => {
  const { of, activate: send } = await agreementOf(world, 'activate');
  return {
    send,
    succeed: 1,
    check: async () =>
      expect(await world.rows('membership_payment', ['membership_id', of.privimembership])).toHaveLength(1),
  };
};

const upload: Story = async (world) => {
  const { token, of, activate: begins } = await agreementOf(world, 'upload');
  await begins(0);
  const body = { privimembership: of.privimembership, pdf: PDF };
  return {
    send: (index) => world.call(finishPlanAgreement, { body }, { token, ...key('upload', index) }),
    succeed: 50,
    check: async () =>
      expect(await world.rows('signed_plan_agreement', ['membership_id', of.privimembership])).toHaveLength(1),
  };
};

/** Plan agreements in the practice. */
export const planAgreementStories: Record<string, Story> = {
  createPlanAgreementUser: begin,
  updatePlanAgreementUser: correct,
  activatePlanAgreement: activate,
  finishPlanAgreement: upload,
};
