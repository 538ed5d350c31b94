import type { VeilWords } from '@portals/state/veil.store';

const still = 'Still working. This can take 30 seconds.';
const saved = 'Almost there. Your answers are saved, so nothing is lost.';
const stay = 'Almost there. Stay on this page.';

/** What is said while something long runs: at first, after 5 and after 15 seconds. */
export const veilWords = {
  limit: ['Calculating your spending limit', still, saved],
  limitAgain: ['Calculating your spending limit', still, stay],
  identity: ['Getting your identity check result', still, saved],
  checking: ['Checking your answers', still, saved],
  signing: ['Signing your agreement', still, stay],
  partner: ['Contacting the partner lender', still, stay],
  pending: ['This takes a few seconds. Stay on this page.', still, saved],
} satisfies Record<string, VeilWords>;
