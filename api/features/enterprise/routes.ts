import { findEnterprisesByName, listActivePractices } from '@contract/enterprise/calls';
import { enterpriseList, listEnterprises } from '@contract/enterprise/list';
import { type Route, serve } from '../../http/serve';
import { listRoutes } from '../../list/serve-list';
import { editEnterprise, makeEnterprise } from './change-enterprise';
import { activePracticesIn } from './enterprise.reads';
import { enterprises, findByName } from './list-enterprises';

/** Enterprises. Source: provider-admin §2 enterprises list, §7 Onboarding. */
export const enterpriseRoutes: readonly Route[] = [
  ...listRoutes(enterpriseList, { list: listEnterprises }, enterprises),
  serve(findEnterprisesByName)(findByName),
  makeEnterprise,
  editEnterprise,
  serve(listActivePractices)(async ({ actor }, deps) => {
    const rows = await activePracticesIn(deps.database.read, actor.scope);
    return {
      practices: rows.map(({ id, name, city, state_code: stateCode, enterprise_id: of, enterprise_name: ofName }) => ({
        _id: id,
        PracticeName: name,
        city,
        stateCode,
        enterprise: of === null ? null : { _id: of, name: ofName ?? '' },
      })),
    };
  }),
];
