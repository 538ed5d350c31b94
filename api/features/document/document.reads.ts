import type { CivilDate } from '@domain/calendar/civil-date';
import { millisecondsOf } from '@domain/calendar/instant';
import { HOME_ZONE } from '@domain/calendar/zoned-day';
import { sql } from 'kysely';
import { practiceDayOf } from '../../civil-today';
import type { Db } from '../../db/database';
import { type RowOf, statement } from '../../db/statement';

export const documentById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('document').selectAll().where('id', '=', p.id),
);

/** What the practice of a membership wears. */
export const lookOfMembership = statement<{ membershipId: string }>()((q, p) =>
  q
    .selectFrom('membership')
    .innerJoin('practice', 'practice.id', 'membership.practice_id')
    .select(['practice.name', 'practice.theme'])
    .where('membership.id', '=', p.membershipId),
);

/** The practice that a document is of. */
export const practiceOfDocument = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('document')
    .innerJoin('borrower', 'borrower.id', 'document.borrower_id')
    .leftJoin('application', 'application.id', 'document.application_id')
    .leftJoin('credit_transaction', 'credit_transaction.id', 'document.transaction_id')
    .innerJoin('practice', (join) =>
      join.on('practice.id', '=', (eb) =>
        eb.fn.coalesce('credit_transaction.practice_id', 'application.practice_id', 'borrower.practice_id'),
      ),
    )
    .select('practice.time_zone')
    .where('document.id', '=', p.id),
);

/** The day of a kept document where its practice is, as its text counts days: when it was signed, or else written. */
export async function dayOfDocument(
  db: Db,
  { id, signed_at, created_at }: Pick<DocumentRow, 'id' | 'signed_at' | 'created_at'>,
): Promise<CivilDate> {
  const practice = await db.first(practiceOfDocument, { id });
  return practiceDayOf(millisecondsOf(signed_at ?? created_at), practice ?? { time_zone: HOME_ZONE });
}

/** What a person signed or was sent, newest first, with the practice of each. */
export const documentsOfBorrower = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('document')
    .leftJoin('application', 'application.id', 'document.application_id')
    .leftJoin('practice as applied', 'applied.id', 'application.practice_id')
    .leftJoin('credit_transaction', 'credit_transaction.id', 'document.transaction_id')
    .leftJoin('practice as bought', 'bought.id', 'credit_transaction.practice_id')
    .select([
      'document.id',
      'document.document_key',
      'document.title',
      'document.signed_name',
      'document.signed_at',
      'document.accepted_at',
      'document.created_at',
      sql<number>`case when document.evidence like '{"english":%' then 1 else 0 end`.as('has_english'),
      'applied.name as applied_at',
      'bought.name as bought_at',
      // Of a paper of a membership, which its evidence names.
      sql<string | null>`(select practice.name from membership
        inner join practice on practice.id = membership.practice_id
        where membership.borrower_id = document.borrower_id
        and document.evidence like '%"membershipId":"' || membership.id || '"%')`.as('member_at'),
    ])
    .where('document.borrower_id', '=', p.borrowerId)
    .orderBy('document.created_at', 'desc')
    .orderBy('document.id', 'desc'),
);

/** The newest kept document of a kind that belongs to a transaction. */
export const documentOfTransaction = statement<{ transactionId: string; documentKey: string }>()((q, p) =>
  q
    .selectFrom('document')
    .selectAll()
    .where('transaction_id', '=', p.transactionId)
    .where('document_key', '=', p.documentKey)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

/** The newest kept document of a kind that belongs to an application. */
export const documentOfApplication = statement<{ applicationId: string; documentKey: string }>()((q, p) =>
  q
    .selectFrom('document')
    .selectAll()
    .where('application_id', '=', p.applicationId)
    .where('document_key', '=', p.documentKey)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

/** What an application's documents are filled in with. */
export const applicationFacts = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('application')
    .innerJoin('borrower', 'borrower.id', 'application.borrower_id')
    .innerJoin('practice', 'practice.id', 'application.practice_id')
    .leftJoin('decision', 'decision.id', 'application.decision_id')
    .select([
      'application.borrower_id',
      'application.practice_id',
      'application.number',
      'application.status',
      'borrower.first_name',
      'borrower.last_name',
      'borrower.state_code as borrower_state',
      'practice.name as practice_name',
      'practice.state_code as practice_state',
      'practice.time_zone',
      'decision.record as decision_record',
    ])
    .where('application.id', '=', p.id),
);

/** The offer of the partner lender that an application's agreement is filled in with. */
export const partnerOfferOf = statement<{ applicationId: string }>()((q, p) =>
  q.selectFrom('partner_loan').select('offer').where('application_id', '=', p.applicationId),
);

/** What a transaction's documents are filled in with. */
export const transactionFacts = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('credit_transaction')
    .innerJoin('borrower', 'borrower.id', 'credit_transaction.borrower_id')
    .innerJoin('practice', 'practice.id', 'credit_transaction.practice_id')
    .select([
      'credit_transaction.borrower_id',
      'credit_transaction.practice_id',
      'credit_transaction.number',
      'credit_transaction.selected_plan',
      'borrower.first_name',
      'borrower.last_name',
      'borrower.state_code as borrower_state',
      'practice.name as practice_name',
      'practice.state_code as practice_state',
    ])
    .where('credit_transaction.id', '=', p.id),
);

const provenEmail = statement<{ id: string }>()((q, p) =>
  q.selectFrom('borrower').select('email').where('id', '=', p.id).where('email_verified_at', 'is not', null),
);

export type DocumentRow = RowOf<typeof documentById>;
export type ApplicationFacts = RowOf<typeof applicationFacts>;
export type TransactionFacts = RowOf<typeof transactionFacts>;

/** The address that a person has proven with a code; undefined without one. */
export async function findProvenEmail(db: Db, borrowerId: string): Promise<string | undefined> {
  return (await db.first(provenEmail, { id: borrowerId }))?.email;
}

/** When a person confirmed one version of the privacy policy. */
export const privacyConsentOf = statement<{ borrowerId: string; version: string }>()((q, p) =>
  q
    .selectFrom('privacy_consent')
    .select('confirmed_at')
    .where('borrower_id', '=', p.borrowerId)
    .where('document_version', '=', p.version),
);

/** The memberships of a person, those with a signed plan first and the newest first. */
export const membershipsOfPerson = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('membership')
    .leftJoin('membership_plan', (join) =>
      join
        .onRef('membership_plan.membership_id', '=', 'membership.id')
        .on('membership_plan.document_id', 'is not', null),
    )
    .leftJoin('document', 'document.id', 'membership_plan.document_id')
    .select(['membership.id', 'membership.practice_id'])
    .where('membership.borrower_id', '=', p.borrowerId)
    .orderBy(sql`case when document.id is null then 1 else 0 end`)
    .orderBy('document.created_at', 'desc')
    .orderBy('membership.created_at', 'desc')
    .orderBy('membership.id', 'desc'),
);

/** The membership of an agreement of a plan, and whose it is. */
export const membershipOfVisit = statement<{ visitId: string }>()((q, p) =>
  q
    .selectFrom('visit')
    .innerJoin('membership', 'membership.id', 'visit.membership_id')
    .select(['membership.id', 'membership.borrower_id'])
    .where('visit.id', '=', p.visitId),
);

/** The signed agreement of a plan of a membership: of the plan of one visit, else the newest. */
export const agreementOfMembership = statement<{ membershipId: string; visitId: string | null }>()((q, p) =>
  q
    .selectFrom('membership_plan')
    .innerJoin('document', 'document.id', 'membership_plan.document_id')
    .selectAll('document')
    .where('membership_plan.membership_id', '=', p.membershipId)
    .orderBy((eb) =>
      eb
        .case()
        .when(
          'membership_plan.id',
          '=',
          eb
            .selectFrom('visit')
            .innerJoin('plan_treatment', 'plan_treatment.id', 'visit.plan_treatment_id')
            .select('plan_treatment.plan_id')
            .where('visit.id', '=', p.visitId),
        )
        .then(0)
        .else(1)
        .end(),
    )
    .orderBy('document.created_at', 'desc')
    .orderBy('document.id', 'desc')
    .limit(1),
);

/** The newest kept paper of a kind that belongs to one membership: by what it names, or by the sign-up that began it. */
export const documentOfMembership = statement<{ membershipId: string; documentKey: string }>()((q, p) =>
  q
    .selectFrom('document')
    .innerJoin('membership', 'membership.borrower_id', 'document.borrower_id')
    .leftJoin('application', 'application.id', 'document.application_id')
    .selectAll('document')
    .where('membership.id', '=', p.membershipId)
    .where('document.document_key', '=', p.documentKey)
    .where((eb) =>
      eb.or([
        eb('document.evidence', 'like', sql<string>`'%"membershipId":"' || membership.id || '"%'`),
        eb.and([
          eb('application.enrollment', '=', 'MEMBERSHIPS'),
          eb('application.practice_id', '=', eb.ref('membership.practice_id')),
        ]),
      ]),
    )
    .orderBy('document.created_at', 'desc')
    .orderBy('document.id', 'desc')
    .limit(1),
);

/** Where a member lives and where their practice is, which the texts of a membership depend on. */
export const membershipFacts = statement<{ membershipId: string }>()((q, p) =>
  q
    .selectFrom('membership')
    .innerJoin('borrower', 'borrower.id', 'membership.borrower_id')
    .innerJoin('practice', 'practice.id', 'membership.practice_id')
    .select([
      'membership.practice_id',
      'borrower.state_code as borrower_state',
      'practice.state_code as practice_state',
    ])
    .where('membership.id', '=', p.membershipId),
);
