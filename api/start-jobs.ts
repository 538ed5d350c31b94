import { type Language, pickLanguage } from '@contract/language';
import type { Deps } from './deps';
import { endOfDayJobs } from './end-of-day-jobs';
import { eventMails } from './event-mails';
import { countReplayFaults, findApplicationMailFacts, keepNoticeDelivery } from './features/application/index';
import { languageOfAddress } from './features/borrower/index';
import { readAheadClock, runBusinessDays } from './features/business-day/index';
import { settleEndedLines } from './features/credit-line/index';
import { askAboutPayouts, submitPayout } from './features/credit-payout/index';
import { mailedCopies } from './features/document/index';
import { askAboutDeposits, submitToBank } from './features/funding/index';
import { postSpouseNotice } from './features/household/index';
import { countLedgerFaults } from './features/ledger/index';
import { askProcessor, businessDayOf, postCureNotice, submitToProcessor } from './features/servicing/index';
import { createDeliveryHandlers } from './jobs/deliveries';
import { oneLine, renderMail } from './jobs/messages/message';
import type { OutboxPayload } from './jobs/outbox';
import type { OutboxHandler } from './jobs/outbox-dispatcher';
import { createOutboxDispatcher } from './jobs/outbox-dispatcher';
import { platformSchedules } from './jobs/platform-schedules';
import { createScheduler, type Schedule } from './jobs/schedules';
import { loanNoticeText } from './loan-notice-mails';
import { loginUrl } from './mail-parts';
import type { Metrics } from './metrics/metrics';
import { withPlainNames } from './names-in-mail';
import { reminderText, sharedLinkText } from './request-mails';
import { accountChangedText } from './restriction-mails';
import {
  isForPatient,
  spanishAccountChangedText,
  spanishMails,
  spanishReminderText,
  spanishSharedLinkText,
} from './spanish-mails';

/** Starts what works beside the requests: the outbox and the schedules. Stopping waits for what was begun. */
export function startJobs(deps: Deps, metrics: Metrics): { stop: () => Promise<void> } {
  const dispatcher = createOutboxDispatcher({ deps, handlers: outboxHandlers(deps), metrics });
  const checks = [
    { name: 'ledger', run: () => countLedgerFaults(deps.database.read) },
    { name: 'decisions', run: () => countReplayFaults(deps) },
  ];
  const schedules = [...platformSchedules({ deps, metrics, checks }), ...featureSchedules(deps)];
  const scheduler = createScheduler({ deps, schedules, metrics });
  const stopFollowing = followClock(deps);
  dispatcher.start();
  scheduler.start();
  return {
    async stop() {
      stopFollowing();
      await Promise.all([dispatcher.stop(), scheduler.stop()]);
    },
  };
}

const HOUR_SECONDS = 3600;
/** A run leaves room for the other schedules; the next one goes on where it stopped. */
const DAYS_BUDGET_MS = 30_000;
const CLOCK_LOOK_MS = 1000;

/** Work of the features that comes with the clock. */
export function featureSchedules(deps: Deps): Schedule[] {
  return [
    { name: 'settle-ended-lines', everySeconds: HOUR_SECONDS, run: () => settleEndedLines(deps) },
    { name: 'ask-processor', everySeconds: 60, run: () => askProcessor(deps) },
    { name: 'ask-credit-payouts', everySeconds: 60, run: () => askAboutPayouts(deps) },
    { name: 'ask-deposits', everySeconds: 60, run: () => askAboutDeposits(deps) },
    {
      name: 'business-days',
      // Whoever lets days pass in a demo waits for them.
      everySeconds: deps.aheadClock ? 5 : 60,
      run: async () => {
        await runBusinessDays(deps, endOfDayJobs, { budgetMs: DAYS_BUDGET_MS });
      },
    },
  ];
}

/** Keeps a demo's clock where another process moved it. */
function followClock(deps: Deps): () => void {
  if (!deps.aheadClock) return () => undefined;
  const timer = setInterval(() => void readAheadClock(deps).catch(() => undefined), CLOCK_LOOK_MS);
  return () => clearInterval(timer);
}

/** Every kind of outbox message with the work that it stands for. */
export function outboxHandlers(deps: Deps): Record<string, OutboxHandler> {
  const handlers: Record<string, OutboxHandler> = { ...createDeliveryHandlers(deps) };
  handlers['submit-payment'] = async ({ payload }) => {
    await submitToProcessor(deps, String(payload.paymentId));
    return {};
  };
  handlers['decline-partner-offer'] = async ({ payload }) => {
    await deps.vendors.partnerLender.decline(String(payload.reference));
    return {};
  };
  handlers['send-partner-payout'] = async ({ payload }) => {
    const again = { attempt: Number(payload.attempt), on: businessDayOf(deps) };
    await deps.vendors.partnerLender.payAgain(String(payload.reference), again);
    return {};
  };
  handlers['submit-credit-payout'] = async ({ payload }) => {
    await submitPayout(deps, String(payload.payoutId));
    return {};
  };
  handlers['submit-deposit'] = async ({ payload }) => {
    await submitToBank(deps, String(payload.depositId));
    return {};
  };
  handlers['post-spouse-notice'] = async ({ payload }) => {
    await postSpouseNotice({ noticeId: String(payload.noticeId), attempt: Number(payload.attempt) }, deps);
    return {};
  };
  handlers['post-cure-notice'] = async ({ payload }) => {
    await postCureNotice(deps, String(payload.noticeId));
    return {};
  };
  handlers['loan-notice-sms'] = async ({ payload }) => {
    const { publicUrl, brandFinancing } = deps.config;
    const language = await languageOfAddress(deps.database.read, String(payload.to));
    const text = oneLine(
      loanNoticeText({ ...withPlainNames(payload), language }, { publicUrl, brandName: brandFinancing.name }),
    );
    const result = await deps.vendors.sms.send({ to: String(payload.to), text });
    return result.status === 'accepted' ? {} : { note: result.reason };
  };
  handlers['transaction-reminder-sms'] = async ({ payload }) => {
    const { publicUrl, brandFinancing } = deps.config;
    const to = String(payload.to);
    const words = (await languageOfAddress(deps.database.read, to)) === 'es' ? spanishReminderText : reminderText;
    const result = await deps.vendors.sms.send({
      to,
      text: oneLine(words(payload, brandFinancing.name, loginUrl(publicUrl))),
    });
    return result.status === 'accepted' ? {} : { note: result.reason };
  };
  handlers['account-changed-sms'] = async ({ payload }) => {
    const { name, supportPhone } = deps.config.brandFinancing;
    const words = payload.language === 'es' ? spanishAccountChangedText : accountChangedText;
    const result = await deps.vendors.sms.send({
      to: String(payload.to),
      text: oneLine(words(payload, name, supportPhone)),
    });
    return result.status === 'accepted' ? {} : { note: result.reason };
  };
  handlers['app-link-shared-sms'] = async ({ payload }) => {
    const words = payload.language === 'es' ? spanishSharedLinkText : sharedLinkText;
    const text = oneLine(words(withPlainNames(payload), deps.config.brandFinancing.name));
    const result = await deps.vendors.sms.send({ to: String(payload.to), text });
    return result.status === 'accepted' ? {} : { note: result.reason };
  };
  for (const kind of Object.keys(eventMails)) handlers[kind] = eventHandler(kind, deps);
  return handlers;
}

/** A mail to somebody who may be nobody of ours carries its language; any other has that of whoever has proven the address. */
async function languageOfMail(payload: OutboxPayload, to: string, deps: Deps): Promise<Language> {
  if (typeof payload.language === 'string') return pickLanguage(payload.language);
  return isForPatient(payload) ? languageOfAddress(deps.database.read, to) : 'en';
}

/** Those that may carry an adverse action notice. */
const NOTICE_MAILS: ReadonlySet<string> = new Set(['application-denied', 'application-approved', 'limit-ended']);

/**
 * Sends the e-mail of an event with the documents that it names, made as PDF now, and with the state of the application
 * as it is now: a mail that waited for its server never asks for what has been done meanwhile.
 */
function eventHandler(kind: string, deps: Deps): OutboxHandler {
  return async ({ id, payload: given }) => {
    const payload = withPlainNames(given);
    const { documentId, documentIds, to, applicationId } = payload;
    const named = Array.isArray(documentIds) ? documentIds : typeof documentId === 'string' ? [documentId] : [];
    const attachments = await mailedCopies(named, String(to), deps);
    const mail = eventMails[kind];
    if (!mail || typeof to !== 'string') return { note: 'no recipient' };
    const { config, vendors } = deps;
    const language = await languageOfMail(payload, to, deps);
    const spanish = language === 'es' ? spanishMails[kind] : undefined;
    const brand = payload.brand === 'membership' ? config.brandMembership : config.brandFinancing;
    const application =
      typeof applicationId === 'string' ? await findApplicationMailFacts(deps.database.read, applicationId) : undefined;
    const attachedCount = attachments.length;
    const context = {
      brand,
      publicUrl: config.publicUrl,
      isAttached: attachedCount > 0,
      attachedCount,
      application,
    };
    const rendered = spanish
      ? renderMail(spanish(payload, context), brand, 'es')
      : renderMail(mail(payload, context), brand);
    const result = await vendors.mail.send({ to, operationId: id, ...rendered, attachments });
    if (NOTICE_MAILS.has(kind)) await keepNoticeDelivery(id, result, deps);
    return result.status === 'accepted' ? {} : { note: result.reason };
  };
}
