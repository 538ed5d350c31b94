import type { VeilWords } from '@portals/state/veil.store';

const still = 'Still working. This can take half a minute.';
const saved = 'Almost there. Your answers are saved, so nothing is lost.';
const stay = 'Almost there. Stay on this page.';

/** What is said while something long runs: at first, after 5 and after 15 seconds. */
export const veilWords = {
  limit: ['Working out your spending limit', still, saved],
  limitAgain: ['Working out your spending limit', still, stay],
  identity: ['Reading the result of your identity check', still, saved],
  checking: ['Checking your answers', still, saved],
  signing: ['Signing your agreement', still, stay],
  partner: ['Asking the partner lender', still, stay],
  pending: ['This takes a few seconds. Stay on this page.', still, saved],
} satisfies Record<string, VeilWords>;
