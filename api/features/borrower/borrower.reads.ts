import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../../db/database';
import { type RowOf, statement } from '../../db/statement';
import type { Tables } from '../../db/tables/index';

export const borrowerById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('borrower').selectAll().where('id', '=', p.id),
);
/** Of any practice. */
const isMember = (eb: ExpressionBuilder<Tables, 'borrower'>) =>
  eb
    .selectFrom('membership')
    .select((of) => of.fn.countAll<number>().as('count'))
    .whereRef('membership.borrower_id', '=', 'borrower.id')
    .as('memberships');
const byEmail = statement<{ email: string }>()((q, p) =>
  q
    .selectFrom('borrower')
    .select(['id', 'email', 'phone', 'phone_verified_at', 'first_name', 'last_name'])
    .select(isMember)
    .where('email', '=', p.email)
    .where('email_verified_at', 'is not', null),
);
const byPhone = statement<{ phone: string }>()((q, p) =>
  q
    .selectFrom('borrower')
    .select(['id', 'email', 'phone', 'phone_verified_at', 'is_deleted', 'first_name', 'last_name'])
    .select(isMember)
    .where('phone', '=', p.phone)
    .where('phone_verified_at', 'is not', null)
    .orderBy('is_deleted')
    .limit(2),
);
/** Of one kind: a member's log-in tells of the sign-up, a borrower's of the application for financing. */
export const latestApplication = statement<{ borrowerId: string; enrollment: 'APPLICATIONS' | 'MEMBERSHIPS' }>()(
  (q, p) =>
    q
      .selectFrom('application')
      .innerJoin('practice', 'practice.id', 'application.practice_id')
      .leftJoin('partner_loan', 'partner_loan.application_id', 'application.id')
      .select([
        'application.id',
        'application.status',
        'application.page_path',
        'application.purpose',
        'practice.slug',
        'practice.time_zone',
        'partner_loan.offer',
        'partner_loan.status as partner_status',
      ])
      .where('application.borrower_id', '=', p.borrowerId)
      .where('application.enrollment', '=', p.enrollment)
      .orderBy('application.created_at', 'desc')
      .limit(1),
);
export const newestPending = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('credit_transaction')
    .select(['id', 'selected_plan', 'genesis'])
    .where('borrower_id', '=', p.borrowerId)
    .where('status', 'in', ['PENDING', 'REQUESTED'])
    .orderBy('created_at', 'desc')
    .limit(1),
);
/** The newest application for which the partner lender made a loan. */
export const newestPartnerLoan = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('partner_loan')
    .select('application_id')
    .where('borrower_id', '=', p.borrowerId)
    .where('status', '=', 'SIGNED')
    .orderBy('signed_at', 'desc')
    .limit(1),
);
/** Frozen plans of the accepted transactions, as JSON text. */
export const acceptedPlans = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('credit_transaction')
    .select(['id', 'selected_plan'])
    .where('borrower_id', '=', p.borrowerId)
    .where('status', '=', 'ACCEPTED')
    .where('selected_plan', 'is not', null),
);

/** Where the borrower applied, and the practices that asked for a payment plan. */
export const practicesOfBorrower = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('practice')
    .select(['id', 'name', 'phone', 'city'])
    .where((eb) =>
      eb.or([
        eb(
          'id',
          'in',
          eb.selectFrom('credit_transaction').select('practice_id').where('borrower_id', '=', p.borrowerId),
        ),
        eb('id', 'in', eb.selectFrom('borrower').select('practice_id').where('borrower.id', '=', p.borrowerId)),
      ]),
    )
    .orderBy('name')
    .orderBy('id'),
);

/**
 * The person whose proven contact this is; undefined when nobody or, for a phone, more than one person has it. An archived one is found
 * where nobody else is, to be told so by the code.
 */
export async function findByContact(db: Db, contact: { email: string } | { phone: string }) {
  if ('email' in contact) return db.first(byEmail, contact);
  return onlyOne(await db.all(byPhone, contact));
}

function onlyOne(found: readonly RowOf<typeof byPhone>[]) {
  const open = found.filter((person) => person.is_deleted === 0);
  const [person, ...others] = open.length > 0 ? open : found;
  return others.length === 0 ? person : undefined;
}

/** Whether any account has proven it, also one of several that no code opens. */
export async function isProvenByAnybody(db: Db, contact: { email: string } | { phone: string }): Promise<boolean> {
  const found = 'email' in contact ? await db.all(byEmail, contact) : await db.all(byPhone, contact);
  return found.length > 0;
}

export type BorrowerRow = RowOf<typeof borrowerById>;

/** The language of the person who has proven an e-mail address. */
export const languageOfEmail = statement<{ email: string }>()((q, p) =>
  q.selectFrom('borrower').select('language').where('email', '=', p.email).where('email_verified_at', 'is not', null),
);

/** The same of a phone; two people may share one, then of who came first. */
export const languageOfPhone = statement<{ phone: string }>()((q, p) =>
  q
    .selectFrom('borrower')
    .select('language')
    .where('phone', '=', p.phone)
    .where('phone_verified_at', 'is not', null)
    .orderBy('created_at')
    .limit(1),
);

/** Where the people live who have verified a phone; two may share one. */
export const statesOfPhone = statement<{ phone: string }>()((q, p) =>
  q
    .selectFrom('borrower')
    .select('state_code')
    .distinct()
    .where('phone', '=', p.phone)
    .where('phone_verified_at', 'is not', null)
    .where('state_code', 'is not', null),
);

/** When a person last confirmed a version of the privacy policy. */
export const lastPrivacyConsent = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('privacy_consent')
    .select('confirmed_at')
    .where('borrower_id', '=', p.borrowerId)
    .orderBy('confirmed_at', 'desc')
    .limit(1),
);

/** When staff archived somebody last; nothing where it is on no record. */
export const archivedAt = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('borrower_standing_change')
    .select('at')
    .where('borrower_id', '=', p.borrowerId)
    .where('kind', '=', 'ARCHIVE')
    .orderBy('version', 'desc')
    .limit(1),
);
