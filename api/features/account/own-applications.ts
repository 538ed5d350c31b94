import type { getApplicationHistory } from '@contract/account/calls';
import type { ResultOf } from '@contract/endpoint';
import { applyStep, paths, portalBase } from '@contract/paths';
import { isPagePath } from '@domain/application/steps';
import { dollarsFromCents } from '@domain/money/dollars';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import { checkReapply } from '../application/index';
import { applicationsOf, type OwnApplicationRow, ownerOfApplication, waitingForPlan } from './account.reads';

type View = ResultOf<typeof getApplicationHistory>['applicationHistory'][number];

/** A person's applications, newest first. */
export async function listOwnApplications(borrowerId: string, { database }: Deps): Promise<View[]> {
  return (await database.read.all(applicationsOf, { borrowerId })).map(viewOf);
}

/**
 * The newest application.
 * @NOTE choice: `autoRefresh` also works out what the person may ask for now, because that is what a refresh asks.
 */
export async function viewNewestApplication(borrowerId: string, autoRefresh: boolean, deps: Deps) {
  const db = deps.database.read;
  const [newest] = await db.all(applicationsOf, { borrowerId });
  const reapply = autoRefresh ? await checkReapply({ db, deps }, borrowerId) : null;
  return { application: newest ? viewOf(newest) : null, reapply };
}

/**
 * Where an application stands and goes on. @throws AppError MISSING_PLAN while an approved person's request waits for a plan, because
 * that is what they must do first. Source: borrower §8.
 */
export async function viewStatus(applicationId: string, { database }: Deps) {
  const db = database.read;
  const owner = await db.first(ownerOfApplication, { id: applicationId });
  const rows = owner?.borrower_id ? await db.all(applicationsOf, { borrowerId: owner.borrower_id }) : [];
  const row = rows.find(({ id }) => id === applicationId);
  if (!row) throw new AppError('NOT_FOUND');
  if (row.status === 'APPROVED' && (await db.first(waitingForPlan, { borrowerId: row.borrower_id })))
    throw new AppError('MISSING_PLAN');
  return { application: viewOf(row), redirect: `${portalBase}${addressOf(row)}` };
}

function addressOf({ status, slug, page_path, agreement_signed_at }: OwnApplicationRow): string {
  if (status === 'APPROVED' && agreement_signed_at !== null) return paths.borrower.welcome.href();
  return applyStep(slug, isPagePath(page_path) ? page_path : 'personal-info');
}

function viewOf(row: OwnApplicationRow): View {
  return {
    _id: row.id,
    status: row.status,
    pagePath: row.page_path,
    requestedAmount: dollarsFromCents(row.requested_amount_cents),
    createdAt: row.created_at,
    practicemanagement: { _id: row.practice_id, PracticeName: row.name, slug: row.slug },
  };
}
