import { statement } from '../../db/statement';

export const viewById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('staff_list_view').selectAll().where('id', '=', p.id),
);

export const viewsOfList = statement<{ staffId: string; list: string }>()((q, p) =>
  q
    .selectFrom('staff_list_view')
    .selectAll()
    .where('staff_id', '=', p.staffId)
    .where('list', '=', p.list)
    .orderBy('name_key'),
);

export const lookOfList = statement<{ staffId: string; list: string }>()((q, p) =>
  q
    .selectFrom('staff_list_look')
    .select(['columns', 'dense'])
    .where('staff_id', '=', p.staffId)
    .where('list', '=', p.list),
);
