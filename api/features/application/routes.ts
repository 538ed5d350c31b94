import {
  findApplyProvider,
  getPersonalInfo,
  saveApplicationForLater,
  sendApplicationEmailCode,
  startApplication as startApplicationCall,
  validateApplicationEmail,
} from '@contract/application/calls';
import {
  getCodeDelivery,
  sendApplicationTextCode,
  sendApplicationVoiceCode,
  verifyApplicationCode as verifyApplicationCodeCall,
  verifyApplicationWelcomeBack,
} from '@contract/application/code-calls';
import {
  correctMismatches as correctMismatchesCall,
  finishApplication as finishApplicationCall,
  openIdentityVerification,
  signCreditLineAgreement,
  submitIdentityVerification,
} from '@contract/application/decision-calls';
import { getKbaQuestions, saveKbaAnswers, submitKbaExam } from '@contract/application/exam-calls';
import { savePersonalInfo as savePersonalInfoCall } from '@contract/application/personal-info-calls';
import { checkReapply as checkReapplyCall, increaseCreditLine, reapply } from '@contract/application/reapply-calls';
import { renewDuplicatedApplicant } from '@contract/application/renew-calls';
import { createTabTicket, openTab as openTabCall } from '@contract/application/tab-calls';
import { idempotentReply } from '../../http/idempotent-reply';
import { type Route, serve } from '../../http/serve';
import { signAgreement } from './agreement/sign-agreement';
import { correctMismatches } from './answers/correct-mismatches';
import { savePersonalInfo } from './answers/save-personal-info';
import { getCase } from './application.reads';
import { viewApplication } from './application.view';
import { askPatientfiPlus } from './decision/ask-patientfi-plus';
import { finishApplication } from './decision/finish-application';
import { FLOWS } from './decision/flow';
import { answerExam, findExam } from './identity/answer-exam';
import { keepExamAnswers } from './identity/keep-exam-answers';
import { openInquiry } from './identity/open-inquiry';
import { submitInquiry } from './identity/submit-inquiry';
import { saveForLater, sendAccountSummary } from './notice/send-mail';
import { partnerLenderRoutes } from './partner-lender/routes';
import { viewProvider } from './provider.view';
import { checkReapply } from './reapply/check-reapply';
import { applyAgain } from './reapply/reapply';
import { reviewRoutes } from './review/routes';
import { issueTabTicket, openTab } from './start/continue-in-tab';
import { renewDuplicate, sendRenewalCode } from './start/renew-duplicate';
import { sendStartCode, sendWelcomeBackCode } from './start/send-code';
import { getEnrolledPractice, startApplication } from './start/start-application';
import { suggestEmail } from './start/suggest-email';
import { verifyApplicationCode } from './start/verify-code';

const flow = FLOWS.APPLICATIONS;

export const applicationRoutes: readonly Route[] = [
  serve(findApplyProvider)(async ({ params }, deps) =>
    viewProvider(await getEnrolledPractice(deps.database.read, params.slug, 'APPLICATIONS')),
  ),
  serve(startApplicationCall)(({ body, meta }, deps) => startApplication(body, meta, deps)),
  serve(validateApplicationEmail)(async ({ body }) => ({ valid: true, suggestion: suggestEmail(body.email) })),
  serve(sendApplicationEmailCode)(({ body, meta }, deps) => sendStartCode({ ...body, channel: 'email' }, meta, deps)),
  serve(sendApplicationTextCode)(({ body, meta }, deps) => sendStartCode({ ...body, channel: 'sms' }, meta, deps)),
  serve(sendApplicationVoiceCode)(({ body, meta }, deps) =>
    sendStartCode({ ...body, channel: 'landline' }, meta, deps),
  ),
  serve(getCodeDelivery)(async ({ query }, deps) => ({
    isUndeliverable: await deps.codes.isUndeliverable(deps.database.read, {
      applicationId: query.applicationId,
      purposes: Object.values(FLOWS).map(({ codePurpose }) => codePurpose),
    }),
  })),
  serve(verifyApplicationWelcomeBack)(({ body, meta }, deps) =>
    sendWelcomeBackCode({ contact: body.data, practice: body.practice }, meta, deps),
  ),
  serve(verifyApplicationCodeCall)(({ body, meta }, deps) => verifyApplicationCode(body, meta, deps)),
  serve(savePersonalInfoCall)(({ body, actor, meta }, deps) => savePersonalInfo(body, { actor, meta }, deps)),
  serve(getPersonalInfo)(async ({ query, meta }, deps) => {
    const db = deps.database.read;
    const of = await getCase(db, query.applicationId, 'APPLICATIONS');
    return viewApplication({ db, deps, language: meta.language }, of);
  }),
  serve(finishApplicationCall)(async ({ body, actor, meta }, deps) =>
    idempotentReply(
      await finishApplication({ deps, actor, meta }, body.applicationId, {
        flow,
        deviceSession: body.truValidateSessionId,
      }),
    ),
  ),
  serve(correctMismatchesCall)(async ({ body: { applicationId, ...corrections }, actor, meta }, deps) =>
    idempotentReply(await correctMismatches({ deps, actor, meta }, applicationId, { corrections, flow })),
  ),
  serve(getKbaQuestions)(async ({ query }, deps) => ({ KBA: await findExam(query.applicationId, flow, deps) })),
  serve(saveKbaAnswers)(({ body }, deps) => keepExamAnswers(body.applicationId, body.payload, { flow, deps })),
  serve(submitKbaExam)(async ({ body, actor, meta }, deps) =>
    idempotentReply(await answerExam({ deps, actor, meta }, body.applicationId, { given: body.payload, flow })),
  ),
  askPatientfiPlus,
  ...partnerLenderRoutes,
  ...reviewRoutes,
  serve(openIdentityVerification)(({ query }, deps) => openInquiry(query.applicationId, flow, deps)),
  serve(renewDuplicatedApplicant)(({ body, actor, meta }, deps) =>
    body.otp === undefined
      ? sendRenewalCode({ applicationId: body.applicationId, flow }, meta, deps)
      : renewDuplicate(body.otp, { actor, meta, flow }, deps),
  ),
  serve(submitIdentityVerification)(async ({ body, actor, meta }, deps) =>
    idempotentReply(
      await submitInquiry({ deps, actor, meta }, body.applicationId, { inquiryId: body.inquiryId, flow }),
    ),
  ),
  serve(signCreditLineAgreement)(signAgreement),
  serve(checkReapplyCall)(({ actor, meta }, deps) =>
    checkReapply({ db: deps.database.read, deps }, actor.borrowerId, meta.language),
  ),
  serve(reapply)(async (request, deps) =>
    idempotentReply(await applyAgain(request, request.body.refreshSpendingLimit ? 'REFRESH' : 'REAPPLY', deps)),
  ),
  serve(increaseCreditLine)(async (request, deps) => idempotentReply(await applyAgain(request, 'INCREASE', deps))),
  serve(createTabTicket)(({ actor }, deps) => issueTabTicket(actor, deps)),
  serve(openTabCall)(({ body, meta }, deps) => openTab(body.ticket, meta, deps)),
  serve(saveApplicationForLater)(({ actor, meta }, deps) => saveForLater(flow, { actor, meta }, deps)),
  sendAccountSummary,
];
