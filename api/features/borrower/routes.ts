import {
  getCreditProfile,
  getLoggedBorrower,
  logout,
  logoutByNavigation,
  verifyLoginCode,
  verifyWelcomeBack,
} from '@contract/borrower/calls';
import { listMyPractices } from '@contract/borrower/my-practices-calls';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import { sessionCookie } from '../../http/authenticate';
import { Reply, type RequestMeta, type Route, serve } from '../../http/serve';
import { lineOfBorrower } from '../credit-line/index';
import { borrowerById, lastPrivacyConsent, latestApplication, practicesOfBorrower } from './borrower.reads';
import { borrowerView } from './borrower.view';
import { chooseOwnLanguage } from './choose-language';
import { getCreditSummary } from './get-credit-summary';
import { isMembership, logInWithCode } from './log-in';
import { logOut } from './log-out';
import { sendLoginCode } from './send-login-code';

export const borrowerRoutes: readonly Route[] = [
  serve(verifyWelcomeBack)(({ body, meta }, deps) =>
    sendLoginCode(
      {
        contact: body.data,
        channel: body.channel,
        isMember: body.memberLoginRequest === true || isMembership(body.brand),
      },
      meta,
      deps,
    ),
  ),
  serve(verifyLoginCode)(({ body, meta }, deps) =>
    logInWithCode(
      {
        challengeId: body.user,
        code: body.otp,
        isMember: body.brand === undefined ? undefined : isMembership(body.brand),
      },
      meta,
      deps,
    ),
  ),
  serve(getLoggedBorrower)(async ({ actor }, deps) => {
    const db = deps.database.read;
    const row = await db.first(borrowerById, { id: actor.borrowerId });
    if (!row) throw new AppError('NO_SESSION');
    return borrowerView(row, await db.first(lineOfBorrower, { borrowerId: row.id }), {
      application: await db.first(latestApplication, { borrowerId: row.id, enrollment: 'APPLICATIONS' }),
      clock: deps.clock,
      consent: await db.first(lastPrivacyConsent, { borrowerId: row.id }),
    });
  }),
  serve(getCreditProfile)(({ params }, deps) => getCreditSummary(deps.database.read, params.id, deps)),
  serve(listMyPractices)(async ({ params }, deps) => {
    const rows = await deps.database.read.all(practicesOfBorrower, { borrowerId: params.id });
    return { data: rows.map(({ id, ...practice }) => ({ _id: id, ...practice })) };
  }),
  chooseOwnLanguage,
  serve(logout)(({ meta }, deps) => endSession(meta, deps)),
  serve(logoutByNavigation)(({ meta }, deps) => {
    if (meta.isCrossSite) throw new AppError('CROSS_SITE');
    return endSession(meta, deps);
  }),
];

/** Ends the session and tells the browser to drop what it kept. */
async function endSession(meta: RequestMeta, deps: Deps) {
  await logOut(meta.token, deps);
  return new Reply(
    { success: true as const },
    { 'set-cookie': sessionCookie(deps.config.publicUrl, ''), 'clear-site-data': '"cache", "storage"' },
  );
}
