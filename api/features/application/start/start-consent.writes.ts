import { columns } from '../../../db/columns';
import { statement } from '../../../db/statement';
import type { Tables } from '../../../db/tables/index';

/** Once by its hash. */
export const insertLegalText = statement<Tables['legal_text']>()((q, p) =>
  q
    .insertInto('legal_text')
    .values(columns(p, ['sha256', 'content', 'english']))
    .onConflict((conflict) => conflict.column('sha256').doNothing()),
);

export const insertStartConsent = statement<Tables['start_consent']>()((q, p) =>
  q
    .insertInto('start_consent')
    .values(
      columns(p, [
        'start_id',
        'document_key',
        'text_sha256',
        'text_version',
        'language',
        'given_at',
        'ip_hash',
        'user_agent',
        'request_id',
      ]),
    ),
);

/** What was accepted with an application goes with it to the account that it moves to. */
export const moveAccepted = statement<{ applicationId: string; to: string }>()((q, p) =>
  q
    .updateTable('document')
    .set({ borrower_id: p.to })
    .where('application_id', '=', p.applicationId)
    .where('accepted_at', 'is not', null),
);
