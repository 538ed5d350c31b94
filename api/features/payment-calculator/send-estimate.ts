import { sendPaymentEstimate } from '@contract/payment-calculator/calls';
import { isOnSites } from '@domain/embed/site-address';
import { command } from '../../command/command';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { languageOfAddress } from '../borrower/index';
import { findPractice, type PracticeRow } from '../practice/index';
import { estimatePayload } from './estimate-payload';
import { countEstimate } from './send-limits';

/**
 * E-mails one plan of the calculator with the example that must stand beside it. The text is fixed and every figure is
 * worked out here, so that nobody can send words of their own through us.
 *
 * Effects: the message, counted limits, an audit row when staff send it.
 * @throws AppError NOT_FOUND for an unknown practice and for a borrower named by anybody but staff; CROSS_SITE from a
 * website that the practice does not list; INVALID_FIELDS for a plan that the amount does not fit; RATE_LIMITED.
 */
export const sendEstimate = command(sendPaymentEstimate)(async ({ body }, context) => {
  const { tx, deps, actor, meta, record, send, leaveNoRow } = context;
  const { selectedPaymentPlan: chosen, practiceId, borrowerId, amount: amountCents, email } = body;
  const { product, creditBand = 'good' } = typeof chosen === 'string' ? { product: chosen } : chosen;
  if (actor.kind === 'public' && borrowerId !== undefined) throw new AppError('NOT_FOUND');
  const practice = await findPractice(tx, practiceId);
  if (!practice) throw new AppError('NOT_FOUND');
  refuseOtherSites(practice, meta);
  const language = await languageOfAddress(tx, email, meta.language);
  const input = { practiceId, borrowerId, amountCents, product, creditBand, email, language };
  const payload = await estimatePayload({ tx, deps }, input, practice);
  const by = actor.kind === 'staff' ? { staffId: actor.staffId } : { addressHash: meta.addressHash };
  await countEstimate(tx, { to: email, practiceId: practice.id, by }, deps);
  const about = borrowerId === undefined ? { type: 'practice', id: practiceId } : { type: 'borrower', id: borrowerId };
  if (actor.kind === 'public') leaveNoRow('nobody that we know sent it');
  else await record('estimate.sent', { practiceId, ...about, detail: { amountCents, product } });
  await send('payment-estimate', payload);
  return { success: true as const };
});

/** Another website may send only for a practice that lists it. */
function refuseOtherSites(practice: PracticeRow, { isCrossSite, origin }: RequestMeta): void {
  if (!isCrossSite) return;
  const listed = JSON.parse(practice.embed_origins) as string[];
  if (origin === undefined || !isOnSites(listed, origin)) throw new AppError('CROSS_SITE');
}
