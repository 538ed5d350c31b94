import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { PracticeOnboardingTable } from '../../db/tables/onboarding';
import type {
  ProviderAgreementTable,
  ProviderEnrollmentHistoryTable,
  ProviderEnrollmentKeyTable,
  ProviderEnrollmentTable,
} from '../../db/tables/provider-enrollment';

export const insertEnrollment = statement<ProviderEnrollmentTable>()((q, p) =>
  q
    .insertInto('provider_enrollment')
    .values(
      columns(p, [
        'id',
        'slug',
        'enterprise_id',
        'practice_id',
        'step',
        'is_emptied',
        'privi_enrollment',
        'patientfi_enrollment',
        'provider_name',
        'state_code',
        'time_zone',
        'email_index',
        'answers',
        'owner_vault_id',
        'bank_vault_id',
        'card_vault_id',
        'is_email_proven',
        'created_at',
        'changed_at',
        'finished_at',
        'version',
      ]),
    ),
);

type Changed = Omit<ProviderEnrollmentTable, 'slug' | 'enterprise_id' | 'practice_id' | 'created_at'>;

/** Guarded by the version that was read. */
export const updateEnrollment = statement<Changed>()((q, p) =>
  q
    .updateTable('provider_enrollment')
    .set((eb) => ({
      step: p.step,
      is_emptied: p.is_emptied,
      privi_enrollment: p.privi_enrollment,
      patientfi_enrollment: p.patientfi_enrollment,
      provider_name: p.provider_name,
      state_code: p.state_code,
      time_zone: p.time_zone,
      email_index: p.email_index,
      answers: p.answers,
      owner_vault_id: p.owner_vault_id,
      bank_vault_id: p.bank_vault_id,
      card_vault_id: p.card_vault_id,
      is_email_proven: p.is_email_proven,
      changed_at: p.changed_at,
      finished_at: p.finished_at,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

export const insertKey = statement<ProviderEnrollmentKeyTable>()((q, p) =>
  q
    .insertInto('provider_enrollment_key')
    .values(columns(p, ['key_hash', 'enrollment_id', 'kind', 'created_at', 'expires_at', 'used_at'])),
);

/** Uses a link up: 0 where it is unknown, used or over. */
export const useLink = statement<{ keyHash: string; now: string }>()((q, p) =>
  q
    .updateTable('provider_enrollment_key')
    .set({ used_at: p.now })
    .where('key_hash', '=', p.keyHash)
    .where('kind', '=', 'LINK')
    .where('used_at', 'is', null)
    .where('expires_at', '>', p.now),
);

/** Links that were mailed and are not used open nothing anymore. */
export const endLinks = statement<{ enrollmentId: string; now: string }>()((q, p) =>
  q
    .updateTable('provider_enrollment_key')
    .set({ used_at: p.now })
    .where('enrollment_id', '=', p.enrollmentId)
    .where('kind', '=', 'LINK')
    .where('used_at', 'is', null),
);

/** Neither browsers nor mails open the enrollment anymore. */
export const endKeys = statement<{ enrollmentId: string; now: string }>()((q, p) =>
  q
    .updateTable('provider_enrollment_key')
    .set((eb) => ({ expires_at: p.now, used_at: eb.fn.coalesce('used_at', eb.val(p.now)) }))
    .where('enrollment_id', '=', p.enrollmentId)
    .where('expires_at', '>', p.now),
);

export const insertHistory = statement<ProviderEnrollmentHistoryTable>()((q, p) =>
  q.insertInto('provider_enrollment_history').values(columns(p, ['enrollment_id', 'position', 'action', 'at'])),
);

export const insertAgreement = statement<ProviderAgreementTable>()((q, p) =>
  q
    .insertInto('provider_agreement')
    .values(
      columns(p, [
        'id',
        'enrollment_id',
        'title',
        'text_version',
        'content',
        'sha256',
        'pdf',
        'pdf_sha256',
        'signed_name',
        'signer_title',
        'signed_on',
        'signed_at',
        'evidence',
      ]),
    ),
);

/** Keeps the PDF of an agreement unless it has one: the first one stays. */
export const keepAgreementPdf = statement<{ id: string; pdf: string; pdfSha256: string }>()((q, p) =>
  q
    .updateTable('provider_agreement')
    .set({ pdf: p.pdf, pdf_sha256: p.pdfSha256 })
    .where('id', '=', p.id)
    .where('pdf', 'is', null),
);

/** A signed enrollment waits among the onboardings until somebody takes it up. */
export const insertWaiting = statement<PracticeOnboardingTable>()((q, p) =>
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
    ),
);
