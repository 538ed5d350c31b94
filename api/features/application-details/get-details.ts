import type { applicationDetails } from '@contract/application-details/entity';
import { readerOf } from '@contract/person-readers';
import { dollarsFromCents } from '@domain/money/dollars';
import type * as z from 'zod/mini';
import { carryOut } from '../../command/command';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { viewRestrictions } from '../account-restriction/index';
import {
  findIdentityStep,
  getCase,
  isUndecided,
  openAnswers,
  reviewControl,
  viewNotice,
  viewProposal,
  viewSignedLoan,
} from '../application/index';
import { lineOfBorrower } from '../credit-line/index';
import { loadRiskProfileVersion } from '../risk/index';
import { decideBy, limitEndedOn, rowView } from './application.view';
import {
  applicationDocuments,
  applicationHistory,
  type DecisionRow,
  type DetailsRow,
  decisionsOf,
  detailsById,
  ownDocuments,
} from './application-details.reads';
import { viewDecision } from './decision.view';

type Details = z.input<typeof applicationDetails>;

/**
 * One application for staff: answers with the SSN masked, documents, history and the trace of each decision. Opening it
 * leaves an audit row, because it shows personal data.
 * @throws AppError NOT_FOUND
 */
export async function getApplicationForStaff(
  { deps, meta }: { deps: Deps; meta: RequestMeta },
  id: string,
  actor: StaffActor,
): Promise<Details> {
  const db = deps.database.read;
  const row = await db.first(detailsById, { id });
  if (!row) throw new AppError('NOT_FOUND');
  const [line, decisions, history, documents] = await Promise.all([
    db.first(lineOfBorrower, { borrowerId: row.borrower_id }),
    db.all(decisionsOf, { applicationId: id }),
    db.all(applicationHistory, { applicationId: id }),
    documentsOf(db, row),
  ]);
  await carryOut({ actor, meta }, deps, ({ record }) =>
    record('application.viewed', { practiceId: row.practice_id, id }),
  );
  return {
    ...rowView(row, line, deps.clock),
    // A sign-up gives no line, and whoever reads it may be of the brand that sees none.
    creditProfileId: row.enrollment === 'MEMBERSHIPS' ? null : row.credit_profile_id,
    email: row.email,
    phoneNumber: row.phone,
    isEmailVerified: row.email_verified_at !== null,
    isPhoneVerified: row.phone_verified_at !== null,
    birthDate: row.birth_date,
    ssnNumber: row.ssn_last_four === null ? null : `•••-••-${row.ssn_last_four}`,
    address: addressText(row),
    annualIncome: dollarsFromCents(row.annual_income_cents),
    isMarried: row.is_married === null ? null : row.is_married === 1,
    mismatches: (JSON.parse(row.mismatches) as { field: string }[]).map(({ field }) => field),
    fraudAlerts: row.fraud_alert === 1,
    identityStep: await identityStepOf(row, deps),
    adverseAction: await viewNotice(db, id),
    agreementSignedAt: row.agreement_signed_at,
    limitEndedOn: limitEndedOn(row, line, deps.clock),
    signup:
      row.enrollment === 'MEMBERSHIPS'
        ? { membershipId: row.membership_id, membershipStatus: row.membership_status }
        : null,
    partnerLoan: await viewSignedLoan(db, id, deps),
    standing: readerOf(actor) === 'financing' ? await viewRestrictions(db, row.borrower_id) : null,
    review: await reviewOf(row, actor.staffId, deps),
    documents: documents.map((document) => ({
      documentKey: document.document_key,
      documentId: document.id,
      transactionId: document.transaction_id,
      title: document.title,
      signedAt: document.signed_at,
      createdAt: document.created_at,
    })),
    decisions: await Promise.all(decisions.map((decision) => decisionOf(decision, deps))),
    statusHistory: history.map((entry) => ({
      // A denial that a correction can still turn around is told as what it asks for.
      action: entry.action === 'DENIED' && entry.note === 'mismatches' ? 'CORRECTION_ASKED' : entry.action,
      userName: entry.actor_name,
      at: entry.at,
      note: entry.note,
    })),
  };
}

/**
 * Its own papers, and of an application for financing those of its person's transactions too. A sign-up tells of no transaction: whoever
 * reads sign-ups may be of the membership brand (decision 53).
 */
function documentsOf(db: Db, { id, enrollment, borrower_id: borrowerId, practice_id: practiceId }: DetailsRow) {
  if (enrollment === 'MEMBERSHIPS') return db.all(ownDocuments, { applicationId: id });
  return db.all(applicationDocuments, { applicationId: id, borrowerId, practiceId });
}

/** What somebody of the platform may still decide; null for an application that does not wait. */
async function reviewOf(row: DetailsRow, readerId: string, deps: Deps): Promise<Details['review']> {
  const db = deps.database.read;
  if (row.status !== 'REVIEW' && row.status !== 'INCOMPLETE') return null;
  const of = await getCase(db, row.id, row.enrollment);
  if (!isUndecided(of.application)) return null;
  const { approvableCents: cents, reasons } = await openAnswers(db, of, deps);
  return {
    approvableAmount: dollarsFromCents(cents),
    reasons,
    dueOn: decideBy(row.created_at),
    version: of.application.version,
    needsDualControl: (await reviewControl(db, deps.config)).needsDualControl,
    needsIdentityStep: of.application.fraud_alert === 1,
    proposal: await viewProposal(db, row.id, readerId),
  };
}

/** Only of financing: the call that takes an identity as proven runs applications for credit. */
async function identityStepOf(row: DetailsRow, deps: Deps) {
  if (row.enrollment !== 'APPLICATIONS') return null;
  const db = deps.database.read;
  return findIdentityStep({ db, deps }, await getCase(db, row.id, row.enrollment));
}

async function decisionOf(row: DecisionRow, deps: Deps) {
  const profile = await loadRiskProfileVersion(deps.database.read, row.risk_profile_id, {
    version: row.risk_profile_version,
    productGroupId: row.product_group_id ?? row.practice_product_group_id,
  });
  return viewDecision(row, profile.name, profile.compiled);
}

function addressText(row: {
  street: string | null;
  unit: string | null;
  city: string | null;
  state_code: string | null;
  zip_code: string | null;
}): string | null {
  if (row.street === null) return null;
  return `${[row.street, row.unit].filter(Boolean).join(', ')}, ${row.city ?? ''}, ${row.state_code ?? ''} ${row.zip_code ?? ''}`;
}
