import {
  askSugarAgain,
  getOnboarding,
  getOnboardingRiskProfile,
  getPracticeTemplate,
  getRewardsProgram,
  getRiskBasedTerms,
  listLeadSources,
  listRiskTerms,
  printMasterAgreement,
  startOnboarding,
} from '@contract/onboarding/calls';
import { listOnboardings, onboardingList } from '@contract/onboarding/list';
import { LEAD_SOURCES } from '@domain/practice/onboarding';
import { type Route, serve } from '../../http/serve';
import { listRoutes } from '../../list/serve-list';
import { activate, deactivate } from './activate';
import { chooseFunding, keepBank } from './funding-type';
import { onboardedAt } from './keep-onboarding';
import { onboardings } from './list-onboardings';
import { printAgreement } from './master-agreement';
import { profileNamed } from './onboarding.reads';
import { listPeople } from './onboarding-people';
import { rewardsView } from './practice.view';
import { chooseProducts } from './product-group';
import { addInformation, changeInformation } from './provider-information';
import { setPublic } from './provider-public';
import { setRewards } from './rewards-program';
import { risksOf, riskTermsView, setRiskTerms } from './risk-terms';
import { askAgain, start } from './start-onboarding';
import { giveTemplate, templateView } from './template';
import { viewOnboarding } from './view-onboarding';

/** How a practice joins. Source: provider-admin §7 Onboarding. */
export const onboardingRoutes: readonly Route[] = [
  ...listRoutes(onboardingList, { list: listOnboardings }, onboardings),
  serve(startOnboarding)(start),
  serve(askSugarAgain)(askAgain),
  serve(getOnboarding)(viewOnboarding),
  serve(printMasterAgreement)(printAgreement),
  addInformation,
  changeInformation,
  setPublic,
  listPeople,
  chooseFunding,
  keepBank,
  serve(getRiskBasedTerms)(async ({ query }, { database: { read } }) => {
    const { practice } = await onboardedAt(read, query.practiceId);
    return { risks: await risksOf(read, practice), data: await riskTermsView(read, practice) };
  }),
  setRiskTerms,
  chooseProducts,
  serve(getOnboardingRiskProfile)(async ({ query }, { database: { read } }) => {
    const { practice } = await onboardedAt(read, query.practiceId);
    const { risk_profile_id: financing, membership_risk_profile_id: membership } = practice;
    const named = async (id: string | null) => {
      const profile = id === null ? undefined : await read.first(profileNamed, { id });
      return profile ? { _id: profile.id, name: profile.name } : null;
    };
    return { patientfiriskprofile: await named(financing), priviriskprofile: await named(membership) };
  }),
  serve(listRiskTerms)(async (_, { database: { read } }) => ({ data: await riskTermsView(read, null) })),
  setRewards,
  serve(getRewardsProgram)(async ({ query }, { database: { read } }) => ({
    rewardsProgram: rewardsView((await onboardedAt(read, query.practiceId)).profile),
  })),
  serve(getPracticeTemplate)(async ({ query }, { database: { read } }) => ({
    template: await templateView(read, query.practiceId),
  })),
  giveTemplate,
  serve(listLeadSources)(async () => ({ leadSources: [...LEAD_SOURCES] })),
  activate,
  deactivate,
];
