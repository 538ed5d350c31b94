import { memberPaths } from '@contract/membership/paths';
import { paths } from '@contract/paths';
import { loadChunk } from '@portals/shell/load-chunk';
import { type RouteObject, redirect } from 'react-router';
import { skipWhenLoggedIn } from './guard';
import { MemberArea } from './member-area';
import { titles } from './titles-copy';

const screens = {
  // Apart from the log-in, which reads no membership.
  guard: () => import('./require-member'),
  login: () => import('./screens/login/login-screen'),
  welcome: () => import('./screens/welcome/welcome-screen'),
  myMembership: () => import('./screens/my-membership/my-membership-screen'),
  appointments: () => import('./screens/appointments/appointments-screen'),
  payments: () => import('./screens/payments/payments-screen'),
  managePayment: () => import('./screens/payment-info/manage-payment-screen'),
  changePayment: () => import('./screens/payment-info/change-payment-screen'),
  addBank: () => import('./screens/payment-info/add-bank-screen'),
  documents: () => import('./screens/documents/documents-screen'),
  privacy: () => import('./screens/privacy/privacy-screen'),
  credits: () => import('./screens/credits/credits-screen'),
  useCredits: () => import('./screens/credits/use-credits-screen'),
  more: () => import('./screens/more/more-screen'),
  activation: () => import('./screens/activation/activation-screen'),
  reading: () => import('./screens/reading/reading-screen'),
  confirmation: () => import('./screens/agreement-confirmation/confirmation-screen'),
  pause: () => import('./screens/pause/pause-screen'),
  planChange: () => import('./screens/plan-change/plan-change-screen'),
};

/** The member's portal (membership §2). Everything but the log-in needs a logged-in member. */
export const routes: RouteObject[] = [
  {
    Component: MemberArea,
    children: [
      {
        path: paths.member.login.pattern,
        handle: { title: titles.logIn },
        loader: skipWhenLoggedIn,
        lazy: async () => ({ Component: (await loadChunk('member-login', screens.login)).LoginScreen }),
      },
      { path: paths.member.root.pattern, loader: () => redirect(paths.member.welcome.href()) },
      {
        loader: async (visit) => (await loadChunk('require-member', screens.guard)).requireMember(visit),
        children: [
          {
            path: paths.member.welcome.pattern,
            handle: { title: titles.home },
            lazy: async () => ({ Component: (await loadChunk('member-welcome', screens.welcome)).WelcomeScreen }),
          },
          {
            path: memberPaths.myMembership.pattern,
            handle: { title: titles.membership },
            lazy: async () => ({
              Component: (await loadChunk('my-membership', screens.myMembership)).MyMembershipScreen,
            }),
          },
          {
            path: memberPaths.activation.pattern,
            handle: { title: titles.activation },
            lazy: async () => ({
              Component: (await loadChunk('membership-activation', screens.activation)).ActivationScreen,
            }),
          },
          {
            path: memberPaths.agreementConfirmation.pattern,
            handle: { title: titles.nextYear },
            lazy: async () => ({
              Component: (await loadChunk('agreement-confirmation', screens.confirmation)).ConfirmationScreen,
            }),
          },
          {
            path: memberPaths.planModification.pattern,
            handle: { title: titles.planChange },
            lazy: async () => ({ Component: (await loadChunk('plan-change', screens.planChange)).PlanChangeScreen }),
          },
          {
            path: memberPaths.pause.pattern,
            handle: { title: titles.pause },
            lazy: async () => ({ Component: (await loadChunk('member-pause', screens.pause)).PauseScreen }),
          },
          {
            path: memberPaths.appointments.pattern,
            handle: { title: titles.visits },
            lazy: async () => ({
              Component: (await loadChunk('member-appointments', screens.appointments)).AppointmentsScreen,
            }),
          },
          {
            path: memberPaths.payments.pattern,
            handle: { title: titles.payments },
            lazy: async () => ({ Component: (await loadChunk('member-payments', screens.payments)).PaymentsScreen }),
          },
          {
            path: memberPaths.managePayment.pattern,
            handle: { title: titles.howYouPay },
            lazy: async () => ({
              Component: (await loadChunk('manage-payment', screens.managePayment)).ManagePaymentScreen,
            }),
          },
          {
            path: memberPaths.changePayment.pattern,
            handle: { title: titles.howYouPay },
            lazy: async () => ({
              Component: (await loadChunk('change-payment', screens.changePayment)).ChangePaymentScreen,
            }),
          },
          {
            path: memberPaths.addBank.pattern,
            handle: { title: titles.addBank },
            lazy: async () => ({ Component: (await loadChunk('member-add-bank', screens.addBank)).AddBankScreen }),
          },
          {
            path: memberPaths.reading.pattern,
            handle: { title: titles.goodToKnow },
            lazy: async () => ({ Component: (await loadChunk('member-reading', screens.reading)).ReadingScreen }),
          },
          {
            path: memberPaths.documents.pattern,
            handle: { title: titles.documents },
            lazy: async () => ({ Component: (await loadChunk('member-documents', screens.documents)).DocumentsScreen }),
          },
          {
            path: memberPaths.privacyConsent.pattern,
            handle: { title: titles.privacy },
            lazy: async () => ({ Component: (await loadChunk('member-privacy', screens.privacy)).PrivacyScreen }),
          },
          {
            path: memberPaths.credits.pattern,
            handle: { title: titles.credits },
            lazy: async () => ({ Component: (await loadChunk('member-credits', screens.credits)).CreditsScreen }),
          },
          {
            path: memberPaths.withdrawCredits.pattern,
            handle: { title: titles.credits },
            lazy: async () => ({ Component: (await loadChunk('use-credits', screens.useCredits)).WithdrawScreen }),
          },
          {
            path: memberPaths.applyCredits.pattern,
            handle: { title: titles.credits },
            lazy: async () => ({ Component: (await loadChunk('use-credits', screens.useCredits)).ApplyScreen }),
          },
          {
            path: memberPaths.more.pattern,
            handle: { title: titles.more },
            lazy: async () => ({ Component: (await loadChunk('member-more', screens.more)).MoreScreen }),
          },
        ],
      },
    ],
  },
];
