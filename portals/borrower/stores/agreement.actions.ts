import { reviewDocuments } from '@contract/credit-transaction/reviewed-document-calls';
import { getUserConsent } from '@contract/document/my-document-calls';
import type { ResultOf } from '@contract/endpoint';
import { call } from '@portals/client/call';
import { load, resetResource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

/** The filled-in texts of one transaction. Kept in memory only. */
export const agreement = proxy({ texts: resource<ResultOf<typeof getUserConsent>>() });

/** Reads the texts that a transaction is accepted with. */
export async function loadAgreement(creditTransactionId: string): Promise<void> {
  resetResource(agreement.texts);
  await load(agreement.texts, (signal) => call(getUserConsent, { query: { creditTransactionId } }, { signal }));
}

/** Keeps that they were read. Throws ApiError MISSING_PLAN. */
export async function keepReviewed(transactionId: string): Promise<void> {
  await call(reviewDocuments, { body: { transactionId } });
}
