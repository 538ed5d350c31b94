import { createDocumentTicket, printDocument, viewDocument } from '@contract/document/calls';
import type { DocumentKey } from '@contract/document/entity';
import {
  getUserConsent,
  listMemberDocuments,
  listMyDocuments as listMyDocumentsCall,
  printMyDocument as printMyDocumentCall,
} from '@contract/document/my-document-calls';
import { getPrivacyConsent } from '@contract/document/privacy-calls';
import type { Language } from '@contract/language';
import type { Deps } from '../../deps';
import type { ApplicantActor, BorrowerActor, MemberActor, PublicActor, StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { type RequestMeta, type Route, serve } from '../../http/serve';
import { type DocumentSubject, issueTicket, openWithTicket } from './delivery/document-ticket';
import { type MembershipIds, membershipSubject } from './delivery/membership-subject';
import { consentTexts, listMyDocuments, printMyDocument } from './delivery/my-documents';
import { confirmPrivacy, viewPrivacyConsent } from './delivery/privacy-consent';
import { type AskedDocument, resolveDocument } from './delivery/resolve-document';
import { recordStaffUse, type StaffDocumentAction, subjectForStaff } from './delivery/staff-subject';
import { documentView } from './document.view';
import { printDocumentFile } from './rendering/print-document';

type DocumentActor = PublicActor | ApplicantActor | BorrowerActor | MemberActor | StaffActor;

export const documentRoutes: readonly Route[] = [
  serve(viewDocument)(async ({ params, query, actor, meta }, deps) => {
    const { subject, language } = await subjectOf(params.documentKey, query, { actor, deps, meta });
    const view = documentView(await resolveDocument(askedFor(params, query, language), subject, deps));
    await recordIfStaff({ deps, meta }, 'document.viewed', { documentKey: params.documentKey, subject, actor });
    return view;
  }),
  serve(printDocument)(async ({ params, query, actor, meta }, deps) => {
    const { subject, language } = await subjectOf(params.documentKey, query, { actor, deps, meta });
    const file = await printDocumentFile(askedFor(params, query, language), subject, deps);
    await recordIfStaff({ deps, meta }, 'document.printed', { documentKey: params.documentKey, subject, actor });
    return file;
  }),
  serve(listMyDocumentsCall)(({ actor, meta: { language } }, deps) =>
    listMyDocuments({ borrowerId: actor.borrowerId, language }, deps),
  ),
  serve(listMemberDocuments)(({ actor, meta: { language } }, deps) =>
    listMyDocuments({ borrowerId: actor.borrowerId, language }, deps),
  ),
  serve(getPrivacyConsent)(({ actor, meta: { language } }, deps) =>
    viewPrivacyConsent({ borrowerId: actor.borrowerId, language }, deps),
  ),
  confirmPrivacy,
  serve(printMyDocumentCall)(({ params, query }, deps) => printMyDocument(params.documentId, query.lang, deps)),
  serve(getUserConsent)(({ query, actor, meta }, deps) =>
    consentTexts(
      { borrowerId: actor.borrowerId, transactionId: query.creditTransactionId, language: meta.language },
      query.documentKeys,
      deps,
    ),
  ),
  serve(createDocumentTicket)(async ({ body, actor, meta }, deps) => {
    const subject = await ownSubject(body, actor, deps);
    // Without an id the ticket would open what anybody may read.
    if (!subject) throw new AppError('NOT_FOUND');
    const ticket = await issueTicket(
      body.documentKey,
      { subject, sessionHash: actor.tokenHash, language: meta.language },
      deps,
    );
    // The tab that uses the ticket has no session, so who opened the document is known here only.
    await recordIfStaff({ deps, meta }, 'document.ticket_issued', { documentKey: body.documentKey, subject, actor });
    return ticket;
  }),
];

/** In the language that is asked for by name, else in that of the request, or of the page that asked for the ticket. */
const askedFor = (
  { documentKey }: { documentKey: DocumentKey },
  query: { lang?: Language | undefined },
  language: Language,
): AskedDocument => ({ documentKey, language: query.lang ?? language, isEnglishCopy: query.lang === 'en' });

type AskedIds = MembershipIds & {
  applicationId?: string | undefined;
  transactionId?: string | undefined;
  ticket?: string | undefined;
};

async function subjectOf(
  documentKey: DocumentKey,
  asked: AskedIds,
  { actor, deps, meta }: { actor: DocumentActor; deps: Deps; meta: RequestMeta },
): Promise<{ subject: DocumentSubject | undefined; language: Language }> {
  if (asked.ticket) return openWithTicket(asked.ticket, documentKey, deps);
  const subject = actor.kind === 'public' ? undefined : await ownSubject(asked, actor, deps);
  return { subject, language: meta.language };
}

/** The ids of a request; the access table has checked them. An applicant has no transactions to ask for. */
async function ownSubject(
  asked: AskedIds,
  actor: Exclude<DocumentActor, PublicActor>,
  deps: Deps,
): Promise<DocumentSubject | undefined> {
  const applicationId = asked.applicationId ?? null;
  const transactionId = actor.kind === 'applicant' ? null : (asked.transactionId ?? null);
  if (applicationId === null && transactionId === null)
    return actor.kind === 'applicant' ? undefined : membershipSubject(asked, actor, deps);
  if (actor.kind === 'staff') return subjectForStaff({ applicationId, transactionId }, deps);
  return { borrowerId: actor.borrowerId, applicationId, transactionId };
}

/** Staff who open a person's copy leave an audit row; a text that belongs to nobody leaves none. */
async function recordIfStaff(
  { deps, meta }: { deps: Deps; meta: RequestMeta },
  action: StaffDocumentAction,
  {
    documentKey,
    subject,
    actor,
  }: { documentKey: DocumentKey; subject: DocumentSubject | undefined; actor: DocumentActor },
): Promise<void> {
  if (actor.kind !== 'staff' || !subject) return;
  await recordStaffUse({ action, documentKey, subject }, { actor, meta }, deps);
}
