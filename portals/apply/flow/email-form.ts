import type { FormSchema } from '@portals/form/use-form';
import { copy } from './copy';

const ADDRESS = /^[^\s@"<>()[\]\\,;:]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/**
 * The one field of the first screen. Written by hand, because a schema library does not fit the first load; the server
 * checks the same with the contract's schema.
 */
export const emailForm: FormSchema<{ email: string }> = {
  safeParse(value) {
    const { email = '' } = value as { email?: unknown };
    const text = String(email).trim().toLowerCase();
    if (ADDRESS.test(text)) return { success: true, data: { email: text } };
    return {
      success: false,
      error: { issues: [{ path: ['email'], message: copy.emailNeeded }] },
    };
  },
};
