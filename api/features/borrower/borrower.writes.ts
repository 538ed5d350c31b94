import type { Language } from '@contract/language';
import { statement } from '../../db/statement';

/** The language that a person uses now, where it is another one than before. What they chose themselves no browser replaces. */
export const keepLanguage = statement<{ id: string; language: Language }>()((q, p) =>
  q
    .updateTable('borrower')
    .set({ language: p.language })
    .where('id', '=', p.id)
    .where('language', '<>', p.language)
    .where('id', 'not in', q.selectFrom('chosen_language').select('borrower_id').where('borrower_id', '=', p.id)),
);

/** The language that a person chose, where it is another one than before. */
export const setLanguage = statement<{ id: string; language: Language }>()((q, p) =>
  q.updateTable('borrower').set({ language: p.language }).where('id', '=', p.id).where('language', '<>', p.language),
);

/** That they chose it themselves; a further choice changes nothing. */
export const noteChoice = statement<{ borrowerId: string; now: string }>()((q, p) =>
  q
    .insertInto('chosen_language')
    .values({ borrower_id: p.borrowerId, chosen_at: p.now })
    .onConflict((conflict) => conflict.column('borrower_id').doNothing()),
);
