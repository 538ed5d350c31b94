import { sendAccountSuccess } from '@contract/application/calls';
import {
  correctMismatches,
  finishApplication,
  openIdentityVerification,
  signCreditLineAgreement,
  submitIdentityVerification,
} from '@contract/application/decision-calls';
import { submitKbaExam } from '@contract/application/exam-calls';
import { askPatientfiPlus } from '@contract/application/patientfi-plus-calls';
import { savePersonalInfo } from '@contract/application/personal-info-calls';
import { viewDocument } from '@contract/document/calls';
import { sendPaymentEstimate } from '@contract/payment-calculator/calls';
import { expect } from 'vitest';
import { type Applicant, COMPLETE } from '../../features/application/testing/apply-world';
import type { SignupWorld } from '../../features/signup/testing/signup-world';
import { passInquiry, sameDecision } from './same-decision';
import type { Story } from './story';

const FILE_ADDRESS = { street: '100 Main Street', city: 'Austin', state: 'TX', zipCode: '78701' } as const;
const ALL_OR_SOME = [1, 50] as const;

const key = (name: string, who: { applicationId: string }, index: number) => ({
  'idempotency-key': `${name}-${who.applicationId}-${index}`,
});
const finish = (world: SignupWorld, who: Applicant, index = 0) =>
  world.call(
    finishApplication,
    { body: { applicationId: who.applicationId } },
    { token: who.token, headers: key('finish', who, index) },
  );

const finishOne: Story = async (world) => {
  const who = await world.applicant('0001');
  return { send: (index) => finish(world, who, index), succeed: ALL_OR_SOME, check: sameDecision };
};

/** One person with an application at each of two practices. */
export const finishTwoOfOnePerson: Story = async (world) => {
  const first = await world.applicant('0001');
  const second = { ...(await world.arrive(first.email, 'family-dental')), email: first.email };
  const { phoneNumber: _, ...answers } = COMPLETE;
  const own = await world.rows<{ last_name: string }>('borrower', ['email', first.email]);
  const body = { ...answers, lastName: own[0]?.last_name ?? '', ssnLastFourDigits: '0001' };
  const saved = await world.call(savePersonalInfo, { body: { ...body, applicationId: second.applicationId } }, second);
  expect([saved.status, saved.body]).toEqual([200, expect.anything()]);
  return {
    send: (index) => finish(world, index % 2 ? first : second, index),
    succeed: ALL_OR_SOME,
    check: async () => {
      const lines = await world.rows('credit_profile', ['application_id', first.applicationId]);
      const others = await world.rows('credit_profile', ['application_id', second.applicationId]);
      expect(lines.length + others.length).toBe(1);
    },
  };
};

/** One consumer under ten addresses: only one of them may have the line. */
export const finishOneConsumerTenTimes: Story = async (world) => {
  const people: Applicant[] = [];
  for (let index = 0; index < 10; index += 1)
    people.push(await world.applicant('0001', { lastName: 'Samesake', birthDate: '1971-05-06' }));
  return {
    send: (index) => finish(world, people[index % 10] as Applicant, index),
    succeed: ALL_OR_SOME,
    check: async () => {
      const lines = await Promise.all(
        people.map((who) => world.rows('credit_profile', ['application_id', who.applicationId])),
      );
      expect(lines.flat()).toHaveLength(1);
    },
  };
};

const correct: Story = async (world) => {
  const who = await world.applicant('0009');
  await finish(world, who);
  return {
    send: (index) =>
      world.call(
        correctMismatches,
        { body: { applicationId: who.applicationId, ...FILE_ADDRESS } },
        { token: who.token, headers: key('correct', who, index) },
      ),
    succeed: ALL_OR_SOME,
    check: sameDecision,
  };
};

const exam: Story = async (world) => {
  const who = await world.applicant('0006');
  const { body } = await finish(world, who);
  const examId = body.truvalidate.KBA?.examId ?? '';
  const answers = await world.sandbox.rightAnswers(examId);
  return {
    send: (index) =>
      world.call(
        submitKbaExam,
        { body: { applicationId: who.applicationId, payload: { examId, answers: [...answers] } } },
        { token: who.token, headers: key('exam', who, index) },
      ),
    succeed: ALL_OR_SOME,
    check: sameDecision,
  };
};

const identity: Story = async (world) => {
  const who = await world.applicant('0007');
  await finish(world, who);
  const inquiry = await world.call(
    openIdentityVerification,
    { query: { applicationId: who.applicationId } },
    { token: who.token },
  );
  await passInquiry(inquiry.body.url);
  return {
    send: (index) =>
      world.call(
        submitIdentityVerification,
        { body: { applicationId: who.applicationId } },
        { token: who.token, headers: key('identity', who, index) },
      ),
    succeed: ALL_OR_SOME,
    check: sameDecision,
  };
};

const sign: Story = async (world) => {
  const who = await world.applicant('0001');
  await finish(world, who);
  const shown = await world.call(
    viewDocument,
    { params: { documentKey: 'credit-line-agreement' }, query: { applicationId: who.applicationId } },
    who,
  );
  const [borrower] = await world.rows<{ first_name: string; last_name: string }>('borrower', ['email', who.email]);
  return {
    send: (index) =>
      world.call(
        signCreditLineAgreement,
        {
          body: {
            applicationId: who.applicationId,
            typedName: `${borrower?.first_name} ${borrower?.last_name}`,
            disclosureHash: shown.body.sha256,
            consents: ['credit-line-agreement', 'electronic-records-signature'],
          },
        },
        { token: who.token, headers: key('sign', who, index) },
      ),
    succeed: 1,
    check: async () => {
      const documents = await world.papers(who.applicationId);
      expect(documents.filter((row) => row.document_key === 'credit-line-agreement')).toHaveLength(1);
    },
  };
};

const summary: Story = async (world) => {
  const who = await world.applicant('0001');
  await finish(world, who);
  return {
    send: (index) =>
      world.call(
        sendAccountSuccess,
        { body: { applicationId: who.applicationId } },
        { token: who.token, headers: key('summary', who, index) },
      ),
    succeed: 50,
    check: async () => {
      const history = await world.rows('application_history', ['application_id', who.applicationId]);
      expect(history.filter(({ action }) => action === 'SUMMARY_SENT')).toHaveLength(1);
    },
  };
};

const plus: Story = async (world) => {
  const who = await world.applicant('0015');
  await finish(world, who);
  return {
    send: (index) =>
      world.call(
        askPatientfiPlus,
        { body: { applicationId: who.applicationId } },
        { token: who.token, headers: key('plus', who, index) },
      ),
    succeed: 50,
    check: async () => {
      const history = await world.rows('application_history', ['application_id', who.applicationId]);
      expect(history.filter(({ action }) => action === 'PATIENTFI_PLUS_ASKED')).toHaveLength(1);
    },
  };
};

const estimate: Story = async (world) => {
  const email = 'estimate-in-parallel@example.test';
  const before = (await world.rows('outbox', ['kind', 'payment-estimate'])).length;
  return {
    send: () =>
      world.call(
        sendPaymentEstimate,
        {
          body: {
            practiceId: 'prac-bright-smile',
            amount: 4500,
            selectedPaymentPlan: { product: 'FIXED_24', creditBand: 'good' },
            email,
          },
        },
        { headers: { 'idempotency-key': 'one-estimate' } },
      ),
    succeed: ALL_OR_SOME,
    check: async () => expect(await world.rows('outbox', ['kind', 'payment-estimate'])).toHaveLength(before + 1),
  };
};

export const applicationStories: Record<string, Story> = {
  [finishApplication.id]: finishOne,
  [correctMismatches.id]: correct,
  [submitKbaExam.id]: exam,
  [submitIdentityVerification.id]: identity,
  [signCreditLineAgreement.id]: sign,
  [sendAccountSuccess.id]: summary,
  [askPatientfiPlus.id]: plus,
  [sendPaymentEstimate.id]: estimate,
};
