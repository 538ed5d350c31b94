import { ownToast } from '@portals/state/own-toast';

export const transactionChanged = ownToast('success', 'We asked {name} to approve {amount}');
export const transactionWithdrawn = ownToast('success', '{amount} request withdrawn');
export const purchaseRefunded = ownToast('success', 'Refunded {amount} to {name}');
