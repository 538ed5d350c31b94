import { agreementConsents } from '@contract/consents';
import { type DocumentKey, documentKeys } from '@contract/entities/document';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import {
  contentHash,
  contentText,
  type DocumentContent,
  insertSignedDocument,
  resolveDocument,
} from '../document/index';
import { type ApplicationCase, lockCase } from './application.reads';
import { addHistory, updateApplication } from './application.writes';
import { recordConsents } from './consents';
import { refusal } from './person-answers';
import { mailPayload } from './tell-outcome';

export type Signature = {
  borrowerId: string;
  applicationId: string;
  typedName: string;
  disclosureHash: string;
  consents: readonly string[];
};

/** The screen after signing. */
const AFTER_SIGNING = 'congratulations';

/**
 * Signs the spending limit agreement exactly as it was shown.
 *
 * Effects, in one transaction: the document with its evidence (its PDF is made after the commit), one consent row per
 * accepted text, the time of signing, history, audit and the e-mail with the copy. Idempotent by Idempotency-Key.
 * @throws AppError STEP_ORDER unless approved, ALREADY_SIGNED, STALE when the text differs from the one shown,
 * INVALID_FIELDS for another name or missing consents, NOT_FOUND. Source: decision 11, 15 USC 7001(c).
 */
export async function signAgreement(signature: Signature, meta: RequestMeta, deps: Deps) {
  const { idempotency } = meta;
  if (!idempotency) throw new Error('This call is not declared idempotent');
  const { content } = await resolveDocument(
    'credit-line-agreement',
    { borrowerId: signature.borrowerId, applicationId: signature.applicationId, transactionId: null },
    deps,
  );
  const answer = await deps.database.transaction((tx) =>
    deps.idempotency.run(tx, idempotency, async () => {
      const of = await lockCase(tx, signature.applicationId, 'APPLICATIONS');
      refuseUnsignable(of, signature, content);
      const signedAt = deps.clock.now();
      const documentId = await keepSigned(tx, of, signature, content, { signedAt, meta }, deps);
      await updateApplication(tx, of.application.id, { agreement_signed_at: signedAt, page_path: AFTER_SIGNING });
      return { status: 200, body: signedView(of, documentId, content, signedAt) };
    }),
  );
  deps.outbox.wake();
  return answer;
}

function refuseUnsignable({ application, borrower }: ApplicationCase, signature: Signature, content: DocumentContent) {
  if (application.status !== 'APPROVED') throw new AppError('STEP_ORDER');
  if (application.agreement_signed_at !== null) throw new AppError('ALREADY_SIGNED');
  if (contentHash(content) !== signature.disclosureHash) throw new AppError('STALE');
  const name = [borrower.first_name, borrower.last_name].filter(Boolean).join(' ');
  if (!isSameName(signature.typedName, name)) throw refusal('typedName', `Type your name as it stands here: ${name}.`);
  const missing = agreementConsents.some((key) => !signature.consents.includes(key));
  if (missing || !signature.consents.every(isDocumentKey))
    throw refusal('consents', `Accept each of: ${agreementConsents.join(', ')}.`);
}

/** Case and spaces make no difference to a typed name. */
export function isSameName(typed: string, name: string): boolean {
  const folded = (text: string) => text.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean).join(' ');
  return folded(typed) === folded(name);
}

function isDocumentKey(text: string): text is DocumentKey {
  return (documentKeys as readonly string[]).includes(text);
}

async function keepSigned(
  tx: Tx,
  of: ApplicationCase,
  signature: Signature,
  content: DocumentContent,
  act: { signedAt: string; meta: RequestMeta },
  deps: Deps,
): Promise<string> {
  const { application, borrower, practice } = of;
  const { signedAt, meta } = act;
  const id = deps.newId();
  const sha256 = contentHash(content);
  await insertSignedDocument(tx, {
    id,
    documentKey: content.documentKey,
    borrowerId: borrower.id,
    applicationId: application.id,
    transactionId: null,
    title: content.title,
    textVersion: content.version,
    content: contentText(content),
    sha256,
    signedName: signature.typedName,
    signedAt,
    evidence: JSON.stringify({
      disclosureHash: sha256,
      consents: signature.consents,
      addressHash: meta.addressHash,
      userAgent: meta.userAgent,
      requestId: meta.requestId,
    }),
    createdAt: signedAt,
  });
  await recordConsents(tx, of, signature.consents.filter(isDocumentKey), meta, deps, {
    [content.documentKey]: content,
  });
  await addHistory(tx, {
    id: deps.newId(),
    application_id: application.id,
    action: 'AGREEMENT_SIGNED',
    actor_kind: 'applicant',
    actor_name: [borrower.first_name, borrower.last_name].filter(Boolean).join(' '),
    note: null,
    at: signedAt,
  });
  await deps.audit.append(tx, {
    shard: practice.id,
    actorKind: 'applicant',
    actorId: borrower.id,
    action: 'application.agreement_signed',
    objectType: 'application',
    objectId: application.id,
    requestId: meta.requestId,
    detail: { documentId: id, sha256 },
  });
  await deps.outbox.add(tx, { kind: 'agreement-signed', payload: { ...mailPayload(of), documentId: id } });
  return id;
}

function signedView(
  { application, borrower }: ApplicationCase,
  documentId: string,
  content: DocumentContent,
  signedAt: string,
) {
  return {
    status: 'APPROVED' as const,
    pagePath: AFTER_SIGNING,
    contractNumber: application.contract_number ?? '',
    accountNumber: borrower.account_number ?? '',
    documents: [{ documentKey: content.documentKey, documentId, sha256: contentHash(content) }],
    signedAt,
  };
}
