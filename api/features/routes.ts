import type { Route } from '../http/serve';
import { accountRoutes } from './account/routes';
import { borrowerStandingRoutes } from './account-restriction/routes';
import { applicationRoutes } from './application/routes';
import { applicationReviewRoutes } from './application-details/routes';
import { auditLogRoutes } from './audit-log/audit-lists';
import { boardingDocumentRoutes } from './boarding-document/routes';
import { borrowerRoutes } from './borrower/routes';
import { borrowerFileRoutes } from './borrower-file/routes';
import { businessDayRoutes } from './business-day/routes';
import { codeLinkRoutes } from './code-link/routes';
import { commonRoutes } from './common/routes';
import { correspondenceRoutes } from './correspondence/routes';
import { creditDraftRoutes } from './credit-draft/index';
import { creditPortalRoutes } from './credit-portal/routes';
import { creditTransactionRoutes } from './credit-transaction/routes';
import { dashboardRoutes } from './dashboard/routes';
import { documentRoutes } from './document/routes';
import { enterpriseRoutes } from './enterprise/routes';
import { feeScheduleRoutes } from './fee-schedule/routes';
import { fundingRoutes } from './funding/routes';
import { householdRoutes } from './household/routes';
import { identityRoutes } from './identity/routes';
import { internalNoteRoutes } from './internal-note/routes';
import { listViewRoutes } from './list-view/routes';
import { membershipRoutes } from './membership/routes';
import { membershipInvoiceRoutes } from './membership-invoice/routes';
import { membershipSettingsRoutes } from './membership-settings/routes';
import { messageCenterRoutes } from './message-center/routes';
import { monthEndRoutes } from './month-end/routes';
import { onboardingRoutes } from './onboarding/routes';
import { paymentCalculatorRoutes } from './payment-calculator/routes';
import { paymentMethodRoutes } from './payment-method/routes';
import { paymentOptionsRoutes } from './payment-options/routes';
import { planAgreementRoutes } from './plan-agreement/routes';
import { promotionRoutes } from './plus-promotion/routes';
import { practiceRoutes } from './practice/routes';
import { practiceContactRoutes } from './practice-contact/routes';
import { practiceSettingsRoutes } from './practice-settings/routes';
import { providerEnrollmentRoutes } from './provider-enrollment/routes';
import { riskProfileRoutes } from './risk-profile/routes';
import { searchRoutes } from './search/routes';
import { servicingRoutes } from './servicing/routes';
import { signupRoutes } from './signup/routes';
import { staffRoutes } from './staff/routes';
import { treatmentRoutes } from './treatment/routes';
import { websiteRoutes } from './website/routes';

/** Every call with its handler; a call that is missing here fails the generated tests. */
export const allRoutes: readonly Route[] = [
  ...commonRoutes,
  ...boardingDocumentRoutes,
  ...borrowerRoutes,
  ...accountRoutes,
  ...businessDayRoutes,
  ...creditDraftRoutes,
  ...creditPortalRoutes,
  ...creditTransactionRoutes,
  ...applicationRoutes,
  ...householdRoutes,
  ...servicingRoutes,
  ...membershipRoutes,
  ...membershipInvoiceRoutes,
  ...monthEndRoutes,
  ...signupRoutes,
  ...codeLinkRoutes,
  ...applicationReviewRoutes,
  ...auditLogRoutes,
  ...dashboardRoutes,
  ...documentRoutes,
  ...enterpriseRoutes,
  ...fundingRoutes,
  ...identityRoutes,
  ...borrowerFileRoutes,
  ...correspondenceRoutes,
  ...borrowerStandingRoutes,
  ...internalNoteRoutes,
  ...listViewRoutes,
  ...membershipSettingsRoutes,
  ...messageCenterRoutes,
  ...onboardingRoutes,
  ...feeScheduleRoutes,
  ...promotionRoutes,
  ...practiceContactRoutes,
  ...paymentCalculatorRoutes,
  ...paymentMethodRoutes,
  ...paymentOptionsRoutes,
  ...planAgreementRoutes,
  ...practiceRoutes,
  ...practiceSettingsRoutes,
  ...providerEnrollmentRoutes,
  ...riskProfileRoutes,
  ...searchRoutes,
  ...staffRoutes,
  ...treatmentRoutes,
  ...websiteRoutes,
];
