import type { FormSchema } from '@portals/form/use-form';
import { copy } from './copy';

const ADDRESS = /^[^\s@"<>()[\]\\,;:]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const NUMBER = /^[2-9]\d{9}$/;

const fault = (field: string, message: string) => ({
  success: false as const,
  error: { issues: [{ path: [field], message }] },
});

/**
 * The one field of the first screen: an e-mail address, or the ten digits of a phone number. Written by hand, because a
 * schema library does not fit the first load; the server checks the same with the contract's schema.
 */
export const contactForm: FormSchema<{ contact: string }> = {
  safeParse(value) {
    const { email, phone = '' } = value as { email?: unknown; phone?: unknown };
    if (email === undefined) {
      if (NUMBER.test(String(phone))) return { success: true, data: { contact: String(phone) } };
      return fault('phone', copy.phoneNeeded);
    }
    const text = String(email).trim().toLowerCase();
    if (ADDRESS.test(text)) return { success: true, data: { contact: text } };
    return fault('email', copy.emailNeeded);
  },
};
