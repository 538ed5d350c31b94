import { type RowOf, statement } from '../../db/statement';

export const detailsById = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('application')
    .innerJoin('borrower', 'borrower.id', 'application.borrower_id')
    .innerJoin('practice', 'practice.id', 'application.practice_id')
    .leftJoin('credit_profile', 'credit_profile.borrower_id', 'application.borrower_id')
    .leftJoin('membership', (join) =>
      join
        .onRef('membership.borrower_id', '=', 'application.borrower_id')
        .onRef('membership.practice_id', '=', 'application.practice_id'),
    )
    .select([
      'application.id',
      'application.number',
      'application.borrower_id',
      'application.status',
      'application.enrollment',
      'application.status_note',
      'application.requested_amount_cents',
      'application.approved_line_cents',
      'application.annual_income_cents',
      'application.is_married',
      'application.grade',
      'application.created_at',
      'application.practice_id',
      'application.mismatches',
      'application.fraud_alert',
      'application.agreement_signed_at',
      'practice.name as practice_name',
      'practice.state_code as practice_state',
      'practice.time_zone',
      'borrower.first_name',
      'borrower.last_name',
      'borrower.email',
      'borrower.email_verified_at',
      'borrower.phone',
      'borrower.phone_verified_at',
      'borrower.birth_date',
      'borrower.ssn_last_four',
      'borrower.street',
      'borrower.unit',
      'borrower.city',
      'borrower.state_code',
      'borrower.zip_code',
      'borrower.flagged_fraud',
      'credit_profile.id as credit_profile_id',
      'credit_profile.application_id as line_application_id',
      'credit_profile.approved_line_cents as line_cents',
      'membership.id as membership_id',
      'membership.status as membership_status',
    ])
    .where('application.id', '=', p.id),
);

/** Every decision of an application, newest first. */
export const decisionsOf = statement<{ applicationId: string }>()((q, p) =>
  q
    .selectFrom('decision')
    .innerJoin('application', 'application.id', 'decision.application_id')
    .innerJoin('practice', 'practice.id', 'application.practice_id')
    .selectAll('decision')
    .select('practice.product_group_id as practice_product_group_id')
    .where('decision.application_id', '=', p.applicationId)
    .orderBy('decision.created_at', 'desc')
    .orderBy('decision.id', 'desc'),
);

export const applicationHistory = statement<{ applicationId: string }>()((q, p) =>
  q
    .selectFrom('application_history')
    .select(['action', 'actor_name', 'note', 'at'])
    .where('application_id', '=', p.applicationId)
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .orderBy('id', 'desc'),
);

/** What was signed and sent for one application; the texts that were accepted by going on are in the file of the person. */
export const ownDocuments = statement<{ applicationId: string }>()((q, p) =>
  q
    .selectFrom('document')
    .select(['id', 'document_key', 'transaction_id', 'title', 'signed_at', 'created_at'])
    .where('application_id', '=', p.applicationId)
    .where('accepted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id'),
);

/** What was signed and sent for an application, and for the transactions of its person at the same practice. */
export const applicationDocuments = statement<{ applicationId: string; borrowerId: string; practiceId: string }>()(
  (q, p) =>
    q
      .selectFrom('document')
      .select(['id', 'document_key', 'transaction_id', 'title', 'signed_at', 'created_at'])
      .where('application_id', '=', p.applicationId)
      .where('accepted_at', 'is', null)
      .unionAll(
        q
          .selectFrom('document')
          .innerJoin('credit_transaction', 'credit_transaction.id', 'document.transaction_id')
          .select([
            'document.id',
            'document.document_key',
            'document.transaction_id',
            'document.title',
            'document.signed_at',
            'document.created_at',
          ])
          .where('credit_transaction.borrower_id', '=', p.borrowerId)
          .where('credit_transaction.practice_id', '=', p.practiceId),
      )
      .orderBy('created_at')
      .orderBy('id'),
);

export type DetailsRow = RowOf<typeof detailsById>;
export type DecisionRow = RowOf<typeof decisionsOf>;
