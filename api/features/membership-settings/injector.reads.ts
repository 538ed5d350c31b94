import type { Db } from '../../db/database';
import { type RowOf, statement } from '../../db/statement';

const COLUMNS = ['id', 'practice_id', 'name', 'name_key', 'title', 'initials', 'color', 'removed_at'] as const;

export const injectorById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('injector').select(COLUMNS).where('id', '=', p.id),
);
export type InjectorRow = RowOf<typeof injectorById>;

const ofPractice = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('injector')
    .select(COLUMNS)
    .where('practice_id', '=', p.practiceId)
    .where('removed_at', 'is', null)
    .orderBy('name_key')
    .orderBy('id'),
);

/** Who gives treatments at a practice, by name. */
export const injectorsOf = (db: Db, practiceId: string): Promise<InjectorRow[]> => db.all(ofPractice, { practiceId });
