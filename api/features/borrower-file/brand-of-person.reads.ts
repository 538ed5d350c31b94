import type { Brand } from '@domain/enums';
import type { Db } from '../../db/database';
import { statement } from '../../db/statement';

const anApplication = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('application')
    .select('id')
    .where('borrower_id', '=', p.borrowerId)
    .where('enrollment', '=', 'APPLICATIONS')
    .limit(1),
);
const aMembership = statement<{ borrowerId: string }>()((q, p) =>
  q.selectFrom('membership').select('id').where('borrower_id', '=', p.borrowerId).limit(1),
);

/** Whose name and number a person knows: the membership brand's where they are a member and never applied for financing. */
export async function brandOfPerson(db: Db, borrowerId: string): Promise<Brand> {
  if (await db.first(anApplication, { borrowerId })) return 'financing';
  return (await db.first(aMembership, { borrowerId })) ? 'membership' : 'financing';
}
