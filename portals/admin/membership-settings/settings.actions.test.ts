import { type Answer, fakeApi, type Sent } from '@portals/client/test/fake-api';
import { persistedFields } from '@portals/state/persist';
import { toasts } from '@portals/state/toast.store';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  addInjector,
  addPlan,
  addTiers,
  addTreatment,
  changePlan,
  changeTreatment,
  loadInjectors,
  loadLoyalty,
  loadPlans,
  loadTreatments,
  removeInjector,
  removePlan,
  removeTreatment,
  saveLoyalty,
} from './settings.actions';
import {
  type Injector,
  injectors,
  type Plan,
  type Program,
  planModal,
  settings,
  type Treatment,
} from './settings.store';
import { templates } from './templates.store';

const AT = '/privi/provider/settings';
const none = { templates: [], plans: 0, visits: 0 };
const treatment: Treatment = {
  _id: 'treatment-1',
  name: 'Botox',
  area: null,
  unitType: 'unit',
  priceType: 'PER_UNIT',
  pricePerUnit: 13,
  amountOfUnits: 40,
  interval: 3,
  discountAmount: null,
  discountPercent: 10,
  priviproduct: null,
  practicemanagement: 'p1',
  preDiscountAmount: 520,
  totalAmount: 468,
  isRemoved: false,
  usedIn: none,
  version: 4,
};
const plan: Plan = {
  _id: 'plan-1',
  name: 'Glow',
  description: null,
  treatments: [],
  providerDiscount: 0,
  practicemanagement: 'p1',
  totals: null,
  fault: null,
  usedIn: none,
  version: 2,
};
const injector: Injector = {
  _id: 'injector-1',
  name: 'Lena Cho',
  title: 'MD',
  initials: 'LC',
  color: '#2f6f5e',
  practicemanagement: 'p1',
  usedIn: none,
};
const program: Program = {
  _id: 'loyalty-0',
  name: 'Silver',
  tier: 0,
  perks: [],
  creditContributions: 5,
  totalAmount: 0,
  isLoyaltyPlan: true,
  isDeleted: false,
  isActive: true,
  practicemanagement: 'p1',
  pointsPerDollar: 1,
  points: [],
  version: 1,
};
const standing = { members: 0, tiers: [], since: null, largestPlan: null };

const LISTS: Record<string, Answer> = {
  [`GET ${AT}/treatments/p1?all=false`]: { body: { data: { treatments: [treatment], galdermaHits: [] } } },
  [`GET ${AT}/plans/p1`]: { body: { plans: [plan] } },
  [`GET ${AT}/injectors/p1`]: { body: { data: { injectors: [injector] } } },
  [`GET ${AT}/loyalty-program/p1?isDeleted=false`]: { body: { data: { loyaltyProgram: [program], standing } } },
  [`GET ${AT}/loyalty-program/p1?isDeleted=true`]: { body: { data: { loyaltyProgram: [], standing } } },
};
let answers: Record<string, Answer>;
let sent: Sent[];
const routes = () => sent.map(({ route }) => route);
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  answers = { ...LISTS };
  sent = fakeApi(answers, '/v2/privi/admin/settings/treatments');
  toasts.shown = [];
  planModal.open = null;
});

describe('the treatments', () => {
  const content = { name: 'Botox', unitType: 'unit', pricePerUnit: 13 } as const;

  test('are read again after one is added', async () => {
    answers[`POST ${AT}/treatments/new`] = { body: { treatment } };
    await addTreatment('p1', content);
    expect(routes()).toEqual([`POST ${AT}/treatments/new`, `GET ${AT}/treatments/p1?all=false`]);
    expect(settings.treatments.data?.treatments).toEqual([treatment]);
  });

  test('one that is changed is sent in full, and those of its practice are read again', async () => {
    answers[`PATCH ${AT}/treatments/treatment-1`] = { body: { treatment } };
    const { area, amountOfUnits, interval, discountAmount, discountPercent, priviproduct } = treatment;
    const full = { ...content, area, amountOfUnits, interval, discountAmount, discountPercent, priviproduct };
    await changeTreatment(treatment, full);
    expect(sent).toEqual([
      {
        route: `PATCH ${AT}/treatments/treatment-1`,
        body: { _id: 'treatment-1', ...full, practicemanagement: 'p1', version: 4 },
      },
      { route: `GET ${AT}/treatments/p1?all=false`, body: undefined },
    ]);
  });

  test('are read again after one is removed, also where a colleague was quicker', async () => {
    answers[`DELETE ${AT}/treatments/treatment-1`] = { body: { _id: 'treatment-1', practicemanagement: 'p1' } };
    await removeTreatment(treatment);
    answers[`DELETE ${AT}/treatments/treatment-1`] = { code: 'NOT_FOUND' };
    await removeTreatment(treatment);
    const once = [`DELETE ${AT}/treatments/treatment-1`, `GET ${AT}/treatments/p1?all=false`];
    expect(routes()).toEqual([...once, ...once]);
  });
});

describe('the plans', () => {
  const answer = { name: 'Glow', treatments: [] };
  const saved = 'Changes have been saved successfully.';
  const both = [`GET ${AT}/plans/p1`, `GET ${AT}/treatments/p1?all=false`];

  test('adding opens at step 0, goes to step 1, and reads plans and treatments again', async () => {
    answers[`POST ${AT}/plans`] = { body: { plan } };
    planModal.open = { act: 'add', step: 0 };
    await addPlan('p1', answer);
    expect(routes()).toEqual([`POST ${AT}/plans`, ...both]);
    expect(planModal.open).toMatchObject({ act: 'add', step: 1 });
    expect(toasts.shown.map(({ text, severity }) => [text, severity])).toEqual([[saved, 'success']]);
  });

  test('one that is refused stays at step 0', async () => {
    answers[`POST ${AT}/plans`] = { code: 'INVALID_FIELDS' };
    planModal.open = { act: 'add', step: 0 };
    await expect(addPlan('p1', answer)).rejects.toMatchObject({ code: 'INVALID_FIELDS' });
    expect([planModal.open, toasts.shown]).toMatchObject([{ step: 0 }, []]);
  });

  test('changing reads plans and treatments again', async () => {
    answers[`PATCH ${AT}/plans/plan-1`] = { body: { plan } };
    planModal.open = { act: 'change', step: 0, of: plan };
    await changePlan(plan, answer);
    expect(routes()).toEqual([`PATCH ${AT}/plans/plan-1`, ...both]);
    expect(toasts.shown.map(({ text }) => text)).toEqual([saved]);
  });

  test('removing goes to step 1 and reads the plans again', async () => {
    answers[`DELETE ${AT}/plans/plan-1`] = { body: { _id: 'plan-1', practicemanagement: 'p1' } };
    planModal.open = { act: 'remove', step: 0, of: plan };
    await removePlan(plan);
    expect(routes()).toEqual([`DELETE ${AT}/plans/plan-1`, `GET ${AT}/plans/p1`]);
    expect(planModal.open).toMatchObject({ act: 'remove', step: 1 });
    expect(toasts.shown.map(({ text }) => text)).toEqual([saved]);
  });
});

describe('the injectors', () => {
  test('are read again after one is added', async () => {
    answers[`POST ${AT}/injectors/new`] = { body: { injector } };
    await addInjector('p1', { name: 'Lena Cho', color: '#2f6f5e' });
    expect(routes()).toEqual([`POST ${AT}/injectors/new`, `GET ${AT}/injectors/p1`]);
    expect(injectors.injectors).toEqual([injector]);
  });

  test('are read again after one is removed', async () => {
    answers[`DELETE ${AT}/injectors/injector-1`] = { body: { _id: 'injector-1', practicemanagement: 'p1' } };
    await removeInjector(injector);
    expect(routes()).toEqual([`DELETE ${AT}/injectors/injector-1`, `GET ${AT}/injectors/p1`]);
  });
});

describe('the loyalty program', () => {
  const lists = ['false', 'true'].map((isDeleted) => `GET ${AT}/loyalty-program/p1?isDeleted=${isDeleted}`);

  test('is read again after tiers are added', async () => {
    answers[`POST ${AT}/loyalty-program`] = { body: { data: { data: { loyaltyProgram: program } } } };
    await addTiers('p1', [1, 2]);
    expect(routes()).toEqual([...Array.from({ length: 2 }, () => `POST ${AT}/loyalty-program`), ...lists]);
    expect(sent.slice(0, 2).map(({ body }) => body)).toEqual([
      { practicemanagement: 'p1', tier: 1, name: 'Gold' },
      { practicemanagement: 'p1', tier: 2, name: 'Platinum' },
    ]);
  });

  test('is read again for the first program’s practice after it is changed', async () => {
    answers[`PATCH ${AT}/loyalty-program/update-programs`] = { body: { data: { loyaltyProgram: [], standing } } };
    await saveLoyalty([program], [{ _id: 'loyalty-0', name: 'Pearl' }]);
    expect(routes()).toEqual([`PATCH ${AT}/loyalty-program/update-programs`, ...lists]);
    expect(sent[0]?.body).toEqual([{ _id: 'loyalty-0', name: 'Pearl' }]);
  });
});

const AREAS = [
  ['treatments', `GET ${AT}/treatments/p1?all=false`, loadTreatments, () => settings.treatments],
  ['plans', `GET ${AT}/plans/p1`, loadPlans, () => settings.plans],
  ['loyaltyProgram', `GET ${AT}/loyalty-program/p1?isDeleted=false`, loadLoyalty, () => settings.loyaltyProgram],
  ['injectors', `GET ${AT}/injectors/p1`, loadInjectors, () => injectors],
] as const;

describe.each(AREAS)('the area %s', (_, route, load, area) => {
  test('is loading while it is asked for, and holds the server’s message when that fails', async () => {
    answers[route] = { code: 'INTERNAL', message: 'The shelf is empty.' };
    const asked = load('p1');
    expect(area()).toMatchObject({ loading: true, error: null });
    await asked;
    expect([area().loading, area().error?.message]).toEqual([false, 'The shelf is empty.']);
    answers[route] = LISTS[route] as Answer;
    await load('p1');
    expect(area()).toMatchObject({ loading: false, error: null });
  });

  test('says Internal Server Error when no answer comes', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await load('p1');
    expect([area().loading, area().error?.message]).toEqual([false, 'Internal Server Error']);
  });
});

test('injectors and the choice of treatments to print are kept in browser storage', () => {
  expect(templates.selectedTreatmentsToPrint).toEqual([]);
  expect(persistedFields()).toEqual(
    expect.arrayContaining([
      'injectors.injectors',
      'treatment-templates.treatmentsToSelect',
      'treatment-templates.selectedTreatmentsToPrint',
    ]),
  );
});
