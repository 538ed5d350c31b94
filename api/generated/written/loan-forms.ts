import { getBorrower } from '@contract/borrower-file/calls';
import { createPatientTransaction } from '@contract/credit-transaction/calls';
import { listPatientTransactions, updatePatientTransaction } from '@contract/credit-transaction/staff-calls';
import { getAutopay } from '@contract/payment-method/autopay-calls';
import { recordActiveDuty } from '@contract/servicing/active-duty-calls';
import { setAutopay } from '@contract/servicing/autopay-calls';
import { getPatientHardshipPlan, giveHardshipPlan, takeHardshipPlan } from '@contract/servicing/hardship-plan-calls';
import { aLoanOf } from '../../features/servicing/testing/loan-world';
import { agreedAutopay } from '../../test/agreed-autopay';
import { type AnyForm, form, readBy, SEEN, type Stage, who } from './form';

/** A loan in force, with what its hardship plan says. */
async function loanOf(stage: Stage) {
  const { token: staff } = who(stage, 'an administrator');
  const { params, token, borrower } = await aLoanOf(stage.world);
  const plan = () => readBy(stage, getPatientHardshipPlan, { params, token: staff });
  const read = async () => {
    const [given] = (await plan()).given;
    const { user } = await readBy(stage, getBorrower, { query: { user_id: borrower.id }, token: staff });
    const changes = user.acts.flatMap((act) => act.changes);
    const toOf = (name: string) => changes.find(({ field }) => field === name)?.to;
    return {
      from: toOf('dutyFrom'),
      until: toOf('dutyUntil'),
      months: given && monthsBetween(given.from, given.to),
      reason: toOf('reason'),
    };
  };
  return { params, token, staff, borrower, plan, read };
}

/** Payments of a plan from its first to its last day. */
function monthsBetween(from: string, to: string): number {
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return monthOf(to) - monthOf(from) + 1;
}

/** A transaction as the practice's staff read it. */
function transactionOf(stage: Stage, id?: string) {
  const { token, own } = who(stage, 'a practice administrator');
  const read = async (answer: { transaction: { _id: string } } | undefined) => {
    const wanted = answer?.transaction._id ?? id;
    const { data } = await readBy(stage, listPatientTransactions, { query: { borrowerId: own.borrower }, token });
    const row = data.find(({ _id }) => _id === wanted);
    return { ...row, txProducts: row?.treatments, practiceManagementId: row?.practicemanagement._id };
  };
  return { token, read, own };
}
const asked = {
  txAmount: { is: [500, 620.5] },
  firstTreatmentDate: { is: ['2030-05-06', '2030-05-07'] },
  txProducts: { is: [['Crown', 'Night guard'], ['Clear aligners']] },
};

export const loanForms: readonly AnyForm[] = [
  form(createPatientTransaction, { ...asked, practiceManagementId: { is: ['prac-bright-smile'] } }, (stage) => {
    const { own, ...rest } = transactionOf(stage);
    return {
      ...rest,
      params: { id: own.borrower },
      rest: () => ({ practiceManagementId: own.practice, txAmount: 400 }),
    };
  }),
  form(updatePatientTransaction, { ...asked, version: SEEN }, (stage) => {
    const { id, ...rest } = { id: who(stage, 'a practice administrator').own, ...transactionOf(stage) };
    return { ...transactionOf(stage, id.transaction), params: { id: rest.own.borrower, txId: id.transaction } };
  }),
  form(takeHardshipPlan, { months: { is: [3] }, version: SEEN }, async (stage) => {
    const { params, token, plan, read } = await loanOf(stage);
    return { params, token, rest: async () => ({ version: (await plan()).version }), read };
  }),
  form(giveHardshipPlan, { months: { is: [6] }, reason: { is: ['Lost hours.'] }, version: SEEN }, async (stage) => {
    const { params, staff, plan, read } = await loanOf(stage);
    const rest = async () => ({ version: (await plan()).version, months: 3, reason: 'Ill.' });
    return { params, token: staff, rest, read };
  }),
  form(
    recordActiveDuty,
    {
      from: { is: ['2026-04-21'] },
      until: { is: ['2026-12-01'] },
      reason: { is: ['Orders of April.'] },
    },
    async (stage) => {
      const { params, staff, read } = await loanOf(stage);
      const rest = () => ({ from: '2026-04-20', reason: 'Orders seen.' });
      return { params: { id: params.id }, token: staff, rest, read };
    },
  ),
  form(
    setAutopay,
    {
      type: { is: ['SUGGESTED', 'MINIMUM'] },
      customAmount: { is: [300, 310.5], with: { type: 'CUSTOM' } },
      paymentMethodId: 'is read back by autopay.test.ts: another account asks for an authorization',
      authorizationHash: 'is agreed to: the document that is kept says it',
      version: SEEN,
    },
    async (stage) => {
      const { params, token } = await loanOf(stage);
      const read = async () => {
        const { amount, paymentMethod, ...autopay } = await readBy(stage, getAutopay, { params, token });
        return { ...autopay, customAmount: amount, paymentMethodId: paymentMethod?._id };
      };
      const agree = (input: Parameters<typeof agreedAutopay>[1]) => agreedAutopay(stage.world, input, { token });
      return { params, token, rest: () => ({ type: 'MINIMUM' as const }), agree, read };
    },
  ),
];
