import { createDocumentTicket, printDocument, viewDocument } from '@contract/calls/document';
import type { DocumentKey } from '@contract/entities/document';
import type { Deps } from '../../deps';
import type { ApplicantActor, BorrowerActor, PublicActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { type Route, serve } from '../../http/serve';
import { documentView } from './document.view';
import { type DocumentSubject, issueTicket, openWithTicket } from './document-ticket';
import { printDocumentFile } from './print-document';
import { resolveDocument } from './resolve-document';

export const documentRoutes: readonly Route[] = [
  serve(viewDocument)(async ({ params, query, actor }, deps) => {
    const subject = await subjectOf(params.documentKey, query, actor, deps);
    return documentView(await resolveDocument(params.documentKey, subject, deps));
  }),
  serve(printDocument)(async ({ params, query, actor }, deps) => {
    const subject = await subjectOf(params.documentKey, query, actor, deps);
    return printDocumentFile(params.documentKey, subject, deps);
  }),
  serve(createDocumentTicket)(async ({ body, actor }, deps) => {
    const subject = ownSubject(body, actor);
    // Without an id the ticket would open what anybody may read.
    if (!subject) throw new AppError('NOT_FOUND');
    return issueTicket(body.documentKey, subject, deps);
  }),
];

type AskedIds = { applicationId?: string | undefined; transactionId?: string | undefined; ticket?: string | undefined };

async function subjectOf(
  documentKey: DocumentKey,
  asked: AskedIds,
  actor: PublicActor | ApplicantActor | BorrowerActor,
  deps: Deps,
): Promise<DocumentSubject | undefined> {
  if (asked.ticket) return openWithTicket(asked.ticket, documentKey, deps);
  return actor.kind === 'public' ? undefined : ownSubject(asked, actor);
}

/** The ids of a request; the access table has checked them. An applicant has no transactions to ask for. */
function ownSubject(asked: AskedIds, actor: ApplicantActor | BorrowerActor): DocumentSubject | undefined {
  const applicationId = asked.applicationId ?? null;
  const transactionId = actor.kind === 'borrower' ? (asked.transactionId ?? null) : null;
  if (applicationId === null && transactionId === null) return undefined;
  return { borrowerId: actor.borrowerId, applicationId, transactionId };
}
