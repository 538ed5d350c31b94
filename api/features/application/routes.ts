import {
  findApplyProvider,
  finishApplication as finishApplicationCall,
  getPersonalInfo,
  savePersonalInfo as savePersonalInfoCall,
  sendApplicationEmailCode,
  sendApplicationTextCode,
  sendApplicationVoiceCode,
  startApplication as startApplicationCall,
  validateApplicationEmail,
  verifyApplicationCode as verifyApplicationCodeCall,
  verifyApplicationWelcomeBack,
} from '@contract/calls/application';
import { idempotentReply } from '../../http/idempotent-reply';
import { type Route, serve } from '../../http/serve';
import { getCase } from './application.reads';
import { viewApplication } from './application.view';
import { finishApplication } from './finish-application';
import { FLOWS } from './flow';
import { viewProvider } from './provider.view';
import { savePersonalInfo } from './save-personal-info';
import { sendStartCode, sendWelcomeBackCode } from './send-code';
import { getEnrolledPractice, startApplication } from './start-application';
import { suggestEmail } from './suggest-email';
import { verifyApplicationCode } from './verify-code';

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
  serve(verifyApplicationWelcomeBack)(({ body, meta }, deps) =>
    sendWelcomeBackCode({ contact: body.data, practice: body.practice }, meta, deps),
  ),
  serve(verifyApplicationCodeCall)(({ body, meta }, deps) => verifyApplicationCode(body, meta, deps)),
  serve(savePersonalInfoCall)(({ body, meta }, deps) => savePersonalInfo(body, meta, deps)),
  serve(getPersonalInfo)(async ({ query }, deps) => {
    const db = deps.database.read;
    return viewApplication(db, await getCase(db, query.applicationId, 'APPLICATIONS'), deps);
  }),
  serve(finishApplicationCall)(async ({ body, meta }, deps) =>
    idempotentReply(await finishApplication(body.applicationId, FLOWS.APPLICATIONS, meta, deps)),
  ),
];
