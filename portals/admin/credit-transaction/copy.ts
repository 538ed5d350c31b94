import { ownToast } from '@portals/state/own-toast';

export const transactionChanged = ownToast('success', '{name} is now asked to approve {amount}');
export const transactionWithdrawn = ownToast('success', 'The request for {amount} was withdrawn');
export const purchaseRefunded = ownToast('success', '{amount} was refunded to {name}');
