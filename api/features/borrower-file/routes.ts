import { verifyContactCode } from '@contract/borrower-file/ask-calls';
import { getBorrower } from '@contract/borrower-file/calls';
import { compareFraudAlerts } from '@contract/borrower-file/fraud-alert-calls';
import { getLimitRefreshInfo } from '@contract/borrower-file/limit-refresh-calls';
import { reapplyManually } from '@contract/borrower-file/manual-reapply-calls';
import { confirmOwnContact, getOwnContactChanges } from '@contract/borrower-file/own-contact-calls';
import { carryOut } from '../../command/command';
import { idempotentReply } from '../../http/idempotent-reply';
import { type Route, serve } from '../../http/serve';
import { askReview, offerRefresh, requestIdCheck } from './ask-person';
import { changeContact } from './change-contact';
import { changeLimit } from './change-limit';
import { changePerson } from './change-person';
import { changePractice } from './change-practice';
import { compareAlerts } from './compare-alerts';
import { viewFile } from './file.view';
import { findPerson } from './find-person';
import { beginRun } from './limit-refresh/begin-run';
import { viewInfo } from './limit-refresh/view-info';
import { borrowerListRoutes } from './list-borrowers';
import { confirmOwn, listOwnChanges, sendOwnCode } from './own-contact';
import { sendCode, verifyCode } from './prove-contact';
import { runAgain } from './reapply-manually';

export const borrowerFileRoutes: readonly Route[] = [
  ...borrowerListRoutes,
  beginRun,
  serve(getLimitRefreshInfo)(({ query }, deps) => viewInfo(deps, query.practiceId ?? null)),
  serve(getBorrower)(async ({ query, actor, meta }, deps) => {
    const { result } = await carryOut({ actor, meta }, deps, (context) => findPerson(query, context));
    return {
      user: await viewFile({ db: deps.database.read, deps, actor }, result.id, result.practices),
    };
  }),
  serve(compareFraudAlerts)(({ params, actor }, deps) => compareAlerts(deps, params.id, actor)),
  changePerson,
  changeContact,
  changeLimit,
  changePractice,
  sendCode,
  sendOwnCode,
  serve(getOwnContactChanges)(({ actor }, deps) => listOwnChanges(actor, deps)),
  serve(confirmOwnContact)((request, deps) => confirmOwn(request, deps)),
  serve(verifyContactCode)(({ params, body, actor, meta }, deps) =>
    verifyCode({ id: params.id, ...body }, { actor, meta }, deps),
  ),
  requestIdCheck,
  offerRefresh,
  askReview,
  serve(reapplyManually)(async (request, deps) => idempotentReply(await runAgain(request, deps))),
];
