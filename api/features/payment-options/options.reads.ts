import { takingRows } from '../../db/row-lock';
import { statement } from '../../db/statement';

const shown = ['id', 'name', 'email', 'enterprise_id'] as const;

export const practiceFacts = statement<{ id: string }>()((q, p) =>
  q.selectFrom('practice').select(shown).where('id', '=', p.id),
);
/** The practices of an enterprise that offer memberships, by name. */
export const memberPracticesOf = statement<{ enterpriseId: string }>()((q, p) =>
  q
    .selectFrom('practice')
    .select(['id', 'name'])
    .where('enterprise_id', '=', p.enterpriseId)
    .where('enrollments', 'like', '%"MEMBERSHIPS"%')
    .orderBy('name')
    .orderBy('id'),
);
/** The practice, taken until the transaction ends: its options change one after the other. */
export const takenPractice = statement<{ id: string }>()((q, p, dialect) =>
  takingRows(q.selectFrom('practice').select(shown).where('id', '=', p.id), dialect),
);
