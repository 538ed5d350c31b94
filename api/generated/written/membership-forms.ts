import { addInjector, listInjectors } from '@contract/membership-settings/injector-calls';
import { changeLoyaltyPrograms, listLoyaltyPrograms } from '@contract/membership-settings/loyalty-calls';
import { addPlanTemplate, changePlanTemplate, listPlanTemplates } from '@contract/membership-settings/plan-calls';
import { getCustomTheme, requestCustomTheme } from '@contract/membership-settings/theme-calls';
import {
  addMembershipTreatment,
  changeMembershipTreatment,
  listMembershipTreatments,
} from '@contract/membership-settings/treatment-calls';
import { getProviderPaymentOptions, updateProviderPaymentOptions } from '@contract/payment-options/calls';
import {
  getEnterprisePaymentOptions,
  updateEnterprisePaymentOptions,
} from '@contract/payment-options/enterprise-calls';
import { png } from '../../test/png';
import { type AnyForm, form, readBy, SEEN, type Stage, WHICH, who } from './form';

const practiceId = 'prac-harbor-medspa';
const OTHER = 'prac-bright-smile';
let made = 0;
/** Another name at each call. */
const another = (word: string) => {
  made += 1;
  return `${word} ${made}`;
};

const editor = (stage: Stage) => who(stage, 'an administrator');
const idOf = (fixtures: Stage['fixtures'], noun: 'membershipTreatment' | 'planTemplate' | 'loyaltyProgram') =>
  fixtures.financed[noun];

type Treated = { treatment: { _id: string; practicemanagement: string } };
function treatmentOf(stage: Stage, id?: string) {
  const { token } = editor(stage);
  const read = async (answer: Treated | undefined) => {
    const wanted = answer?.treatment._id ?? id;
    const params = { practiceId: answer?.treatment.practicemanagement ?? practiceId };
    const { data } = await readBy(stage, listMembershipTreatments, { params, token });
    return data.treatments.find(({ _id }) => _id === wanted) ?? {};
  };
  return { token, read };
}

const RECKONED = 'follows from the other fields: a treatment may be sent in full, as it was read';

const aTreatment = {
  name: { is: ['Peel A', 'Peel B'] },
  area: { is: ['Face', 'Neck'] },
  unitType: { is: ['vial', 'session'] },
  pricePerUnit: { is: [99.5, 120] },
  amountOfUnits: { is: [2, 3] },
  interval: { is: [6, 2] },
  discountAmount: { is: [1.5, 2] },
  discountPercent: { is: [12.25, 10] },
  priviproduct: { is: ['sculptra', 'dysport'] },
} as const;
const newTreatment = () => ({ name: another('Treatment'), unitType: 'unit' as const, pricePerUnit: 100 });

const ACCOUNT = 'is kept by its last four digits, and paid from once it is given: payment-options.test.ts';
const PAYS = 'follows from whether the enterprise pays, which asks for an account: enterprise-billing.test.ts';
const someOptions = {
  enabled: { is: [false, true] },
  paymentPeriod: { is: ['ANNUAL', 'MONTHLY'] },
  paymentMethod: ACCOUNT,
  bankInfo: ACCOUNT,
  saasFee: { is: [299, 310.5] },
  annualDiscount: { is: [12.25, 8] },
  merchantDiscountFee: { is: [2.5, 3.25] },
  membershipFee: {
    is: [
      { paidByProvider: 2, paidByMember: 3 },
      { paidByProvider: 2.5, paidByMember: 3.5 },
    ],
    with: { membershipFeeType: 2 },
  },
  membershipFeeType: {
    is: [0, 1],
    with: [
      { membershipFee: { paidByProvider: 0, paidByMember: 5 } },
      { membershipFee: { paidByProvider: 5, paidByMember: 0 } },
    ],
  },
} as const;

type Planned = { plan: { _id: string; practicemanagement: string } };
function planOf(stage: Stage, id?: string) {
  const { token } = editor(stage);
  const read = async (answer: Planned | undefined) => {
    const wanted = answer?.plan._id ?? id;
    const params = { practiceId };
    const { plans } = await readBy(stage, listPlanTemplates, { params, token });
    const plan = plans.find(({ _id }) => _id === wanted);
    if (!plan) return {};
    const treatments = plan.treatments.map(
      ({ _id, units, interval, discountAmount, discountPercent, upfrontCost }) => ({
        _id,
        units,
        interval,
        discountAmount,
        discountPercent,
        upfrontCost,
      }),
    );
    return { ...plan, practiceId: plan.practicemanagement, treatments };
  };
  return { token, read };
}
/** One row of a plan, of a treatment that the practice has. */
const rowsOf = ({ fixtures }: Stage) => [{ _id: idOf(fixtures, 'membershipTreatment'), units: 2 }];

const EVENTS = ['BIRTHDAY', 'ANNIVERSARY', 'LOYALTY_SIGN_UP', 'MULTIPLE_TREATMENTS'] as const;
const pointsOf = (points: number, enabled: boolean) => EVENTS.map((event) => ({ event, enabled, points }));
const aTier = {
  name: { is: ['Pearl', 'Ruby'] },
  perks: { is: [[{ name: 'Free parking', enabled: true }], [{ name: 'Free parking', enabled: false }]] },
  creditContributions: { is: [5.5, 6] },
  totalAmount: { is: [10, 20] },
  isLoyaltyPlan: { is: [false, true] },
  pointsPerDollar: { is: [1.25, 1.5] },
  points: { is: [pointsOf(50.25, true), pointsOf(10, false)] },
};

/** The forms of `addMembershipTreatment` and the others; a list's own rows are written one at a time. */
export const membershipForms: readonly AnyForm[] = [
  form(addMembershipTreatment, { ...aTreatment, practicemanagement: { is: [practiceId, OTHER] } }, (stage) => ({
    ...treatmentOf(stage),
    rest: () => ({ ...newTreatment(), practicemanagement: practiceId }),
  })),
  form(
    changeMembershipTreatment,
    {
      ...aTreatment,
      name: { is: ['Mask A', 'Mask B'] },
      priceType: RECKONED,
      preDiscountAmount: RECKONED,
      totalAmount: RECKONED,
      isRemoved: RECKONED,
      usedIn: RECKONED,
      _id: 'is the id of the path',
      practicemanagement: WHICH,
      version: SEEN,
    },
    (stage) => {
      const treatmentId = idOf(stage.fixtures, 'membershipTreatment');
      return { ...treatmentOf(stage, treatmentId), params: { treatmentId }, rest: newTreatment };
    },
  ),
  form(
    addPlanTemplate,
    {
      name: { is: ['Glow A', 'Glow B'] },
      description: { is: ['For a start.', 'For more.'] },
      treatments: 'is written and read back in plans.test.ts',
      providerDiscount: { is: [12.5, 20] },
      practiceId: WHICH,
    },
    (stage) => {
      const treatments = rowsOf(stage);
      return { ...planOf(stage), rest: () => ({ name: another('Plan'), treatments, practiceId }) };
    },
  ),
  form(
    changePlanTemplate,
    {
      _id: 'is the id of the path',
      name: { is: ['Refresh A', 'Refresh B'] },
      description: { is: ['For a start.', 'For more.'] },
      treatments: 'is written and read back in plans.test.ts',
      providerDiscount: { is: [12.5, 20] },
      practiceId: WHICH,
      version: SEEN,
    },
    (stage) => {
      const planId = idOf(stage.fixtures, 'planTemplate');
      const treatments = rowsOf(stage);
      return {
        ...planOf(stage, planId),
        params: { planId },
        rest: () => ({ name: another('Plan'), treatments }),
      };
    },
  ),
  form(
    updateProviderPaymentOptions,
    {
      practiceId: WHICH,
      ...someOptions,
      version: SEEN,
    },
    (stage) => {
      const { token } = editor(stage);
      const read = async () =>
        (await readBy(stage, getProviderPaymentOptions, { query: { practiceId }, token })).paymentOptions;
      return { token, rest: () => ({ practiceId }), read };
    },
  ),
  form(
    updateEnterprisePaymentOptions,
    { enterpriseId: WHICH, ...someOptions, enabled: PAYS, feesPaidByEnterprise: PAYS, version: SEEN },
    (stage) => {
      const { token } = editor(stage);
      const enterpriseId = stage.fixtures.financed.enterprise;
      const read = async () =>
        (await readBy(stage, getEnterprisePaymentOptions, { query: { enterpriseId }, token })).paymentOptions;
      return { token, rest: () => ({ enterpriseId }), read };
    },
  ),
  form(
    addInjector,
    {
      name: { is: ['Lena Cho', 'Mira Voss'] },
      title: { is: ['MD', 'RN'] },
      initials: { is: ['LC', 'MV'] },
      color: { is: ['#112233', '#445566'] },
      practicemanagement: { is: [practiceId, OTHER] },
    },
    (stage) => {
      const { token } = editor(stage);
      return {
        token,
        rest: () => ({ name: `Ada ${'abcdefghij'[made++ % 10]}`, color: '#2f6f5e', practicemanagement: practiceId }),
        read: async (answer) => {
          if (!answer) return {};
          const params = { practiceId: answer.injector.practicemanagement };
          const { data } = await readBy(stage, listInjectors, { params, token });
          return data.injectors.find(({ _id }) => _id === answer.injector._id) ?? {};
        },
      };
    },
  ),
  form(
    requestCustomTheme,
    {
      primary: { is: ['#2E6E64', '#3D5A98'] },
      mark: { is: [png(8, 8, [1]), png(8, 8, [2])] },
      logo: { is: [png(8, 8, [3]), png(8, 8, [4])] },
      practicemanagement: WHICH,
      version: SEEN,
    },
    (stage) => {
      const { token } = editor(stage);
      const bytes = async (address: string | null | undefined) => {
        const picture = await stage.world.app.request(address ?? '');
        return `data:image/png;base64,${Buffer.from(await picture.arrayBuffer()).toString('base64')}`;
      };
      return {
        token,
        rest: () => ({ practicemanagement: practiceId, primary: null }),
        read: async () => {
          const { customTheme } = await readBy(stage, getCustomTheme, { params: { practiceId }, token });
          const { mark, logo, primary } = customTheme.requestedTheme ?? customTheme;
          return { mark: await bytes(mark), logo: await bytes(logo), primary };
        },
      };
    },
  ),
  {
    call: changeLoyaltyPrograms,
    fates: {
      ...aTier,
      isActive: { is: [false, true] },
      isDeleted: { is: [true, false] },
      _id: WHICH,
      tier: 'is the program’s own, which a change may say again',
      practicemanagement: WHICH,
      version: SEEN,
    },
    begin: (stage: Stage) => {
      const { token } = editor(stage);
      const _id = idOf(stage.fixtures, 'loyaltyProgram');
      return {
        token,
        rest: () => ({ _id }),
        agree: async ({ body, ...rest }: { body: object }) => ({ ...rest, body: [body] }),
        read: async () => {
          const pages = await Promise.all(
            (['false', 'true'] as const).map((isDeleted) =>
              readBy(stage, listLoyaltyPrograms, { params: { practiceId }, query: { isDeleted }, token }),
            ),
          );
          return pages.flatMap(({ data }) => data.loyaltyProgram).find((one) => one._id === _id) ?? {};
        },
      };
    },
  } as unknown as AnyForm,
];
