import type { Brand } from '@domain/enums';
import { takingRows } from '../../db/row-lock';
import { statement } from '../../db/statement';

type Page = { borrowerId: string; at: string; id: string; limit: number };

/** Of a person, newest first, behind a place. */
export const messagesAfter = statement<Page>()((q, p) =>
  q
    .selectFrom('person_message')
    .selectAll()
    .where('borrower_id', '=', p.borrowerId)
    .where((eb) => eb(eb.refTuple('at', 'id'), '<', eb.tuple(p.at, p.id)))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(p.limit),
);

/** The same of one brand. */
export const brandMessagesAfter = statement<Page & { brand: Brand }>()((q, p) =>
  q
    .selectFrom('person_message')
    .selectAll()
    .where('borrower_id', '=', p.borrowerId)
    .where('brand', '=', p.brand)
    .where((eb) => eb(eb.refTuple('at', 'id'), '<', eb.tuple(p.at, p.id)))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(p.limit),
);

export const messageById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('person_message').selectAll().where('id', '=', p.id),
);

export const takenMessage = statement<{ id: string }>()((q, p, dialect) =>
  takingRows(q.selectFrom('person_message').selectAll().where('id', '=', p.id), dialect),
);
