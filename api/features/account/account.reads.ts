import { type RowOf, statement } from '../../db/statement';

/** A person's applications for credit, newest first. */
export const applicationsOf = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('application')
    .innerJoin('practice', 'practice.id', 'application.practice_id')
    .select([
      'application.id',
      'application.borrower_id',
      'application.status',
      'application.page_path',
      'application.agreement_signed_at',
      'application.requested_amount_cents',
      'application.created_at',
      'application.practice_id',
      'practice.name',
      'practice.slug',
    ])
    .where('application.borrower_id', '=', p.borrowerId)
    .where('application.enrollment', '=', 'APPLICATIONS')
    .orderBy('application.created_at', 'desc')
    .orderBy('application.id', 'desc')
    .limit((eb) => eb.lit(100)),
);
export type OwnApplicationRow = RowOf<typeof applicationsOf>;

export const ownerOfApplication = statement<{ id: string }>()((q, p) =>
  q.selectFrom('application').select('borrower_id').where('id', '=', p.id),
);

/** The oldest request that waits for a plan. */
export const waitingForPlan = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('credit_transaction')
    .select('id')
    .where('borrower_id', '=', p.borrowerId)
    .where('status', 'in', ['PENDING', 'REQUESTED'])
    .where('selected_plan', 'is', null)
    .orderBy('created_at')
    .limit((eb) => eb.lit(1)),
);

export const enterpriseBy = statement<{ id: string; slug: string }>()((q, p) =>
  q
    .selectFrom('enterprise')
    .select(['id', 'name', 'url_slug', 'logo'])
    .where((eb) => eb.or([eb('id', '=', p.id), eb('url_slug', '=', p.slug)]))
    .limit((eb) => eb.lit(1)),
);

/** The practices of an enterprise where people can apply: active, taking applications, and not suspended. */
export const openPracticesOf = statement<{ enterpriseId: string }>()((q, p) =>
  q
    .selectFrom('practice')
    .select([
      'id',
      'name',
      'slug',
      'specialty',
      'street',
      'unit',
      'city',
      'state_code',
      'time_zone',
      'zip_code',
      'phone',
      'enrollments',
      'risk_profile_id',
      'product_group_id',
    ])
    .where('enterprise_id', '=', p.enterpriseId)
    // One that is not public is joined by its own links alone.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('practice_profile')
            .select('practice_profile.practice_id')
            .whereRef('practice_profile.practice_id', '=', 'practice.id')
            .where('practice_profile.public_facing', '=', 0),
        ),
      ),
    )
    .where('is_active', '=', 1)
    .where('suspend_funds', '=', 0)
    .where('enrollments', 'like', '%APPLICATIONS%')
    .orderBy('name')
    .orderBy('id'),
);
