import { setAutopay } from '@contract/servicing/autopay-calls';
import { listPromotions } from '@contract/servicing/promotion-calls';
import { ApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { load } from '@portals/state/resource';
import { ensureBorrower } from './borrower.actions';
import { authorizedHash, readAutopayAgain } from './pay.actions';
import { type Autopay, ways } from './pay.store';
import { promotions } from './promotions.store';

/** Reads where the promotions stand. */
export async function loadPromotions(): Promise<void> {
  const { id } = await ensureBorrower();
  await load(promotions.list, async (signal) => (await call(listPromotions, { params: { id } }, { signal })).data);
}

/**
 * Raises autopay to what keeps a promotion free, from the payment method that it has, or turns it on with that.
 * Throws ApiError; what changed meanwhile is read again.
 */
export async function raiseAutopay(seen: Pick<Autopay, 'transactionId' | 'version'>, amount: number): Promise<void> {
  const { id } = await ensureBorrower();
  const params = { id, txId: seen.transactionId };
  const choice = { type: 'CUSTOM' as const, customAmount: amount };
  try {
    const agreed = await authorizedHash(seen.transactionId, choice);
    ways.autopay.data = await call(setAutopay, { params, body: { ...choice, ...agreed, version: seen.version } });
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'STALE') await readAutopayAgain(seen.transactionId, choice);
    throw cause;
  }
  await loadPromotions();
}
