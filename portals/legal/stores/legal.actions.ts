import { printDocument, viewDocument } from '@contract/document/calls';
import type { DocumentKey } from '@contract/document/entity';
import { call } from '@portals/client/call';
import { addressOf } from '@portals/client/request';
import { load } from '@portals/state/resource';
import { legal } from './legal.store';

/** Ids that a link to a document may carry, so that a person's own filled copy is shown. */
export type DocumentIds = {
  borrowerId?: string;
  transactionId?: string;
  applicationId?: string;
  /** One agreement of a member's plan, or any of their own. */
  priviAgreement?: string;
  privi?: 'true';
  ticket?: string;
};

/** Reads the ids of a link. `customerID` is the older name of the borrower's reference. */
export function idsOf(search: URLSearchParams): DocumentIds {
  const ids: DocumentIds = {};
  const borrowerId = search.get('borrowerId') ?? search.get('customerID');
  if (borrowerId) ids.borrowerId = borrowerId;
  if (search.get('privi') === 'true') ids.privi = 'true';
  for (const name of ['transactionId', 'applicationId', 'priviAgreement', 'ticket'] as const) {
    const value = search.get(name);
    if (value) ids[name] = value;
  }
  return ids;
}

/** Fetches the text of a legal document. */
export function loadDocument(documentKey: DocumentKey, ids: DocumentIds): Promise<unknown> {
  return load(legal.document, (signal) => call(viewDocument, { params: { documentKey }, query: ids }, { signal }));
}

/** Opens the printable copy in a new tab, with the ids of the page; a ticket was used up by this page, which prints itself. */
export function openPrint(documentKey: DocumentKey, ids: DocumentIds): void {
  if (ids.ticket) {
    window.print();
    return;
  }
  window.open(addressOf(printDocument, { params: { documentKey }, query: ids }), '_blank', 'noopener');
}
