import type { Owner } from '../../http/owners';
import { enterpriseById, isEnterpriseOf, practicesOfEnterprise } from './enterprise.reads';

/** An enterprise is its own administrators' and the platform's, as `isEnterpriseOf` says. */
export const enterpriseOwner: Owner = {
  belongsTo: () => false,
  placesOf: async () => [],
  async belongsToStaff(db, id, { role, enterpriseId, scope }) {
    if (role !== 'Admin') return enterpriseId === id;
    if (!(await db.first(enterpriseById, { id }))) return false;
    return isEnterpriseOf(scope, await db.all(practicesOfEnterprise, { id }));
  },
};
