import { finishApplication } from '@contract/application/decision-calls';
import { bypassTruvalidate } from '@contract/application/identity-override-calls';
import { askDocumentReview, requestIdVerification, sendCreditRefreshLimit } from '@contract/borrower-file/ask-calls';
import {
  changeBorrowerPractice,
  changeCreditProfileInfo,
  changePatientInfo,
  changePersonalInfo,
} from '@contract/borrower-file/info-calls';
import { refreshSpendingLimit } from '@contract/borrower-file/limit-refresh-calls';
import { reapplyManually } from '@contract/borrower-file/manual-reapply-calls';
import type { Endpoint } from '@contract/endpoint';
import { reviewPersonaManually } from '@contract/identity/manual-review-calls';
import { expect } from 'vitest';
import { insertApplication } from '../../generated/insert-application';
import { aBorrower, aCreditLine, aTransaction } from '../builders';
import type { Story } from './story';

/** One file changed fifty times at once by colleagues who have all seen the same version: one change is kept. */
const change =
  (call: Endpoint, kind: string, body: object): Story =>
  async (world) => {
    const row = await aBorrower(world.deps);
    await insertApplication(world.deps, row.id, { practiceId: 'prac-bright-smile' });
    await aCreditLine(world.deps, row, { approved_line_cents: 600_000 });
    const token = await world.staffSession('admin@demo.test');
    return {
      send: (index) =>
        world.call(call, { params: { id: row.id }, body: { ...body, version: row.version } } as never, {
          token,
          headers: { 'idempotency-key': `${kind}-${row.id}-${index}` },
        }),
      succeed: 1,
      check: async () => {
        expect(await world.rows('borrower_file_act', ['borrower_id', row.id])).toMatchObject([{ kind }]);
      },
    };
  };

/** One press of a button, sent fifty times with the key of its dialog: the person hears of it once. */
const ask =
  (call: Endpoint, kind: string, of: (ids: { borrowerId: string; transactionId: string }) => object): Story =>
  async (world) => {
    const row = await aBorrower(world.deps);
    await insertApplication(world.deps, row.id, { practiceId: 'prac-bright-smile' });
    const line = await aCreditLine(world.deps, row);
    const { id: transactionId } = await aTransaction(world.deps, line);
    const token = await world.staffSession('admin@demo.test');
    const headers = { 'idempotency-key': `${kind}-${row.id}` };
    return {
      send: () => world.call(call, of({ borrowerId: row.id, transactionId }) as never, { token, headers }),
      succeed: [1, 50],
      check: async () => {
        expect(await world.rows('borrower_file_act', ['borrower_id', row.id])).toMatchObject([{ kind }]);
      },
    };
  };

/** One offer of a refresh that is not open yet: none of fifty is sent. */
const earlyOffer: Story = async (world) => {
  const row = await aBorrower(world.deps);
  await insertApplication(world.deps, row.id, { practiceId: 'prac-bright-smile' });
  const token = await world.staffSession('admin@demo.test');
  return {
    send: (index) =>
      world.call(
        sendCreditRefreshLimit,
        { body: { borrowerId: row.id } },
        { token, headers: { 'idempotency-key': `offer-${row.id}-${index}` } },
      ),
    succeed: 0,
    check: async () => {
      expect(await world.rows('borrower_file_act', ['borrower_id', row.id])).toEqual([]);
    },
  };
};

/** Fifty runs of one denied application: one further application with one decision. */
const runAgain: Story = async (world) => {
  const who = await world.applicant('0001', { annualIncome: 1000 });
  const { applicationId } = who;
  await world.call(finishApplication, { body: { applicationId } }, who);
  const [row] = await world.rows<{ borrower_id: string }>('application', ['id', applicationId]);
  const id = row?.borrower_id ?? '';
  const token = await world.staffSession('admin@demo.test');
  const body = { applicationId, creditPullConsent: true, annualIncome: 90_000 } as const;
  return {
    send: (index) =>
      world.call(
        reapplyManually,
        { params: { id }, body },
        { token, headers: { 'idempotency-key': `run-${applicationId}-${index}` } },
      ),
    succeed: [1, 50],
    check: async () => {
      const [, further, ...others] = await world.rows<{ id: string }>('application', ['borrower_id', id]);
      expect(others).toEqual([]);
      expect(await world.rows('decision', ['application_id', further?.id ?? ''])).toHaveLength(1);
      expect(await world.rows('borrower_file_act', ['borrower_id', id])).toMatchObject([{ kind: 'REAPPLIED' }]);
    },
  };
};

/** An identity that holds an application up, taken as proven fifty times: one run. */
const bypass: Story = async (world) => {
  const who = await world.applicant('0007');
  const { applicationId } = who;
  await world.call(finishApplication, { body: { applicationId } }, who);
  const [row] = await world.rows<{ borrower_id: string }>('application', ['id', applicationId]);
  const token = await world.staffSession('admin@demo.test');
  const body = { userId: row?.borrower_id ?? '', reason: 'Seen in the practice.' };
  return {
    send: (index) =>
      world.call(
        bypassTruvalidate,
        { body },
        { token, headers: { 'idempotency-key': `bypass-${applicationId}-${index}` } },
      ),
    succeed: 1,
    check: async () => {
      expect(await world.rows('decision', ['application_id', applicationId])).toHaveLength(2);
      expect(await world.rows('credit_profile', ['borrower_id', body.userId])).toHaveLength(1);
    },
  };
};

/** An identity that holds a transaction up, taken as proven fifty times: it is told once. */
const personaByHand: Story = async (world) => {
  const row = await aBorrower(world.deps);
  const line = await aCreditLine(world.deps, row);
  const { id } = await aTransaction(world.deps, line, { status: 'VERIFICATION_REQUESTED' });
  const token = await world.staffSession('admin@demo.test');
  const body = { reason: 'Compared the ID in a video call.' };
  return {
    send: (index) =>
      world.call(
        reviewPersonaManually,
        { params: { id }, body },
        { token, headers: { 'idempotency-key': `persona-${id}-${index}` } },
      ),
    succeed: 1,
    check: async () => {
      expect(await world.rows('borrower_file_act', ['borrower_id', row.id])).toMatchObject([
        { kind: 'IDENTITY_TAKEN' },
      ]);
    },
  };
};

/** Fifty colleagues who begin to tell everybody at once: one run. */
const oneRun: Story = async (world) => {
  const row = await aBorrower(world.deps);
  const token = await world.staffSession('admin@demo.test');
  return {
    send: (index) =>
      world.call(
        refreshSpendingLimit,
        { body: {} },
        { token, headers: { 'idempotency-key': `run-${row.id}-${index}` } },
      ),
    succeed: 1,
    check: async () => {
      expect(await world.rows('limit_refresh_run', ['status', 'RUNNING'])).toHaveLength(1);
    },
  };
};

/** By the id of the call. */
export const borrowerFileStories: Record<string, Story> = {
  requestIdVerification: ask(requestIdVerification, 'ID_CHECK_ASKED', ({ borrowerId: id }) => ({ params: { id } })),
  askDocumentReview: ask(askDocumentReview, 'DOCUMENT_REVIEW_ASKED', ({ transactionId }) => ({
    body: { transactionId },
  })),
  sendCreditRefreshLimit: earlyOffer,
  refreshSpendingLimit: oneRun,
  reapplyManually: runAgain,
  bypassTruvalidate: bypass,
  reviewPersonaManually: personaByHand,
  changePersonalInfo: change(changePersonalInfo, 'PERSONAL_INFO', { lastName: 'Okonkwo' }),
  changePatientInfo: change(changePatientInfo, 'PATIENT_INFO', { phoneNumber: '5125550277' }),
  changeCreditProfileInfo: change(changeCreditProfileInfo, 'CREDIT_PROFILE_INFO', { approvedCreditLine: 7000 }),
  changeBorrowerPractice: change(changeBorrowerPractice, 'PRACTICE', { practiceId: 'prac-harbor-medspa' }),
};
