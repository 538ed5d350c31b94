import { createHash } from 'node:crypto';
import { finishPlanAgreement, type printProviderDocument } from '@contract/plan-agreement/calls';
import { carryOut, command } from '../../command/command';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import type { DownloadAnswer, HandlerRequest } from '../../http/serve';
import { ensureDocumentPdf, issueTicket, openWithTicket, printToSign } from '../document/index';
import { takeMembership, tellHistory } from '../member-record/index';
import { agreedPlan } from './agreed-plan';
import { agreementText } from './agreement-text';
import { viewAgreement } from './plan-agreement.view';
import { type PdfRefusals, refuseUnsafePdf } from './safe-pdf';
import { signedCopyById, signedCopyOfPlan } from './signed-copy.reads';
import { insertSignedCopy } from './signed-copy.writes';

const SIGNED_COPY: PdfRefusals = {
  no_pdf: "This file isn't a PDF. Scan the signed agreement as a PDF.",
  active: 'This PDF contains active content. Scan the signed agreement again.',
  locked: 'This PDF is locked. Scan the signed agreement as a PDF without a password.',
  malware: 'Our virus scanner found malware in this file. Scan the signed agreement again on another device.',
};

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
/** A ticket opens this copy and no other document. */
const ticketKey = (copyId: string) => `signed-plan-agreement:${copyId}`;

/**
 * Keeps the paper that was signed in the practice: sealed, one for each plan. The same bytes again change nothing.
 * @throws AppError NOT_FOUND, STEP_ORDER before the plan began or for another paper of the same plan, INVALID_FIELDS at `pdf`.
 */
export const finish = command(finishPlanAgreement)(async ({ body }, context) => {
  const { tx, deps, actor, now } = context;
  const bytes = Buffer.from(body.pdf, 'base64');
  const row = await takeMembership(tx, body.privimembership);
  const { plan } = await agreedPlan(tx, deps, row.id);
  if (row.status !== 'ACTIVE')
    throw new AppError('STEP_ORDER', { userMessage: 'Activate the plan first. Then upload its signed agreement.' });
  const hash = sha256(bytes);
  const known = await tx.first(signedCopyOfPlan, { planId: plan.id });
  if (known && known.sha256 !== hash)
    throw new AppError('STEP_ORDER', { userMessage: "This plan's signed agreement has already been uploaded." });
  if (known) context.leaveNoRow('This document has already been uploaded.');
  else {
    const vaultId = await deps.vault.seal(tx, {
      subjectId: row.id,
      kind: 'signed-plan-agreement',
      text: bytes.toString('base64'),
    });
    await tx.run(insertSignedCopy, {
      id: deps.newId(),
      membership_id: row.id,
      plan_id: plan.id,
      practice_id: row.practice_id,
      vault_id: vaultId,
      sha256: hash,
      size_bytes: bytes.byteLength,
      uploaded_by: actor.staffId,
      uploaded_at: now,
    });
    await tellHistory(context, row, { action: 'AGREEMENT_UPLOADED' });
  }
  return { planAgreement: await viewAgreement({ db: tx, deps }, row.id) };
});

/** Looks at a signed copy before anything of it is kept. @throws AppError INVALID_FIELDS at `pdf`. */
export const refuseUnsafe = (pdf: string, deps: Deps): Promise<void> => refuseUnsafePdf(pdf, SIGNED_COPY, deps);

/** A plan agreement; its signed copy comes with a ticket that opens it once, within a minute. */
export async function view(privimembership: string, actor: StaffActor, deps: Deps) {
  const { plan, row } = await agreedPlan(deps.database.read, deps, privimembership);
  const copy = await deps.database.read.first(signedCopyOfPlan, { planId: plan.id });
  const subject = { borrowerId: row.borrower_id, applicationId: null, transactionId: null };
  const issued =
    copy && (await issueTicket(ticketKey(copy.id), { subject, sessionHash: actor.tokenHash, language: 'en' }, deps));
  const documentPath = copy && issued ? `${copy.id}.${issued.ticket}` : '';
  return { planAgreement: await viewAgreement({ db: deps.database.read, deps }, privimembership, documentPath) };
}

/** The agreement on paper: as it was kept when the plan began, else as it stands today. */
export async function print(privimembership: string, deps: Deps): Promise<DownloadAnswer> {
  const of = await agreedPlan(deps.database.read, deps, privimembership);
  const file = `plan-agreement-${of.on}.pdf`;
  const { document_id: documentId } = of.plan;
  if (documentId !== null && of.row.status === 'ACTIVE')
    return { body: await ensureDocumentPdf(documentId, deps), file };
  return { ...(await printToSign(await agreementText(deps.database.read, of, deps), of.on)), file };
}

/**
 * The signed copy, once for each ticket; the trail says who opened it.
 * @throws AppError NOT_FOUND for a ticket that is unknown, used, over or of another session, and a copy of another practice.
 */
export async function printSigned(
  { body, actor, meta }: HandlerRequest<typeof printProviderDocument>,
  deps: Deps,
): Promise<DownloadAnswer> {
  const [copyId = '', ticket = ''] = body.documentPath.split('.');
  const found = await deps.database.read.first(signedCopyById, { id: copyId, practiceId: body.providerId });
  if (!found) throw new AppError('NOT_FOUND');
  await openWithTicket(ticket, ticketKey(found.id), deps);
  const opened = await carryOut({ actor, meta }, deps, async ({ tx, record }) => {
    const text = await deps.vault.open(tx, found.vault_id);
    await record('document.printed', {
      practiceId: found.practice_id,
      id: found.id,
      detail: { documentKey: body.type, membershipId: found.membership_id },
    });
    const bytes = Buffer.from(text, 'base64');
    if (sha256(bytes) !== found.sha256) throw new Error(`The signed copy ${found.id} was changed`);
    return bytes;
  });
  return { body: opened.result, file: `plan-agreement-${found.uploaded_at.slice(0, 10)}.pdf` };
}
