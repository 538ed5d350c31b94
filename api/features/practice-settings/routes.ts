import { getPracticeDetails, listPracticeRiskProfiles } from '@contract/practice-settings/calls';
import {
  getDefaultProductGroup,
  listDefaultProductGroups,
  listSpecialties,
} from '@contract/practice-settings/product-calls';
import { SPECIALTIES } from '@domain/enums';
import { AppError } from '../../http/app-error';
import { type Route, serve } from '../../http/serve';
import { changeDetails } from './change-details';
import { changeProduct, changeRiskProfile, changeUnderwritingRules } from './change-offer';
import { defaultOf, listDefaults } from './default-products';
import { detailsView } from './details.view';
import { loadOffer } from './offer';
import { offerView } from './offer.view';
import { practiceOffer, practiceSettings } from './settings.reads';

/** What a practice is called and what it may offer (provider-admin §7). */
export const practiceSettingsRoutes: readonly Route[] = [
  serve(getPracticeDetails)(async ({ query, actor }, deps) => {
    const row = await deps.database.read.first(practiceSettings, { id: query.practiceId });
    if (!row) throw new AppError('NOT_FOUND');
    return detailsView(row, { actor, contactOnly: query.contactOnly ?? false });
  }),
  changeDetails,
  serve(listPracticeRiskProfiles)(async ({ query }, deps) => {
    const { read } = deps.database;
    const row = await read.first(practiceOffer, { id: query.practiceId });
    if (!row) throw new AppError('NOT_FOUND');
    return offerView(await loadOffer(read, row));
  }),
  changeRiskProfile,
  changeProduct,
  changeUnderwritingRules,
  serve(listSpecialties)(async () => ({ specialties: [...SPECIALTIES] })),
  serve(listDefaultProductGroups)(async ({ query }, { database: { read } }) => ({
    data: await listDefaults(read, query.specialty),
  })),
  serve(getDefaultProductGroup)(({ query }, { database: { read } }) => defaultOf(read, query)),
];
