import type { signCreditLineAgreement } from '@contract/application/decision-calls';
import { agreementConsents } from '@contract/consents';
import { type DocumentKey, documentKeys } from '@contract/document/entity';
import { fullName } from '@domain/person-name';
import { type Context, carryOut } from '../../../command/command';
import type { Deps } from '../../../deps';
import type { ApplicantActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import type { HandlerRequest } from '../../../http/serve';
import { contentHash, type DocumentContent, keepDocument, shownDocument } from '../../document/index';
import { recordConsents } from '../answers/consents';
import { refusal } from '../answers/person-answers';
import { type ApplicationCase, lockCase } from '../application.reads';
import { addHistory, updateApplication } from '../application.writes';
import { mailPayload } from '../decision/tell-outcome';

type Signature = {
  applicationId: string;
  typedName: string;
  disclosureHash: string;
  consents: readonly string[];
};

/** What the agreement says was received and accepted with it, also where a caller names less. */
const ALWAYS = [
  'credit-line-agreement',
  'electronic-records-signature',
  'consent-and-authorization',
  'application-notices-and-terms',
  'financial-privacy-policy',
] as const satisfies readonly DocumentKey[];

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
export async function signAgreement(request: HandlerRequest<typeof signCreditLineAgreement>, deps: Deps) {
  const { applicationId } = request.body;
  const subject = { borrowerId: request.actor.borrowerId, applicationId, transactionId: null };
  const asked = {
    documentKey: 'credit-line-agreement',
    language: request.meta.language,
    hash: request.body.disclosureHash,
  } as const;
  const shown = await shownDocument(asked, subject, deps);
  return carryOut(request, deps, (context) => sign(request.body, shown, context));
}

type Shown = { content: DocumentContent; english: DocumentContent };

async function sign(signature: Signature, shown: Shown, context: Context<ApplicantActor>) {
  const { content } = shown;
  const { tx, now } = context;
  const of = await lockCase(tx, signature.applicationId, 'APPLICATIONS');
  refuseUnsignable(of, signature, content);
  const documentId = await keepSigned(signature, context, { of, ...shown });
  await updateApplication(tx, of.application.id, { agreement_signed_at: now, page_path: AFTER_SIGNING });
  return signedView(of, documentId, { content, signedAt: now });
}

function refuseUnsignable({ application, borrower }: ApplicationCase, signature: Signature, content: DocumentContent) {
  if (application.status !== 'APPROVED') throw new AppError('STEP_ORDER');
  if (application.agreement_signed_at !== null) throw new AppError('ALREADY_SIGNED');
  if (contentHash(content) !== signature.disclosureHash) throw new AppError('STALE');
  const name = fullName(borrower.first_name, borrower.last_name);
  if (!isSameName(signature.typedName, name)) throw refusal('typedName', `Type your name exactly as shown: ${name}.`);
  const missing = agreementConsents.some((key) => !signature.consents.includes(key));
  if (missing || !signature.consents.every(isDocumentKey))
    throw refusal('consents', 'Accept every document to continue.');
}

/**
 * Case, spaces, and which apostrophe or hyphen a keyboard writes make no difference to a typed name: a phone writes another one
 * than a desk, and nobody sees which.
 */
export function isSameName(typed: string, name: string): boolean {
  return folded(typed) === folded(name);
}

function folded(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[\u2018\u2019\u201b\u02bc\u02b9\u2032`\u00b4]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-');
  return plain.toLowerCase().split(/\s+/).filter(Boolean).join(' ');
}

function isDocumentKey(text: string): text is DocumentKey {
  return (documentKeys as readonly string[]).includes(text);
}

async function keepSigned(
  { typedName: signedName, consents }: Signature,
  { tx, deps, meta, record, send }: Context<ApplicantActor>,
  { of, content, english }: { of: ApplicationCase } & Shown,
): Promise<string> {
  const { application, borrower, practice } = of;
  const { addressHash, userAgent, requestId } = meta;
  const sha256 = contentHash(content);
  const evidence = { disclosureHash: sha256, consents, addressHash, userAgent, requestId };
  const whose = { borrowerId: borrower.id, applicationId: application.id };
  const documentId = await keepDocument({ ...whose, signedName, evidence }, deps, { tx, content, english });
  const kept = { [content.documentKey]: content };
  await recordConsents({ tx, deps, meta }, of, {
    documentKeys: [...ALWAYS, ...consents.filter(isDocumentKey)],
    filledIn: kept,
    signed: 'credit-line-agreement',
  });
  await addHistory({ tx, deps }, application.id, {
    action: 'AGREEMENT_SIGNED',
    by: { kind: 'applicant', name: fullName(borrower.first_name, borrower.last_name) },
  });
  const detail = { documentId, sha256 };
  await record('application.agreement_signed', { practiceId: practice.id, id: application.id, detail });
  await send('agreement-signed', { ...mailPayload(of), documentId });
  return documentId;
}

function signedView(
  { application, borrower }: ApplicationCase,
  documentId: string,
  { content, signedAt }: { content: DocumentContent; signedAt: string },
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
