import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { EnterpriseTable } from '../../db/tables/practice';

/** Writes no row where somebody else took the address meanwhile. */
export const insertEnterprise = statement<EnterpriseTable>()((q, p) =>
  q
    .insertInto('enterprise')
    .values(
      columns(p, [
        'id',
        'name',
        'url_slug',
        'logo',
        'fees_paid_by_enterprise',
        'name_key',
        'list_key',
        'created_at',
        'version',
      ]),
    )
    .onConflict((conflict) => conflict.column('url_slug').doNothing()),
);

type Changed = Pick<EnterpriseTable, 'id' | 'name' | 'name_key' | 'url_slug' | 'logo' | 'version'>;

/** Guarded by the version that was read. */
export const setEnterprise = statement<Changed>()((q, p) =>
  q
    .updateTable('enterprise')
    .set((eb) => ({
      name: p.name,
      name_key: p.name_key,
      url_slug: p.url_slug,
      logo: p.logo,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

type Membership = { practiceId: string; enterpriseId: string };

/** Writes no row where a practice is another enterprise's. */
export const joinEnterprise = statement<Membership>()((q, p) =>
  q
    .updateTable('practice')
    .set({ enterprise_id: p.enterpriseId })
    .where('id', '=', p.practiceId)
    .where('enterprise_id', 'is', null),
);

export const leaveEnterprise = statement<Membership>()((q, p) =>
  q
    .updateTable('practice')
    .set({ enterprise_id: null })
    .where('id', '=', p.practiceId)
    .where('enterprise_id', '=', p.enterpriseId),
);
