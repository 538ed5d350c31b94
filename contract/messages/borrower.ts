import type { Message } from './message';

/** Texts of this area, letter for letter from the specification; odd spellings are the contract's. */
export const borrowerMessages = {
  errorPageTitle: {
    text: 'Error Page',
    kind: 'page',
    severity: 'error',
    durationMs: null,
    source: 'borrower \u00a72 Error page',
  },
  errorPageHeading: {
    text: 'Sorry....',
    kind: 'page',
    severity: 'error',
    durationMs: null,
    source: 'borrower \u00a72 Error page',
  },
  errorPageText: {
    text: 'Something went wrong',
    kind: 'page',
    severity: 'error',
    durationMs: null,
    source: 'borrower \u00a72 Error page',
  },
  errorPageBackHome: {
    text: 'BACK HOME',
    kind: 'page',
    severity: 'info',
    durationMs: null,
    source: 'borrower \u00a72 Error page',
  },
  errorPageNeedHelp: {
    text: 'Need help?',
    kind: 'page',
    severity: 'info',
    durationMs: null,
    source: 'borrower \u00a72 Error page',
  },
  needHelpFloating: {
    text: 'Need help',
    kind: 'page',
    severity: 'info',
    durationMs: null,
    source: 'borrower \u00a71 What the product does and for whom',
  },
  internalServerError: {
    text: 'Internal Server Error',
    kind: 'toast',
    severity: 'error',
    durationMs: 2500,
    source: 'borrower \u00a78 The error catalogue',
  },
  bankConnectionError: {
    text: 'There was an error connecting to that bank, please try a different bank or enter your bank details manually.',
    kind: 'toast',
    severity: 'error',
    durationMs: 10000,
    source: 'borrower \u00a78 The error catalogue',
  },
  refreshSuccess: {
    text: 'Congratulations your spending limit has been refreshed successfully.',
    kind: 'toast',
    severity: 'success',
    durationMs: 3500,
    source: 'borrower \u00a78 The error catalogue',
  },
  refreshFailure: {
    text: 'Unfortunately we could not update your spending limit at this time.',
    kind: 'toast',
    severity: 'error',
    durationMs: 3500,
    source: 'borrower \u00a78 The error catalogue',
  },
  refreshStatusDenied: {
    text: 'Status is denied',
    kind: 'toast',
    severity: 'error',
    durationMs: 3500,
    source: 'borrower \u00a78 The error catalogue',
  },
} as const satisfies Record<string, Message>;
