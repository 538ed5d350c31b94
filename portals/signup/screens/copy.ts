import type { QuestionWords } from '@portals/steps/question-page';
import type { AnswerStep } from '../signup-flow';

/** Words of the questions and their place in the ribbon. */
export const words: Record<AnswerStep, QuestionWords> = {
  'name-step': {
    title: 'About you',
    ask: 'Your legal name and date of birth',
    why: 'As they appear on your ID. We use them to make sure it’s you.',
    at: 2,
    about: 'about you',
  },
  'address-step': {
    title: 'Your home address',
    ask: 'Where do you live?',
    why: 'Your home address, not a PO box. It helps us make sure it’s you.',
    at: 3,
    about: 'where you live',
  },
  'ssn-step': {
    title: 'Your Social Security number',
    ask: 'What’s your Social Security number?',
    why: 'You pay for a membership monthly, so we check your identity and do a soft credit check. We keep your number encrypted and never show it in your account or to your practice.',
    at: 4,
    about: 'your identity',
  },
  'agreement-step': {
    title: 'Read and sign',
    ask: 'Read and sign',
    why: 'This registers you for the membership program. You pay nothing today, and nothing until you accept a plan.',
    at: 5,
    about: 'your agreement',
  },
};
