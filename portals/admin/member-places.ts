import { memberStaffPaths } from '@contract/membership/staff-paths';
import { membershipSettingsPaths as settings } from '@contract/membership-settings/paths';
import { paymentOptionsPaths } from '@contract/payment-options/paths';
import { isAdmin, offersMemberships, type Place, screen, seesEnterprises, type Visitor } from './place';

/** Whether somebody administers an enterprise of which a practice offers memberships. */
const billsEnterprise = (person: Visitor): boolean => seesEnterprises(person) && offersMemberships(person);

/** What practices do for their members. */
export const memberPlaces: readonly Place[] = [
  {
    path: memberStaffPaths.calendar.pattern,
    title: 'Calendar',
    needs: ['membership.view'],
    sidebar: { group: 'Members', icon: 'calendar', sees: offersMemberships },
    lazy: screen(
      'calendar',
      () => import('./calendar/calendar-screen'),
      (of) => of.CalendarScreen,
    ),
  },
  {
    path: memberStaffPaths.agreements.pattern,
    title: 'Agreements',
    needs: ['membership.view'],
    sidebar: { group: 'Members', icon: 'treatment', label: 'Agreements', sees: offersMemberships },
    lazy: screen(
      'agreements',
      () => import('./agreement/agreements-screen'),
      (of) => of.AgreementsScreen,
    ),
  },
  {
    path: memberStaffPaths.members.pattern,
    title: 'Members',
    needs: ['membership.view'],
    sidebar: { group: 'Members', icon: 'people', label: 'Members', sees: offersMemberships },
    lazy: screen(
      'members',
      () => import('./membership/members-screen'),
      (of) => of.MembersScreen,
    ),
  },
  {
    path: memberStaffPaths.activationLink.pattern,
    title: 'Activation link',
    needs: ['signup.invite'],
    sidebar: { group: 'Members', icon: 'website', label: 'Activation link', sees: offersMemberships },
    lazy: screen(
      'activation-link',
      () => import('./signup/activation-link-screen'),
      (of) => of.ActivationLinkScreen,
    ),
  },
  {
    path: memberStaffPaths.planBuilder.pattern,
    title: 'Plan',
    needs: ['membership.sell'],
    sidebar: { group: 'Members', icon: 'calculator', label: 'New plan', sees: offersMemberships },
    lazy: screen(
      'plan',
      () => import('./membership/plan-screen'),
      (of) => of.PlanScreen,
    ),
  },
  {
    path: memberStaffPaths.rewards.pattern,
    title: 'Manufacturer rewards',
    needs: ['membership.sell'],
    lazy: screen(
      'rewards',
      () => import('./membership/rewards/rewards-screen'),
      (of) => of.RewardsScreen,
    ),
  },
  {
    path: memberStaffPaths.planAgreement.pattern,
    title: 'Plan agreements',
    needs: ['membership.sell'],
    sidebar: { group: 'Members', icon: 'document', label: 'Plan agreements', sees: offersMemberships },
    lazy: screen(
      'plan-agreements',
      () => import('./plan-agreement/plan-agreement-screen'),
      (of) => of.PlanAgreementScreen,
    ),
  },
  {
    path: memberStaffPaths.memberFile.pattern,
    title: 'Member',
    needs: ['membership.view'],
    lazy: screen(
      'member-file',
      () => import('./membership/member-screen'),
      (of) => of.MemberScreen,
    ),
  },
  {
    path: memberStaffPaths.memberTransactions.pattern,
    title: 'Membership transactions',
    needs: ['membership.view'],
    sidebar: { group: 'Money', icon: 'transaction', label: 'Transactions', sees: offersMemberships },
    lazy: screen(
      'member-transactions',
      () => import('./member-money/transactions-screen'),
      (of) => of.MemberTransactionsScreen,
    ),
  },
  {
    path: memberStaffPaths.memberTransaction.pattern,
    title: 'Membership transaction',
    needs: ['membership.view'],
    lazy: screen(
      'member-transaction',
      () => import('./member-money/transaction-screen'),
      (of) => of.MemberTransactionScreen,
    ),
  },
  {
    path: memberStaffPaths.memberPayments.pattern,
    title: 'Member payments',
    needs: ['membership.view'],
    sidebar: { group: 'Money', icon: 'repayment', label: 'Payments', sees: offersMemberships },
    lazy: screen(
      'member-payments',
      () => import('./member-money/payments-screen'),
      (of) => of.MemberPaymentsScreen,
    ),
  },
  {
    path: memberStaffPaths.memberPayment.pattern,
    title: 'Member payment',
    needs: ['membership.view'],
    lazy: screen(
      'member-payment',
      () => import('./member-money/payment-screen'),
      (of) => of.MemberPaymentScreen,
    ),
  },
  {
    path: memberStaffPaths.invoices.pattern,
    title: 'Invoices',
    needs: ['membership.view'],
    sidebar: { group: 'Money', icon: 'document', sees: offersMemberships },
    lazy: screen(
      'invoices',
      () => import('./member-money/invoices-screen'),
      (of) => of.InvoicesScreen,
    ),
  },
  {
    path: memberStaffPaths.invoice.pattern,
    title: 'Invoice',
    needs: ['membership.view'],
    lazy: screen(
      'invoice',
      () => import('./member-money/invoice-screen'),
      (of) => of.InvoiceScreen,
    ),
  },
  {
    path: memberStaffPaths.monthEnd.pattern,
    title: 'Month end',
    needs: ['membership.view'],
    sidebar: { group: 'Money', icon: 'overview', sees: offersMemberships },
    lazy: screen(
      'month-end',
      () => import('./member-money/month-end-screen'),
      (of) => of.MonthEndScreen,
    ),
  },
  {
    path: settings.treatments.pattern,
    title: 'Membership treatments',
    needs: ['membership.view'],
    sidebar: { group: 'Plan settings', icon: 'treatment', label: 'Treatments', sees: offersMemberships },
    lazy: screen(
      'membership-treatments',
      () => import('./membership-settings/treatments-screen'),
      (of) => of.TreatmentsScreen,
    ),
  },
  {
    path: settings.plans.pattern,
    title: 'Membership plans',
    needs: ['membership.view'],
    sidebar: { group: 'Plan settings', icon: 'plan', label: 'Plans', sees: offersMemberships },
    lazy: screen(
      'membership-plans',
      () => import('./membership-settings/plans-screen'),
      (of) => of.PlansScreen,
    ),
  },
  {
    path: settings.injectors.pattern,
    title: 'Injectors',
    needs: ['membership.view'],
    sidebar: { group: 'Plan settings', icon: 'person', sees: offersMemberships },
    lazy: screen(
      'injectors',
      () => import('./membership-settings/injectors-screen'),
      (of) => of.InjectorsScreen,
    ),
  },
  {
    path: settings.loyaltyProgram.pattern,
    title: 'Loyalty program',
    needs: ['membership.view'],
    sidebar: { group: 'Plan settings', icon: 'loyalty', sees: offersMemberships },
    lazy: screen(
      'loyalty-program',
      () => import('./membership-settings/loyalty/loyalty-screen'),
      (of) => of.LoyaltyScreen,
    ),
  },
  {
    path: settings.customTheme.pattern,
    title: 'Branding',
    needs: ['membership.view'],
    sidebar: { group: 'Plan settings', icon: 'settings', sees: offersMemberships },
    lazy: screen(
      'custom-theme',
      () => import('./membership-settings/theme/theme-screen'),
      (of) => of.ThemeScreen,
    ),
  },
  {
    path: settings.requestedThemes.pattern,
    title: 'Branding requests',
    needs: ['membership.edit'],
    sees: isAdmin,
    sidebar: { group: 'Plan settings', icon: 'audit', sees: offersMemberships },
    lazy: screen(
      'requested-themes',
      () => import('./membership-settings/theme/requested-screen'),
      (of) => of.RequestedThemesScreen,
    ),
  },
  {
    path: paymentOptionsPaths.practice.pattern,
    title: 'Payment options',
    needs: ['membership.view'],
    sidebar: { group: 'Plan settings', icon: 'bank', sees: offersMemberships },
    lazy: screen(
      'payment-options',
      () => import('./membership-settings/payment-options/payment-options-screen'),
      (of) => of.PaymentOptionsScreen,
    ),
  },
  {
    path: paymentOptionsPaths.practiceCard.pattern,
    title: 'Practice card',
    needs: ['membership.edit'],
    lazy: screen(
      'provider-card',
      () => import('./membership-settings/payment-options/card-screen'),
      (of) => of.ProviderCardScreen,
    ),
  },
  {
    path: paymentOptionsPaths.enterprise.pattern,
    title: 'Enterprise billing',
    sees: billsEnterprise,
    sidebar: { group: 'Plan settings', icon: 'enterprise', label: 'Enterprise billing' },
    lazy: screen(
      'enterprise-billing',
      () => import('./membership-settings/payment-options/enterprise-billing-screen'),
      (of) => of.EnterpriseBillingScreen,
    ),
  },
  {
    path: paymentOptionsPaths.enterpriseOptions.pattern,
    title: 'Enterprise payment options',
    sees: billsEnterprise,
    lazy: screen(
      'enterprise-options',
      () => import('./membership-settings/payment-options/enterprise-options-screen'),
      (of) => of.EnterpriseOptionsScreen,
    ),
  },
  {
    path: paymentOptionsPaths.enterpriseCard.pattern,
    title: 'Enterprise card',
    needs: ['membership.edit'],
    sees: seesEnterprises,
    lazy: screen(
      'enterprise-card',
      () => import('./membership-settings/payment-options/enterprise-card-screen'),
      (of) => of.EnterpriseCardScreen,
    ),
  },
  {
    path: settings.templates.pattern,
    title: 'Treatment templates',
    needs: ['membership.view'],
    sidebar: { group: 'Plan settings', icon: 'document', sees: offersMemberships },
    lazy: screen(
      'treatment-templates',
      () => import('./membership-settings/templates-screen'),
      (of) => of.TemplatesScreen,
    ),
  },
  {
    path: settings.templatesPrint.pattern,
    title: 'Treatment templates',
    needs: ['membership.view'],
    isPrinted: true,
    lazy: screen(
      'treatment-templates-print',
      () => import('./membership-settings/print/templates-print-screen'),
      (of) => of.TemplatesPrintScreen,
    ),
  },
];
