import { getRiskProfile, listRiskProfiles } from '@contract/risk-profile/calls';
import { AppError } from '../../http/app-error';
import { type Route, serve } from '../../http/serve';
import { profilesInForce } from '../risk/index';
import { archiveProfile, changeProfile, cloneProfile } from './change-profile';
import { profilesOfPractice } from './profile.reads';
import { loadProfile, type ProfileView, profileView } from './profile.view';
import { mayEdit, showProfile } from './show-profile';

/** What binds the tables of underwriting together (provider-admin §7 Credit portal). */
export const riskProfileRoutes: readonly Route[] = [
  serve(listRiskProfiles)(async ({ query, actor }, { database: { read } }) => {
    const practice = query.practiceId && (await read.first(profilesOfPractice, { id: query.practiceId }));
    if (query.practiceId && !practice) throw new AppError('NOT_FOUND');
    const data: ProfileView[] = [];
    for (const row of await read.all(profilesInForce, {})) {
      const isWanted = practice
        ? row.id === practice.risk_profile_id || row.id === practice.membership_risk_profile_id
        : query.archived || row.archived === 0;
      if (isWanted) data.push(profileView(await loadProfile(read, row)));
    }
    return { data, canEdit: mayEdit(actor) };
  }),
  serve(getRiskProfile)(({ params: { id }, actor }, { database: { read }, clock }) =>
    showProfile(read, { id, actor, now: clock.now() }),
  ),
  changeProfile,
  cloneProfile,
  archiveProfile,
];
