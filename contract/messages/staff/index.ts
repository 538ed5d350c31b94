import { adminUserMessages } from './admin-user';
import { applicationMessages } from './application';
import { borrowerFileMessages } from './borrower';
import { creditTableMessages } from './credit-table';
import { onboardingMessages } from './onboarding';
import { paymentMessages } from './payment';
import { transactionMessages } from './transaction';

/** The texts of the staff portal by the name of their catalogue; a screen takes those of its capability. */
export const staffCatalogues = {
  adminUserMessages,
  applicationMessages,
  borrowerFileMessages,
  creditTableMessages,
  onboardingMessages,
  paymentMessages,
  transactionMessages,
};
