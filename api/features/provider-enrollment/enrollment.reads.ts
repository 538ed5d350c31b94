import { takingRows } from '../../db/row-lock';
import { type RowOf, statement } from '../../db/statement';

/** The enrollment of a key that is not over, taken until the transaction ends. */
export const takeByKey = statement<{ keyHash: string; now: string }>()((q, p, dialect) =>
  takingRows(
    q
      .selectFrom('provider_enrollment')
      .selectAll()
      .where('id', 'in', (of) =>
        of
          .selectFrom('provider_enrollment_key')
          .select('enrollment_id')
          .where('key_hash', '=', p.keyHash)
          .where('kind', '=', 'BROWSER')
          .where('expires_at', '>', p.now),
      ),
    dialect,
  ),
);

/** The same to read from. */
export const enrollmentByKey = statement<{ keyHash: string; now: string }>()((q, p) =>
  q
    .selectFrom('provider_enrollment')
    .selectAll()
    .where('id', 'in', (of) =>
      of
        .selectFrom('provider_enrollment_key')
        .select('enrollment_id')
        .where('key_hash', '=', p.keyHash)
        .where('kind', '=', 'BROWSER')
        .where('expires_at', '>', p.now),
    ),
);

export const enrollmentById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('provider_enrollment').selectAll().where('id', '=', p.id),
);
export type EnrollmentRow = RowOf<typeof enrollmentById>;

/** The same, taken until the transaction ends. */
export const takeById = statement<{ id: string }>()((q, p, dialect) =>
  takingRows(q.selectFrom('provider_enrollment').selectAll().where('id', '=', p.id), dialect),
);

/** The enrollment that was begun at an address with an e-mail address: of those that are proven to be its owner's, if any, the newest. */
export const enrollmentOfEmail = statement<{ emailIndex: string; slug: string }>()((q, p) =>
  q
    .selectFrom('provider_enrollment')
    .selectAll()
    .where('email_index', '=', p.emailIndex)
    .where('slug', '=', p.slug)
    .orderBy('is_email_proven', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
);

export const keyByHash = statement<{ keyHash: string }>()((q, p) =>
  q.selectFrom('provider_enrollment_key').selectAll().where('key_hash', '=', p.keyHash),
);

export const historyOfEnrollment = statement<{ enrollmentId: string }>()((q, p) =>
  q
    .selectFrom('provider_enrollment_history')
    .select(['action', 'at'])
    .where('enrollment_id', '=', p.enrollmentId)
    .orderBy('position'),
);

export const agreementOfEnrollment = statement<{ enrollmentId: string }>()((q, p) =>
  q.selectFrom('provider_agreement').selectAll().where('enrollment_id', '=', p.enrollmentId),
);
export type AgreementRow = RowOf<typeof agreementOfEnrollment>;

/** Enrollments, newest first. */
export const newestEnrollments = statement<{ limit: number }>()((q, p) =>
  q.selectFrom('provider_enrollment').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(p.limit),
);

/** Whoever of staff has an address. */
export const staffOfEmail = statement<{ email: string }>()((q, p) =>
  q.selectFrom('staff').select('id').where('email', '=', p.email),
);

/** An enterprise by its address, with the enrollments of its practices. */
export const enterpriseOfAddress = statement<{ slug: string }>()((q, p) =>
  q.selectFrom('enterprise').select(['id', 'name']).where('url_slug', '=', p.slug),
);

/** A practice that is being set up: not one that was open once and is closed. */
export const practiceInSetup = statement<{ slug: string }>()((q, p) =>
  q
    .selectFrom('practice')
    .innerJoin('practice_onboarding', 'practice_onboarding.practice_id', 'practice.id')
    .select(['practice.id', 'practice.name', 'practice.enrollments', 'practice.embed_origins'])
    .where('practice.slug', '=', p.slug)
    .where('practice.is_active', '=', 0)
    .where('practice_onboarding.status', '=', 'IN_PROGRESS'),
);

/** What the practices of an enterprise are enrolled in, and their registered websites. */
export const practicesOfPlace = statement<{ id: string }>()((q, p) =>
  q.selectFrom('practice').select(['enrollments', 'embed_origins']).where('enterprise_id', '=', p.id),
);

/** Those whose master agreement is signed, newest first. */
export const enrollmentsFinished = statement<{ limit: number }>()((q, p) =>
  q
    .selectFrom('provider_enrollment')
    .selectAll()
    .where('finished_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(p.limit),
);
