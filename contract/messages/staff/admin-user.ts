import type { Message } from '../message';

/** Texts of the people of the staff portal, letter for letter from the specification; odd spellings are the contract's. */
export const adminUserMessages = {
  internalServerError: {
    text: 'Internal Server Error',
    kind: 'toast',
    severity: 'error',
    durationMs: 2500,
    source: 'staff \u00a78 Error catalogue',
  },
  adminLookup404: {
    text: 'Email not recognized.',
    kind: 'form',
    severity: 'error',
    durationMs: null,
    source: 'staff \u00a78 Error catalogue',
  },
  adminAddFailed: {
    text: 'An error occurred while adding the user.',
    kind: 'form',
    severity: 'error',
    durationMs: null,
    source: 'staff \u00a78 Error catalogue',
  },
  adminEditFailed: {
    text: 'An error occurred while updating the user.',
    kind: 'form',
    severity: 'error',
    durationMs: null,
    source: 'staff \u00a78 Error catalogue',
  },
  adminDeleteFailed: {
    text: 'something went wrong deleting the user.',
    kind: 'form',
    severity: 'error',
    durationMs: null,
    source: 'staff \u00a78 Error catalogue',
  },
  enterpriseOptionsError: {
    text: 'Error while updating options',
    kind: 'toast',
    severity: 'error',
    durationMs: 6000,
    source: 'staff \u00a78 Error catalogue',
  },
  tagInvalid: {
    text: 'Invalid value',
    kind: 'form',
    severity: 'error',
    durationMs: null,
    source: 'staff \u00a75 Validation rules',
  },
} as const satisfies Record<string, Message>;
