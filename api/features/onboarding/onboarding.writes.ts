import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { PracticeOnboardingTable, PracticeProfileTable } from '../../db/tables/onboarding';
import type { PracticeTable } from '../../db/tables/practice';
import { proofAfter } from '../practice-contact/index';
import type { PracticeRow } from './onboarding.reads';

export const insertOnboarding = statement<PracticeOnboardingTable>()((q, p) =>
  q
    .insertInto('practice_onboarding')
    .values(
      columns(p, [
        'id',
        'sugar_id',
        'provider_lead_id',
        'practice_id',
        'practice_name',
        'name_key',
        'list_key',
        'status',
        'enrollment',
        'manager_id',
        'steps',
        'lead',
        'users',
        'created_at',
        'created_by',
        'updated_at',
        'updated_by',
        'version',
        'source',
      ]),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

/** Guarded by the version that was read. */
export const setOnboarding = statement<PracticeOnboardingTable>()((q, p) =>
  q
    .updateTable('practice_onboarding')
    .set((eb) => ({
      provider_lead_id: p.provider_lead_id,
      practice_id: p.practice_id,
      practice_name: p.practice_name,
      name_key: p.name_key,
      status: p.status,
      enrollment: p.enrollment,
      manager_id: p.manager_id,
      steps: p.steps,
      lead: p.lead,
      users: p.users,
      updated_at: p.updated_at,
      updated_by: p.updated_by,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

/** What waited is in another onboarding then; guarded by the version that was read. */
export const deleteWaiting = statement<{ id: string; version: number }>()((q, p) =>
  q
    .deleteFrom('practice_onboarding')
    .where('id', '=', p.id)
    .where('version', '=', p.version)
    .where('status', '=', 'WAITING'),
);

/** Nothing where the address part is another practice's. */
export const insertPractice = statement<PracticeTable>()((q, p) =>
  q
    .insertInto('practice')
    .values(
      columns(p, [
        'id',
        'slug',
        'name',
        'specialty',
        'street',
        'unit',
        'city',
        'state_code',
        'zip_code',
        'time_zone',
        'phone',
        'email',
        'website',
        'enterprise_id',
        'enrollments',
        'funding_types',
        'contract_sell_percent',
        'is_active',
        'suspend_funds',
        'optional_debit_card',
        'requires_patient_info',
        'is_genesis_prequal',
        'risk_profile_id',
        'membership_risk_profile_id',
        'product_group_id',
        'embed_origins',
        'return_urls',
        'theme',
        'accent',
        'created_at',
        'version',
        'offer_version',
        'sites_version',
      ]),
    )
    .onConflict((conflict) => conflict.column('slug').doNothing()),
);

/** Guarded by the version that was read. */
export const setPractice = statement<PracticeRow>()((q, p) =>
  q
    .updateTable('practice')
    .set((eb) => ({
      slug: p.slug,
      name: p.name,
      specialty: p.specialty,
      street: p.street,
      unit: p.unit,
      city: p.city,
      state_code: p.state_code,
      zip_code: p.zip_code,
      time_zone: p.time_zone,
      phone: p.phone,
      email: p.email,
      ...proofAfter(eb, p),
      website: p.website,
      enterprise_id: p.enterprise_id,
      enrollments: p.enrollments,
      funding_types: p.funding_types,
      is_active: p.is_active,
      optional_debit_card: p.optional_debit_card,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

/** What a practice offers; nothing where its settings gave it another profile than the one that was looked at. */
export const setProductGroup = statement<{ id: string; group: string; ratedBy: string }>()((q, p) =>
  q
    .updateTable('practice')
    .set((eb) => ({ product_group_id: p.group, offer_version: eb('offer_version', '+', 1) }))
    .where('id', '=', p.id)
    .where('risk_profile_id', '=', p.ratedBy),
);

type RiskProfiles = { id: string; financing: string; membership: string | null; offering: string };

/** The profiles by which its patients are decided on; nothing where its settings made it offer from another group meanwhile. */
export const setRiskProfiles = statement<RiskProfiles>()((q, p) =>
  q
    .updateTable('practice')
    .set((eb) => ({
      risk_profile_id: p.financing,
      membership_risk_profile_id: p.membership,
      offer_version: eb('offer_version', '+', 1),
    }))
    .where('id', '=', p.id)
    .where('product_group_id', '=', p.offering),
);

/** Keeps what is told of a practice; its promotion is changed by the feature of that name alone. */
export const keepProfile = statement<PracticeProfileTable>()((q, p) =>
  q
    .insertInto('practice_profile')
    .values(
      columns(p, [
        'practice_id',
        'legal_name',
        'year_established',
        'manufacturer',
        'is_allergan',
        'is_separated',
        'provider_reference',
        'document_id',
        'tags',
        'public_facing',
        'instagram',
        'facebook',
        'keywords',
        'unlimited_fee_bps',
        'account_holder',
        'promo',
        'promo_version',
        'rewards',
        'version',
      ]),
    )
    .onConflict((conflict) =>
      conflict.column('practice_id').doUpdateSet((eb) => ({
        legal_name: p.legal_name,
        year_established: p.year_established,
        manufacturer: p.manufacturer,
        is_allergan: p.is_allergan,
        is_separated: p.is_separated,
        provider_reference: p.provider_reference,
        document_id: p.document_id,
        tags: p.tags,
        public_facing: p.public_facing,
        instagram: p.instagram,
        facebook: p.facebook,
        keywords: p.keywords,
        unlimited_fee_bps: p.unlimited_fee_bps,
        account_holder: p.account_holder,
        rewards: p.rewards,
        version: eb('practice_profile.version', '+', 1),
      })),
    ),
);
