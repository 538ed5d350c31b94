import { paths, portalBase } from '@contract/paths';
import { continuesApplication } from '@domain/application/start';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { findLine } from '../credit-line/index';
import { findBorrower, findLatestApplication, findNewestPending } from './borrower.reads';
import { borrowerView } from './borrower.view';
import { LOGIN_PURPOSE } from './send-login-code';

/**
 * Exchanges a log-in code for a session. Whose session it is comes from the stored challenge, never from the request.
 *
 * Effects: the code is used up, a session, an audit row. A wrong code is counted even though the call fails.
 * @throws AppError WRONG_CODE with the tries left, CODE_EXPIRED, CODE_USED_UP; LEGACY_ACCOUNT without v2Allowed;
 * ACCOUNT_BLOCKED for an archived person. Source: borrower §2 Borrower login redirects, §7.
 */
export async function logInWithCode(
  request: { challengeId: string; code: string; isMember: boolean },
  meta: RequestMeta,
  deps: Deps,
) {
  const result = await deps.database.transaction(async (tx) => {
    const verified = await deps.codes.verify(tx, {
      challengeId: request.challengeId,
      purpose: request.isMember ? LOGIN_PURPOSE.member : LOGIN_PURPOSE.borrower,
      addressHash: meta.addressHash,
      device: meta.device,
      code: request.code,
    });
    if (!verified.ok) return verified;
    return {
      ok: true as const,
      answer: await openSession(tx, verified.challenge.subjectId, request.isMember, meta, deps),
    };
  });
  if (!result.ok) throw result.error;
  return result.answer;
}

async function openSession(tx: Tx, borrowerId: string | null, isMember: boolean, meta: RequestMeta, deps: Deps) {
  const row = borrowerId === null ? undefined : await findBorrower(tx, borrowerId);
  if (!row || row.is_deleted === 1) throw new AppError('ACCOUNT_BLOCKED');
  if (row.v2_allowed === 0) throw new AppError('LEGACY_ACCOUNT');
  const kind = isMember ? 'member' : 'borrower';
  const token = await deps.sessions.issue(tx, { kind, subjectId: row.id });
  await deps.audit.append(tx, {
    shard: row.practice_id ?? 'platform',
    actorKind: kind,
    actorId: row.id,
    action: `${kind}.logged_in`,
    objectType: 'borrower',
    objectId: row.id,
    requestId: meta.requestId,
    detail: { addressHash: meta.addressHash },
  });
  const [line, application, pending] = [
    await findLine(tx, row.id),
    await findLatestApplication(tx, row.id),
    await findNewestPending(tx, row.id),
  ];
  const goesOn = !isMember && !line && application !== undefined && continuesApplication(application.status);
  return {
    user: borrowerView(row, line, application, deps.clock),
    token,
    redirectLocation:
      goesOn && application
        ? `${portalBase}${paths.apply.href({ practiceUrlSlug: application.slug }, { pagePath: 'welcome-back' })}`
        : null,
    selectPlan: pending !== undefined && pending.selected_plan === null,
    creditTransaction: pending ? { transaction: pending.id } : null,
    activeReapply: false,
    practiceSlug: application?.slug ?? null,
  };
}
