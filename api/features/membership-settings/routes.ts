import { listInjectors } from '@contract/membership-settings/injector-calls';
import { listLoyaltyPrograms } from '@contract/membership-settings/loyalty-calls';
import { listPlanTemplates } from '@contract/membership-settings/plan-calls';
import { getCustomTheme, listRequestedThemes } from '@contract/membership-settings/theme-calls';
import { listMembershipTreatments, listPriviProducts } from '@contract/membership-settings/treatment-calls';
import { liesIn } from '../../http/actor.reads';
import { type Route, serve } from '../../http/serve';
import { addOneInjector, injectorView, removeOneInjector } from './change-injectors';
import { addProgram, changePrograms } from './change-loyalty';
import { addPlan, changePlan, removePlan } from './change-plans';
import { addOne, changeOne, removeOne } from './change-treatments';
import { injectorsOf } from './injector.reads';
import { loyaltyView } from './loyalty.view';
import { templatesOf, templateTreatmentsOf } from './plan.reads';
import { planView } from './plan.view';
import { readMembershipPractice } from './practice.reads';
import { approveTheme, requestTheme, resetTheme, withdrawTheme } from './theme/change-theme';
import { requestedThemes } from './theme/theme.reads';
import { themeRow, themeView } from './theme/theme.view';
import { allTreatmentsOf, isSold } from './treatment.reads';
import { productViews, suggestionViews, treatmentView } from './treatment.view';
import { usesOf } from './uses.reads';

/** What a practice sets for its memberships. Source: membership §7 Provider settings. */
export const membershipSettingsRoutes: readonly Route[] = [
  serve(listMembershipTreatments)(async ({ params: { practiceId }, query }, { database: { read } }) => {
    await readMembershipPractice(read, practiceId);
    const treatments = await allTreatmentsOf(read, practiceId);
    const uses = await usesOf(read, practiceId);
    const sold = treatments.filter(isSold);
    const shown = query.all ? treatments : sold;
    return {
      data: { treatments: shown.map((row) => treatmentView(row, uses)), galdermaHits: suggestionViews(sold) },
    };
  }),
  serve(listPriviProducts)(async () => ({ priviProducts: productViews() })),
  addOne,
  changeOne,
  removeOne,
  serve(listPlanTemplates)(async ({ params: { practiceId } }, { database: { read } }) => {
    await readMembershipPractice(read, practiceId);
    const treatments = await templateTreatmentsOf(read, practiceId);
    const uses = await usesOf(read, practiceId);
    const plans = (await templatesOf(read, practiceId)).map((row) =>
      planView(
        row,
        treatments.filter(({ plan_template_id: of }) => of === row.id),
        uses,
      ),
    );
    return { plans };
  }),
  addPlan,
  changePlan,
  removePlan,
  serve(listInjectors)(async ({ params: { practiceId } }, { database: { read } }) => {
    await readMembershipPractice(read, practiceId);
    const uses = await usesOf(read, practiceId);
    return { data: { injectors: (await injectorsOf(read, practiceId)).map((row) => injectorView(row, uses)) } };
  }),
  addOneInjector,
  removeOneInjector,
  serve(listLoyaltyPrograms)(async ({ params: { practiceId }, query }, { database: { read }, clock }) => {
    await readMembershipPractice(read, practiceId);
    return loyaltyView({ db: read, clock }, practiceId, query.isDeleted);
  }),
  addProgram,
  changePrograms,
  serve(getCustomTheme)(async ({ params: { practiceId } }, { database: { read } }) => {
    await readMembershipPractice(read, practiceId);
    return { customTheme: await themeView(read, await themeRow(read, practiceId)) };
  }),
  serve(listRequestedThemes)(async ({ actor }, { database: { read } }) => {
    const customThemes = [];
    for (const { id } of await read.all(requestedThemes, {})) {
      const row = await themeRow(read, id);
      if (liesIn(actor.scope, row)) customThemes.push(await themeView(read, row));
    }
    return { customThemes };
  }),
  requestTheme,
  withdrawTheme,
  resetTheme,
  approveTheme,
];
