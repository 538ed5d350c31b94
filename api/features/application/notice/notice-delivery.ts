import { carryOut } from '../../../command/command';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import type { SystemActor } from '../../../http/actor';
import type { DeliveryResult } from '../../../vendors/delivery/port';
import { addHistory } from '../application.writes';
import { latestDelivery, openDelivery } from './notice-delivery.reads';
import { setReturned, setSent } from './notice-delivery.writes';

const actor: SystemActor = { kind: 'system', name: 'Mail' };

/**
 * Keeps what became of the email with an adverse action notice: taken by the applicant's mail server, or refused, which leaves the
 * duty to tell them open (12 CFR 1002.9(a)). Nothing for other mails, and for one that was kept before.
 */
export async function keepNoticeDelivery(messageId: string, result: DeliveryResult, deps: Deps): Promise<void> {
  const of = await deps.database.read.first(openDelivery, { id: messageId });
  if (!of) return;
  await carryOut({ actor }, deps, async (context) => {
    const { tx, now, record } = context;
    const { application_id: applicationId, practice_id: practiceId } = of;
    if (result.status === 'accepted') {
      await tx.run(setSent, { id: messageId, at: now });
      return record('application.notice_sent', { practiceId, id: applicationId });
    }
    await tx.run(setReturned, { id: messageId, at: now, reason: result.reason });
    await addHistory(context, applicationId, { action: 'NOTICE_RETURNED', by: actor });
    return record('application.notice_returned', { practiceId, id: applicationId, detail: { reason: result.reason } });
  });
}

/** Where the newest adverse action notice of an application is; null where none was due. */
export async function viewNotice(db: Db, applicationId: string) {
  const latest = await db.first(latestDelivery, { applicationId });
  if (!latest) return null;
  return {
    documentId: latest.document_id,
    madeAt: latest.queued_at,
    sentAt: latest.sent_at,
    returnedAt: latest.returned_at,
  };
}
