import type { Language } from '@contract/language';
import { statement } from '../../db/statement';

/** The language that a person uses now, where it is another one than before. */
export const keepLanguage = statement<{ id: string; language: Language }>()((q, p) =>
  q.updateTable('borrower').set({ language: p.language }).where('id', '=', p.id).where('language', '<>', p.language),
);
