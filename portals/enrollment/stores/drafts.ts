import type { FormValue, FormValues } from '@portals/form/read-form';

/** Fields of a form by their name, `primaryContact.firstName`. */
export type Draft = Readonly<Record<string, string | boolean>>;

const LENGTH_MAX = 500;
const FIELDS_MAX = 60;

/** Whether a value from storage is one. */
export const isDraft = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length <= FIELDS_MAX &&
  Object.values(value).every(
    (one) => typeof one === 'boolean' || (typeof one === 'string' && one.length <= LENGTH_MAX),
  );

/** Never kept in a browser: numbers that identify somebody or pay, and the date of birth. */
const SECRET = /(?:ownerId|dateOfBirth|accountNumber|accountAgain|routingNumber)$/;

/** What may be kept of a form. */
export function draftOf(values: FormValues): Draft {
  const draft: Record<string, string | boolean> = {};
  const walk = (value: FormValue | undefined, name: string) => {
    if (SECRET.test(name)) return;
    if (typeof value === 'string' || typeof value === 'boolean') draft[name] = value;
    else for (const [part, inner] of Object.entries(value ?? {})) walk(inner, name ? `${name}.${part}` : part);
  };
  walk(values, '');
  return draft;
}
