import { statement } from '../../../db/statement';

/** What was accepted with a start, with its texts. */
export const startConsents = statement<{ startId: string }>()((q, p) =>
  q
    .selectFrom('start_consent')
    .innerJoin('legal_text', 'legal_text.sha256', 'start_consent.text_sha256')
    .selectAll('start_consent')
    .select(['legal_text.content', 'legal_text.english'])
    .where('start_consent.start_id', '=', p.startId)
    .orderBy('start_consent.document_key'),
);
