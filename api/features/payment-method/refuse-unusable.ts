import { CARD_WORDS } from '@domain/card/card-rule';
import type { Clock } from '../../clock';
import { AppError } from '../../http/app-error';
import { cardDay } from './card-day';
import { isUsableOn, type PaymentMethodRow } from './payment-method.reads';

const NOT_AUTHORIZED = 'Authorize debits from this account first.';
const CARD_ENDED = "This card's bank declined it permanently. Enter the card again, or use another one.";

/** @throws AppError STEP_ORDER for what nothing may be taken from: no authorization, ended by its bank, past its last day. */
export function refuseUnusable(method: PaymentMethodRow, clock: Clock): void {
  const day = cardDay(clock);
  if (isUsableOn(method, day)) return;
  const isPast = method.expires_on !== null && method.expires_on < day;
  const ofCard = isPast ? CARD_WORDS.expired : CARD_ENDED;
  throw new AppError('STEP_ORDER', { userMessage: method.kind === 'CARD' ? ofCard : NOT_AUTHORIZED });
}
