import { enrollmentStepNumber } from '@domain/practice/enrollment';
import type { Db } from '../../db/database';
import type { Vault } from '../../security/vault';
import { openPaymentSecret, type PaymentSecret } from '../payment-method/index';
import { type EnrollmentAnswers, type OwnerSecret, openAnswers } from './answers';
import {
  type EnrollmentRow,
  enrollmentById,
  enrollmentsFinished,
  historyOfEnrollment,
  newestEnrollments,
} from './enrollment.reads';
import { reachedBy } from './unproven-answers';

/** A practice that enrolled itself, or is about to, as onboarding takes it up: everything that it said but for what lies in the vault. */
export type Lead = {
  /** `providerLeadId`. */
  id: string;
  source: 'self-enrolled';
  slug: string;
  enterpriseId: string | null;
  practiceId: string | null;
  /** 0 the beginning, 1 the owner, 2 the bank, 3 the card, 4 the signature, 5 done. */
  step: number;
  enrollments: ('APPLICATIONS' | 'MEMBERSHIPS')[];
  answers: EnrollmentAnswers;
  startedAt: string;
  changedAt: string;
  /** When the master agreement was signed; null before. */
  finishedAt: string | null;
};

const leadView = (row: EnrollmentRow, vault: Pick<Vault, 'openText'>): Lead => ({
  id: row.id,
  source: 'self-enrolled',
  slug: row.slug,
  enterpriseId: row.enterprise_id,
  practiceId: row.practice_id,
  step: enrollmentStepNumber(reachedBy(row)),
  enrollments: [
    ...(row.patientfi_enrollment === 1 ? (['APPLICATIONS'] as const) : []),
    ...(row.privi_enrollment === 1 ? (['MEMBERSHIPS'] as const) : []),
  ],
  answers: openAnswers(vault, row),
  startedAt: row.created_at,
  changedAt: row.changed_at,
  finishedAt: row.finished_at,
});

type Opening = { db: Db; vault: Pick<Vault, 'openText'> };

/** Leads, newest first, 1 to `limit`; with `isFinished` only those whose master agreement is signed. */
export async function listedLeads(
  { db, vault }: Opening,
  { limit, isFinished = false }: { limit: number; isFinished?: boolean },
): Promise<Lead[]> {
  const rows = await db.all(isFinished ? enrollmentsFinished : newestEnrollments, { limit });
  return rows.map((row) => leadView(row, vault));
}

/** One lead by its id, and what happened to it, oldest first; undefined for an unknown one. */
export async function leadOf(
  { db, vault }: Opening,
  id: string,
): Promise<(Lead & { history: { action: string; at: string }[] }) | undefined> {
  const row = await db.first(enrollmentById, { id });
  return row && { ...leadView(row, vault), history: await db.all(historyOfEnrollment, { enrollmentId: id }) };
}

/** What the vault keeps of a lead. */
export type LeadSecrets = { owner: OwnerSecret | null; bank: PaymentSecret | null; card: PaymentSecret | null };

/** For the machine's own use: what a practice is set up with. @throws when a row is missing or was tampered with. */
export async function secretsOfLead(
  { db, vault }: { db: Db; vault: Pick<Vault, 'open'> },
  id: string,
): Promise<LeadSecrets | undefined> {
  const row = await db.first(enrollmentById, { id });
  if (!row) return undefined;
  const { owner_vault_id: owner, bank_vault_id: bank, card_vault_id: card } = row;
  return {
    owner: owner === null ? null : (JSON.parse(await vault.open(db, owner)) as OwnerSecret),
    bank: bank === null ? null : await openPaymentSecret(db, vault, bank),
    card: card === null ? null : await openPaymentSecret(db, vault, card),
  };
}
