import {
  findApplyProvider,
  getPersonalInfo,
  saveApplicationForLater,
  sendApplicationEmailCode,
  startApplication as startApplicationCall,
  validateApplicationEmail,
} from '@contract/calls/application';
import {
  getCodeDelivery,
  sendApplicationTextCode,
  sendApplicationVoiceCode,
  verifyApplicationCode as verifyApplicationCodeCall,
  verifyApplicationWelcomeBack,
} from '@contract/calls/code';
import {
  correctMismatches as correctMismatchesCall,
  finishApplication as finishApplicationCall,
  openIdentityVerification,
  signCreditLineAgreement,
  submitIdentityVerification,
} from '@contract/calls/decision';
import { getKbaQuestions, saveKbaAnswers, submitKbaExam } from '@contract/calls/exam';
import { savePersonalInfo as savePersonalInfoCall } from '@contract/calls/personal-info';
import { checkReapply as checkReapplyCall, increaseCreditLine, reapply } from '@contract/calls/reapply';
import { renewDuplicatedApplicant } from '@contract/calls/renew';
import { createTabTicket, openTab as openTabCall } from '@contract/calls/tab';
import { idempotentReply } from '../../http/idempotent-reply';
import { type Route, serve } from '../../http/serve';
import { answerExam, findExam } from './answer-exam';
import { getCase } from './application.reads';
import { viewApplication } from './application.view';
import { askPatientfiPlus } from './ask-patientfi-plus';
import { issueTabTicket, openTab } from './continue-in-tab';
import { correctMismatches } from './correct-mismatches';
import { finishApplication } from './finish-application';
import { FLOWS } from './flow';
import { keepExamAnswers } from './keep-exam-answers';
import { openInquiry } from './open-inquiry';
import { partnerLenderRoutes } from './partner-lender/routes';
import { viewProvider } from './provider.view';
import { checkReapply } from './reapply/check-reapply';
import { applyAgain } from './reapply/reapply';
import { renewDuplicate, sendRenewalCode } from './renew-duplicate';
import { savePersonalInfo } from './save-personal-info';
import { sendStartCode, sendWelcomeBackCode } from './send-code';
import { saveForLater, sendAccountSummary } from './send-mail';
import { signAgreement } from './sign-agreement';
import { getEnrolledPractice, startApplication } from './start-application';
import { submitInquiry } from './submit-inquiry';
import { suggestEmail } from './suggest-email';
import { verifyApplicationCode } from './verify-code';

const flow = FLOWS.APPLICATIONS;

export const applicationRoutes: readonly Route[] = [
  serve(findApplyProvider)(async ({ params }, deps) =>
    viewProvider(await getEnrolledPractice(deps.database.read, params.slug, 'APPLICATIONS')),
  ),
  serve(startApplicationCall)(({ body }, deps) => startApplication(body, deps)),
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
    idempotentReply(await finishApplication({ deps, actor, meta }, body.applicationId, { flow })),
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
