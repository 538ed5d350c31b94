import { sendApplicationLink } from '@contract/account/application-link-calls';
import { archiveUser, dismissFraudAlerts, setAccountHold, setUserFraud } from '@contract/account-restriction/calls';
import { endPersonState, recordPersonState } from '@contract/account-restriction/state-calls';
import { overrideApplicationAmount } from '@contract/application/amount-override-calls';
import { finishApplication } from '@contract/application/decision-calls';
import { decideApplicationReview } from '@contract/application/review-calls';
import { updatePatientTransaction, withdrawPatientTransaction } from '@contract/credit-transaction/staff-calls';
import { addEnterprise } from '@contract/enterprise/calls';
import { addInternalNote, addProviderNote } from '@contract/internal-note/calls';
import { contactSuccessManager } from '@contract/message-center/calls';
import { startOnboarding } from '@contract/onboarding/calls';
import { addProviderInformation } from '@contract/onboarding/provider-information-calls';
import { sendReminder } from '@contract/servicing/reminder-calls';
import { dismissSignupAlert, sendSignupReminder } from '@contract/signup/staff-calls';
import { addColleague } from '@contract/staff/colleague-calls';
import { expect } from 'vitest';
import { COMPLETE } from '../../features/application/testing/apply-world';
import { insertApplication } from '../../generated/insert-application';
import { aBorrower, aCreditLine, aTransaction } from '../builders';
import { runSql } from '../database';
import type { Story } from './story';

/** One application in review, approved, denied and asked for more at once: one of them decides. */
const review: Story = async (world) => {
  const who = await world.applicant('0012');
  await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  const token = await world.staffSession('admin@demo.test');
  const bodies = [
    { action: 'APPROVE', identityStep: 'Called the number of the alert.' },
    { action: 'DENY', reasons: ['FRAUD_REVIEW'] },
  ] as const;
  return {
    send: (index) =>
      world.call(
        decideApplicationReview,
        { params: { applicationId: who.applicationId }, body: { ...bodies[index % 2] } as (typeof bodies)[0] },
        { token, headers: { 'idempotency-key': `review-${who.applicationId}-${index}` } },
      ),
    succeed: 1,
    check: async () => {
      // The decision of the rules and the one of the person.
      expect(await world.rows('decision', ['application_id', who.applicationId])).toHaveLength(2);
    },
  };
};

/** One request, taken back by staff fifty times at once. */
const takeBack: Story = async (world) => {
  const borrower = await aBorrower(world.deps, { practice_id: 'prac-bright-smile' });
  const line = await aCreditLine(world.deps, borrower, { expires_on: '2099-12-31' });
  const transaction = await aTransaction(world.deps, line);
  const token = await world.staffSession('manager@bright-smile.test');
  return {
    send: (index) =>
      world.call(
        withdrawPatientTransaction,
        { params: { id: borrower.id, txId: transaction.id }, body: {} },
        { token, headers: { 'idempotency-key': `take-back-${transaction.id}-${index}` } },
      ),
    succeed: 1,
  };
};

/** One request, changed to the same other amount fifty times at once: the rest find a newer version. */
const changeAmount: Story = async (world) => {
  const borrower = await aBorrower(world.deps, { practice_id: 'prac-bright-smile' });
  const line = await aCreditLine(world.deps, borrower, { expires_on: '2099-12-31' });
  const transaction = await aTransaction(world.deps, line);
  const token = await world.staffSession('manager@bright-smile.test');
  return {
    send: (index) =>
      world.call(
        updatePatientTransaction,
        { params: { id: borrower.id, txId: transaction.id }, body: { txAmount: 1750.5, version: transaction.version } },
        { token, headers: { 'idempotency-key': `change-${transaction.id}-${index}` } },
      ),
    succeed: 1,
    check: async () => {
      const [stored] = await world.rows('credit_transaction', ['id', transaction.id]);
      expect(stored).toMatchObject({ amount_cents: 175_050, status: 'REQUESTED', version: transaction.version + 1 });
    },
  };
};

/** One note, sent fifty times with the key of its dialog. */
const note: Story = async (world) => {
  const token = await world.staffSession('admin@demo.test');
  const title = `Called ${world.deps.newId()}`;
  return {
    send: () =>
      world.call(
        addInternalNote,
        { body: { practiceManagementId: 'prac-bright-smile', title, note: 'Asked for the new bank.' } },
        { token, headers: { 'idempotency-key': title.replace(' ', '-') } },
      ),
    succeed: [1, 50],
    check: async () => {
      expect(await world.rows('internal_note', ['title', title])).toHaveLength(1);
    },
  };
};

/** The same under the path of a practice's own notes. */
const providerNote: Story = async (world) => {
  const token = await world.staffSession('admin@demo.test');
  const title = `Visited ${world.deps.newId()}`;
  return {
    send: () =>
      world.call(
        addProviderNote,
        { params: { id: 'prac-bright-smile' }, body: { title, note: 'Trained the front desk.' } },
        { token, headers: { 'idempotency-key': title.replace(' ', '-') } },
      ),
    succeed: [1, 50],
    check: async () => {
      expect(await world.rows('internal_note', ['title', title])).toHaveLength(1);
    },
  };
};

/** One colleague, added fifty times with the key of the form. */
const colleague: Story = async (world) => {
  const token = await world.staffSession('manager@bright-smile.test');
  const email = `ada-${world.deps.newId()}@bright-smile.test`.toLowerCase();
  const body = { name: 'Ada Marsh', email, role: 'PracticeStaff', practices: ['prac-bright-smile'] } as const;
  return {
    send: () =>
      world.call(
        addColleague,
        { body: { ...body, practices: [...body.practices] } },
        { token, headers: { 'idempotency-key': `colleague-${email}` } },
      ),
    succeed: [1, 50],
    check: async () => {
      expect(await world.rows('staff', ['email', email])).toHaveLength(1);
    },
  };
};

/** One enterprise, made fifty times with the key of its form. */
const enterprise: Story = async (world) => {
  const token = await world.staffSession('admin@demo.test');
  const urlSlug = `group-${world.deps.newId()}`.toLowerCase();
  return {
    send: () =>
      world.call(
        addEnterprise,
        { body: { name: 'Lakeside Dental Group', urlSlug } },
        { token, headers: { 'idempotency-key': urlSlug } },
      ),
    succeed: [1, 50],
    check: async () => {
      expect(await world.rows('enterprise', ['url_slug', urlSlug])).toHaveLength(1);
    },
  };
};

/** One lead, begun by fifty at once under keys of their own: one of them onboards it. */
const onboardingOfLead: Story = async (world) => {
  const token = await world.staffSession('admin@demo.test');
  return {
    send: (index) =>
      world.call(
        startOnboarding,
        { body: { sugarId: '48211' } },
        { token, headers: { 'idempotency-key': `onboarding-${token.slice(-12)}-${index}` } },
      ),
    succeed: 1,
    check: async () => {
      expect(await world.rows('practice_onboarding', ['sugar_id', '48211'])).toHaveLength(1);
    },
  };
};

/** The practice of one onboarding, made by fifty at once: one of them makes it, the others are told that it is there. */
const practiceOfOnboarding: Story = async (world) => {
  const token = await world.staffSession('admin@demo.test');
  const { body } = await world.call(startOnboarding, { body: {} }, { token });
  const { _id: onboardingId } = body.onboarding;
  return {
    send: (index) =>
      world.call(
        addProviderInformation,
        {
          body: {
            onboardingId,
            practiceName: `Fifty Smiles ${index}`,
            email: 'hello@fifty.test',
            phoneNumber: '5095550147',
            streetAddress: '2210 Maple Hollow Rd',
            city: 'Spokane',
            stateCode: 'WA',
            zipCode: '99201',
            specialty: 'Dentistry',
            enrollments: ['APPLICATIONS'],
          },
        },
        { token, headers: { 'idempotency-key': `practice-${onboardingId}-${index}` } },
      ),
    succeed: 1,
    check: async () => {
      const made = (await world.rows('practice')).filter(({ name }) => String(name).startsWith('Fifty Smiles'));
      expect(made).toHaveLength(1);
    },
  };
};

/** One address, asked for by fifty who each add another person under it: one has it, the others are told that it is taken. */
export const colleaguesOfOneAddress: Story = async (world) => {
  const token = await world.staffSession('manager@bright-smile.test');
  const email = `eda-${world.deps.newId()}@bright-smile.test`.toLowerCase();
  const body = { email, role: 'PracticeStaff', practices: ['prac-bright-smile'] } as const;
  return {
    send: (index) =>
      world.call(
        addColleague,
        { body: { ...body, name: 'Eda Marsh', practices: [...body.practices] } },
        { token, headers: { 'idempotency-key': `colleague-${email}-${index}` } },
      ),
    succeed: 1,
    check: async (answers) => {
      const refused = answers
        .filter(({ status }) => status !== 200)
        .map(({ body }) => (body as { code?: string }).code);
      expect(new Set(refused)).toEqual(new Set(['DUPLICATED_DATA']));
      expect(await world.rows('staff', ['email', email])).toHaveLength(1);
    },
  };
};

/** One reminder, sent fifty times with the key of its dialog. */
const reminder: Story = async (world) => {
  const borrower = await aBorrower(world.deps, { practice_id: 'prac-bright-smile' });
  const { id: txId } = await aTransaction(world.deps, await aCreditLine(world.deps, borrower));
  const token = await world.staffSession('staff@bright-smile.test');
  const headers = { 'idempotency-key': `remind-${txId}` };
  return {
    send: () =>
      world.call(sendReminder, { params: { id: borrower.id }, body: { txId, channel: 'email' } }, { token, headers }),
    succeed: [1, 50],
    check: async () => {
      const told = await world.rows<{ action: string }>('credit_transaction_history', ['transaction_id', txId]);
      expect(told.map(({ action }) => action)).toEqual(['REMINDED']);
    },
  };
};

/** A sign-up that was begun, and the staff of its practice. */
const begunSignup = async (world: Parameters<Story>[0]) => {
  const borrower = await aBorrower(world.deps, {
    practice_id: 'prac-bright-smile',
    email: `begun-${world.deps.newId().toLowerCase()}@example.test`,
  });
  const signupId = await insertApplication(world.deps, borrower.id, {
    practiceId: 'prac-bright-smile',
    enrollment: 'MEMBERSHIPS',
  });
  return { signupId, token: await world.staffSession('staff@bright-smile.test') };
};
const historyOf = async (world: Parameters<Story>[0], signupId: string) =>
  (await world.rows<{ action: string }>('application_history', ['application_id', signupId])).map(
    ({ action }) => action,
  );

const signupReminder: Story = async (world) => {
  const { signupId, token } = await begunSignup(world);
  return {
    send: () =>
      world.call(
        sendSignupReminder,
        { body: { signupId, channel: 'email' } },
        { token, headers: { 'idempotency-key': `reminds-${signupId}` } },
      ),
    succeed: [1, 50],
    check: async () => expect(await historyOf(world, signupId)).toEqual(['REMINDED']),
  };
};

const signupAlert: Story = async (world) => {
  const { signupId, token } = await begunSignup(world);
  await runSql(world.deps.database, `update application set fraud_alert = 1 where id = '${signupId}'`);
  return {
    send: (index) =>
      world.call(
        dismissSignupAlert,
        { body: { signupId, reason: 'Reached at the number on file.' } },
        { token, headers: { 'idempotency-key': `alert-${signupId}-${index}` } },
      ),
    succeed: 1,
    check: async () => expect(await historyOf(world, signupId)).toEqual(['ALERT_SETTLED']),
  };
};

/** One borrower who is held, flagged or archived fifty times at once; each has seen the same state. */
const standing =
  (call: typeof setAccountHold | typeof setUserFraud | typeof archiveUser, kind: string): Story =>
  async (world) => {
    const { id: borrowerId, version } = await aBorrower(world.deps);
    await insertApplication(world.deps, borrowerId, { practiceId: 'prac-bright-smile' });
    const token = await world.staffSession('admin@demo.test');
    return {
      send: (index) =>
        world.call(
          call,
          { body: { borrowerId, reason: 'Asked for it.', version } },
          { token, headers: { 'idempotency-key': `${kind}-${borrowerId}-${index}` } },
        ),
      succeed: 1,
      check: async () => {
        const changes = await world.rows('borrower_standing_change', ['borrower_id', borrowerId]);
        expect(changes).toMatchObject([{ kind }]);
      },
    };
  };

/** One borrower who is held, flagged and archived by fifty people, each of whom has seen the same state: one change is made. */
export const standingsOfOne: Story = async (world) => {
  const { id: borrowerId, version } = await aBorrower(world.deps);
  await insertApplication(world.deps, borrowerId, { practiceId: 'prac-bright-smile' });
  const token = await world.staffSession('admin@demo.test');
  const body = { borrowerId, reason: 'Asked for it.', version };
  const acts = [setAccountHold, setUserFraud, archiveUser] as const;
  return {
    send: (index) =>
      world.call(
        acts[index % acts.length] ?? setAccountHold,
        { body },
        { token, headers: { 'idempotency-key': `standing-${borrowerId}-${index}` } },
      ),
    succeed: 1,
    check: async () => {
      expect(await world.rows('borrower_standing_change', ['borrower_id', borrowerId])).toHaveLength(1);
      const [row] = await world.rows<Record<string, unknown>>('borrower', ['id', borrowerId]);
      const set = [row?.on_hold, row?.flagged_fraud, row?.is_deleted].filter((flag) => flag === 1);
      expect([set.length, row?.version]).toEqual([1, version + 1]);
    },
  };
};

const PAPER = Buffer.from(
  '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
).toString('base64');
const DIED = { state: 'DECEASED', on: '2026-03-02', note: 'The certificate.', pdf: PAPER } as const;

/** A death recorded by fifty people at once: one record stands, with one row of history. */
const recordDeath: Story = async (world) => {
  const { id } = await aBorrower(world.deps);
  await insertApplication(world.deps, id, { practiceId: 'prac-bright-smile' });
  const token = await world.staffSession('admin@demo.test');
  const key = (index: number) => ({ token, headers: { 'idempotency-key': `died-${id}-${index}` } });
  return {
    send: (index) => world.call(recordPersonState, { params: { id }, body: DIED }, key(index)),
    succeed: 1,
    check: async () => {
      expect(await world.rows('person_state', ['borrower_id', id])).toHaveLength(1);
      expect(await world.rows('borrower_standing_change', ['borrower_id', id])).toMatchObject([{ kind: 'DECEASED' }]);
      expect(await world.rows('borrower', ['id', id])).toMatchObject([{ deceased: 1, states: 'DECEASED' }]);
    },
  };
};

/** The same ended by fifty. */
const endDeath: Story = async (world) => {
  const { id } = await aBorrower(world.deps);
  await insertApplication(world.deps, id, { practiceId: 'prac-bright-smile' });
  const token = await world.staffSession('admin@demo.test');
  const key = (index: number | string) => ({ token, headers: { 'idempotency-key': `lives-${id}-${index}` } });
  await world.call(recordPersonState, { params: { id }, body: DIED }, key('before'));
  const body = { state: 'DECEASED', reason: 'Somebody of the same name.' } as const;
  return {
    send: (index) => world.call(endPersonState, { params: { id }, body }, key(index)),
    succeed: 1,
    check: async () => {
      const changes = await world.rows('borrower_standing_change', ['borrower_id', id]);
      expect(changes.map((row) => Reflect.get(row as object, 'kind')).sort()).toEqual(['DECEASED', 'DECEASED_ENDED']);
      expect(await world.rows('borrower', ['id', id])).toMatchObject([{ deceased: 0, states: '' }]);
    },
  };
};

/** The alerts of one file dismissed fifty times at once. */
const alerts: Story = async (world) => {
  const who = await world.applicant('0012');
  await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  const [application] = await world.rows<{ borrower_id: string }>('application', ['id', who.applicationId]);
  const id = application?.borrower_id ?? '';
  const [borrower] = await world.rows<{ version: number }>('borrower', ['id', id]);
  const token = await world.staffSession('admin@demo.test');
  const body = { reason: 'Reached at the number of the alert.', version: borrower?.version ?? 0 };
  return {
    send: (index) =>
      world.call(
        dismissFraudAlerts,
        { params: { id }, body },
        { token, headers: { 'idempotency-key': `alerts-${id}-${index}` } },
      ),
    succeed: 1,
    check: async () => {
      expect(await world.rows('application', ['id', who.applicationId])).toMatchObject([{ fraud_alert: 0 }]);
      expect(await world.rows('borrower_standing_change', ['borrower_id', id])).toHaveLength(1);
    },
  };
};

const IN_CALIFORNIA = {
  ...COMPLETE,
  street: '9000 Sunset Boulevard',
  city: 'Los Angeles',
  state: 'CA',
  zipCode: '90069',
} as const;

/** One amount, set fifty times with the key of its dialog: one change stands in the history. */
const override: Story = async (world) => {
  const who = await world.applicant('0001', IN_CALIFORNIA, 'sunset-plastics');
  await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  const token = await world.staffSession('finance@demo.test');
  const body = { applicationId: who.applicationId, approvedAmount: 39_000, reason: 'Known for years.' };
  const headers = { 'idempotency-key': `override-${who.applicationId}` };
  return {
    send: () => world.call(overrideApplicationAmount, { body }, { token, headers }),
    succeed: [1, 50],
    check: async () => {
      const told = await world.rows<{ action: string }>('application_history', ['application_id', who.applicationId]);
      expect(told.filter(({ action }) => action === 'AMOUNT_OVERRIDDEN')).toHaveLength(1);
    },
  };
};

/** One link, sent fifty times with the key of its dialog: the patient gets one. */
const link: Story = async (world) => {
  const token = await world.staffSession('staff@bright-smile.test');
  const sentLinks = async () => (await world.rows('outbox', ['kind', 'app-link-shared'])).length;
  const before = await sentLinks();
  const borrowerContact = `link-${world.deps.newId().toLowerCase()}@example.test`;
  const body = { practiceId: 'prac-bright-smile', borrowerName: 'Robin', borrowerContact };
  const headers = { 'idempotency-key': borrowerContact.split('@')[0] ?? '' };
  return {
    send: () => world.call(sendApplicationLink, { body }, { token, headers }),
    succeed: [1, 50],
    check: async () => {
      expect(await sentLinks()).toBe(before + 1);
    },
  };
};

/** One question, sent fifty times with the key of its form: one mail. */
const question: Story = async (world) => {
  const token = await world.staffSession('staff@bright-smile.test');
  const asked = async () => (await world.rows('outbox', ['kind', 'success-manager-asked'])).length;
  const before = await asked();
  const body = { practiceId: 'prac-bright-smile', subject: 'Our fees' };
  const headers = { 'idempotency-key': `question-${world.deps.newId()}` };
  return {
    send: () => world.call(contactSuccessManager, { body }, { token, headers }),
    succeed: [1, 50],
    check: async () => {
      expect(await asked()).toBe(before + 1);
    },
  };
};

/** By the id of the call. */
export const staffStories: Record<string, Story> = {
  addColleague: colleague,
  addEnterprise: enterprise,
  startOnboarding: onboardingOfLead,
  addProviderInformation: practiceOfOnboarding,
  addInternalNote: note,
  addProviderNote: providerNote,
  [recordPersonState.id]: recordDeath,
  [endPersonState.id]: endDeath,
  setAccountHold: standing(setAccountHold, 'HOLD'),
  setUserFraud: standing(setUserFraud, 'FRAUD'),
  dismissFraudAlerts: alerts,
  contactSuccessManager: question,
  archiveUser: standing(archiveUser, 'ARCHIVE'),
  decideApplicationReview: review,
  overrideApplicationAmount: override,
  sendApplicationLink: link,
  sendReminder: reminder,
  sendSignupReminder: signupReminder,
  dismissSignupAlert: signupAlert,
  withdrawPatientTransaction: takeBack,
  updatePatientTransaction: changeAmount,
};
