import { createDocumentTicket, printDocument } from '@contract/document/calls';
import { call } from '@portals/client/call';
import { download } from '@portals/client/download';
import { addressOf } from '@portals/client/request';

/** The agreement that an approval leaves. */
const documentKey = 'installment-loan-agreement';

/**
 * Opens the signed loan agreement in a new tab, ready to print. The tab carries no session, so its address has a
 * one-time ticket (decision 7). Where the browser opens no tab the file is saved instead.
 * @throws ApiError
 */
export async function openLoanAgreement(transactionId: string): Promise<void> {
  // Opened before the wait: browsers allow a tab only while they handle the press.
  const tab = window.open('', '_blank');
  if (!tab) return saveLoanAgreement(transactionId);
  tab.opener = null;
  try {
    const { ticket } = await call(createDocumentTicket, { body: { documentKey, transactionId } });
    tab.location.replace(addressOf(printDocument, { params: { documentKey }, query: { transactionId, ticket } }));
  } catch (cause) {
    tab.close();
    throw cause;
  }
}

/** Saves the signed loan agreement as a PDF. @throws ApiError */
export async function saveLoanAgreement(transactionId: string): Promise<void> {
  await download(printDocument, { params: { documentKey }, query: { transactionId } });
}
