import {
  correctSignupMismatches,
  findSignupProvider,
  finishSignup as finishSignupCall,
  getSignupInfo,
  getSignupInquiry,
  listSignupProviders,
  renewDuplicatedUser,
  saveSignupAddress,
  saveSignupForLater,
  saveSignupKbaAnswers,
  saveSignupName,
  saveSignupSsn,
  startSignup as startSignupCall,
  submitSignupIdentity,
  submitSignupKbaExam,
  verifySignupCode as verifySignupCodeCall,
} from '@contract/signup/calls';
import { idempotentReply } from '../../http/idempotent-reply';
import { type Route, serve } from '../../http/serve';
import {
  answerExam,
  correctMismatches,
  FLOWS,
  findExam,
  getCase,
  getEnrolledPractice,
  keepExamAnswers,
  openInquiry,
  renewDuplicate,
  saveForLater,
  sendRenewalCode,
  submitInquiry,
} from '../application/index';
import { dismissAlert } from './dismiss-alert';
import { emailSignupLink } from './email-link';
import { finishSignup } from './finish-signup';
import { listMembershipProviders } from './provider.reads';
import { viewSignupProvider } from './provider.view';
import { remindSignup } from './remind-signup';
import { saveStep } from './save-step';
import { viewSignup } from './signup.view';
import { startSignup } from './start-signup';
import { verifySignupCode } from './verify-signup-code';

const flow = FLOWS.MEMBERSHIPS;

export const signupRoutes: readonly Route[] = [
  serve(findSignupProvider)(async ({ params }, deps) =>
    viewSignupProvider(await getEnrolledPractice(deps.database.read, params.slug, flow.enrollment)),
  ),
  serve(listSignupProviders)(async ({ query }, deps) => {
    const rows = await listMembershipProviders(deps.database.read, query.search ?? '');
    const providers = rows.map(({ id, slug, name, city, state_code: state }) => ({
      _id: id,
      slug,
      PracticeName: name,
      City: city,
      StateCode: state,
    }));
    return { providers };
  }),
  serve(startSignupCall)(({ body, meta }, deps) =>
    startSignup({ contact: body.data, practice: body.practiceId }, meta, deps),
  ),
  serve(verifySignupCodeCall)(async ({ body, meta }, deps) => {
    const { user, pagePath, token } = await verifySignupCode(body, meta, deps);
    return { user, pagePath, token };
  }),
  serve(saveSignupName)(({ body, actor, meta }, deps) => {
    const { firstname: firstName, lastname: lastName, dateofBirth: birthDate, email, phoneNumber } = body;
    const answers = { firstName, lastName, birthDate, email, phoneNumber };
    return saveStep('name-step', answers, { by: { actor, meta }, deps });
  }),
  serve(saveSignupAddress)(({ body, actor, meta }, deps) => {
    const { unitapartment, ...address } = body;
    return saveStep('address-step', { ...address, unit: unitapartment ?? '' }, { by: { actor, meta }, deps });
  }),
  serve(saveSignupSsn)(({ body, actor, meta }, deps) =>
    saveStep('ssn-step', { ssn: body.ssnNumber }, { by: { actor, meta }, deps }),
  ),
  serve(correctSignupMismatches)(async ({ body, actor, meta }, deps) => {
    const { name, dateOfBirth: birthDate, ssnNumber: ssn, address } = body;
    const corrections = { firstName: name?.first, lastName: name?.last, birthDate, ssn, ...address };
    return idempotentReply(await correctMismatches({ deps, actor, meta }, actor.applicationId, { corrections, flow }));
  }),
  serve(saveSignupForLater)(({ actor, meta }, deps) => saveForLater(flow, { actor, meta }, deps)),
  serve(renewDuplicatedUser)(({ body, actor, meta }, deps) =>
    body.otp === undefined
      ? sendRenewalCode({ applicationId: actor.applicationId, flow }, meta, deps)
      : renewDuplicate(body.otp, { actor, meta, flow }, deps),
  ),
  serve(finishSignupCall)(async ({ body, actor, meta }, deps) =>
    idempotentReply(await finishSignup({ deps, actor, meta }, actor.applicationId, body)),
  ),
  serve(saveSignupKbaAnswers)(({ body, actor }, deps) =>
    keepExamAnswers(actor.applicationId, body.payload, { flow, deps }),
  ),
  serve(submitSignupKbaExam)(async ({ body, actor, meta }, deps) =>
    idempotentReply(await answerExam({ deps, actor, meta }, actor.applicationId, { given: body.payload, flow })),
  ),
  serve(submitSignupIdentity)(async ({ body, actor, meta }, deps) =>
    idempotentReply(
      await submitInquiry({ deps, actor, meta }, actor.applicationId, { inquiryId: body.inquiryId, flow }),
    ),
  ),
  serve(getSignupInquiry)(({ actor }, deps) => openInquiry(actor.applicationId, flow, deps)),
  serve(getSignupInfo)(async ({ actor, meta }, deps) => {
    const db = deps.database.read;
    const exam = await findExam(actor.applicationId, flow, deps);
    const state = await viewSignup(
      { db, deps, language: meta.language },
      await getCase(db, actor.applicationId, flow.enrollment),
    );
    return { ...state, KBA: exam };
  }),
  emailSignupLink,
  remindSignup,
  dismissAlert,
];
