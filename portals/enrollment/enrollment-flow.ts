import { createFlow, type Shown as ShownOf, screen } from '@portals/steps/flow/flow';

/** A step of the enrollment as its address names it. */
export type EnrollmentPage =
  | 'go-on'
  | 'business-information'
  | 'owner-information'
  | 'banking-information'
  | 'card-payment'
  | 'finish'
  | 'done';
export type Shown = ShownOf<EnrollmentPage>;
/** The steps with a question. */
export type AnswerPage = Exclude<EnrollmentPage, 'go-on' | 'done'>;

/** The pages in the order of `providerEnrollmentStep`, 0 to 5. */
const BY_STEP: readonly EnrollmentPage[] = [
  'business-information',
  'owner-information',
  'banking-information',
  'card-payment',
  'finish',
  'done',
];

/** The page of the step that the server names. */
export const pageOfStep = (step: number): EnrollmentPage => BY_STEP[step] ?? 'business-information';

type Facts = { serverStep: EnrollmentPage | null };

/** The self-enrollment of a practice: start, owner, bank, card, signature (provider-admin §2). */
export const flow = createFlow<EnrollmentPage, Facts>({
  unknown: 'business-information',
  steps: {
    'go-on': {
      screen: screen('enrollment-go-on', () => import('./screens/go-on-screen'), 'GoOnScreen'),
      needs: () => true,
    },
    'business-information': {
      screen: screen('enrollment-business', () => import('./screens/business-screen'), 'BusinessScreen'),
      at: 1,
      isAnswer: true,
      needs: () => true,
    },
    'owner-information': {
      screen: screen('enrollment-owner', () => import('./screens/owner-screen'), 'OwnerScreen'),
      at: 2,
      isAnswer: true,
    },
    'banking-information': {
      screen: screen('enrollment-bank', () => import('./screens/bank-screen'), 'BankScreen'),
      at: 3,
      isAnswer: true,
    },
    'card-payment': {
      screen: screen('enrollment-card', () => import('./screens/card-screen'), 'CardScreen'),
      at: 4,
      isAnswer: true,
    },
    finish: {
      screen: screen('enrollment-finish', () => import('./screens/finish-screen'), 'FinishScreen'),
      at: 5,
      isAnswer: true,
    },
    done: { screen: screen('enrollment-done', () => import('./screens/done-screen'), 'DoneScreen') },
  },
});
