import { ownToast } from '@portals/state/own-toast';

export const transactionSent = ownToast('success', 'We asked {name} to approve {amount}');
export const reviewAnswered = ownToast('success', '{name} {done}');

/** Above the form, whose least amount is the colleague's then. */
export const amountOvertaken =
  'A colleague approved a different amount since you opened this, so yours wasn’t saved. Review it, then override again.';
export const amountOverridden = ownToast('success', '{name} is approved for {amount}');
