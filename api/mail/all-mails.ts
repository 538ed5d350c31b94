import { accountMails, accountTexts } from '../features/account/mails';
import { restrictionMails } from '../features/account-restriction/mails';
import { stateMails } from '../features/account-restriction/state-mails';
import { agreementMails } from '../features/application/agreement/mails';
import { decisionMails } from '../features/application/decision/mails';
import { applicationMails } from '../features/application/notice/mails';
import { partnerLenderMails } from '../features/application/partner-lender/mails';
import { reviewMails } from '../features/application/review/mails';
import { borrowerFileMails, borrowerFileTexts } from '../features/borrower-file/mails';
import { draftMails } from '../features/credit-draft/mails';
import { transactionMails } from '../features/credit-transaction/mails';
import { enterpriseMails } from '../features/enterprise/mails';
import { feeScheduleMails } from '../features/fee-schedule/mails';
import { fundingMails } from '../features/funding/mails';
import { identityMails } from '../features/identity/mails';
import { byHandMails } from '../features/membership/by-hand/mails';
import { cancellationMails } from '../features/membership/cancellation/mails';
import { closingMails } from '../features/membership/closing/mails';
import { membershipMails } from '../features/membership/mails';
import { pauseMails } from '../features/membership/pause/mails';
import { planMails, planTexts } from '../features/membership/plan/mails';
import { visitAheadMails, visitTexts } from '../features/membership/visit/ahead-mails';
import { visitChangeTexts, visitMails } from '../features/membership/visit/mails';
import { invoiceMails } from '../features/membership-invoice/mails';
import { themeMails } from '../features/membership-settings/theme/mails';
import { messageCenterMails } from '../features/message-center/mails';
import { onboardingMails } from '../features/onboarding/mails';
import { calculatorMails } from '../features/payment-calculator/mails';
import { paymentMethodMails } from '../features/payment-method/mails';
import { promotionMails } from '../features/plus-promotion/mails';
import { practiceClosingMails } from '../features/practice-closing/mails';
import { practiceMails } from '../features/practice-settings/mails';
import { enrollmentMails } from '../features/provider-enrollment/mails';
import { reminderMails, reminderTexts } from '../features/servicing/delinquency/mails';
import { paymentMails } from '../features/servicing/payments/mails';
import { refundMails } from '../features/servicing/refund/mails';
import { requestMails } from '../features/servicing/requests/mails';
import { signupMails, signupTexts } from '../features/signup/mails';
import { staffMails } from '../features/staff/mails';
import { noticeMails, noticeTexts } from './loan-notice-mails';

/** Every mail by its outbox kind, each declared in the feature that sends it. */
export const allMails = {
  ...decisionMails,
  ...applicationMails,
  ...reviewMails,
  ...agreementMails,
  ...partnerLenderMails,
  ...signupMails,
  ...planMails,
  ...pauseMails,
  ...membershipMails,
  ...byHandMails,
  ...cancellationMails,
  ...visitAheadMails,
  ...visitMails,
  ...themeMails,
  ...identityMails,
  ...accountMails,
  ...restrictionMails,
  ...stateMails,
  ...borrowerFileMails,
  ...transactionMails,
  ...requestMails,
  ...reminderMails,
  ...paymentMails,
  ...refundMails,
  ...noticeMails,
  ...paymentMethodMails,
  ...calculatorMails,
  ...draftMails,
  ...fundingMails,
  ...enterpriseMails,
  ...invoiceMails,
  ...practiceMails,
  ...closingMails,
  ...practiceClosingMails,
  ...feeScheduleMails,
  ...onboardingMails,
  ...promotionMails,
  ...enrollmentMails,
  ...messageCenterMails,
  ...staffMails,
};

/** Every text message by its outbox kind. */
export const allTexts = {
  ...accountTexts,
  ...borrowerFileTexts,
  ...reminderTexts,
  ...signupTexts,
  ...noticeTexts,
  ...planTexts,
  ...visitTexts,
  ...visitChangeTexts,
};
