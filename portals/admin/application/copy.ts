import { ownToast } from '@portals/state/own-toast';

export const transactionSent = ownToast('success', '{name} was asked to approve {amount}');
export const reviewAnswered = ownToast('success', '{name} {done}');

/** Above the form, whose least amount is the colleague's then. */
export const amountOvertaken =
  'Somebody approved another amount meanwhile. Yours was not made; override again to make it on top.';
export const amountOverridden = ownToast('success', '{name} is approved for {amount}');
