import { copy } from './copy';

/** One sentence per field, in the order of the form's schema. */
export type FormErrors = Readonly<Record<string, string>>;

/** A path of a schema issue as a field name, as the server writes it: `['rows', 0, 'city']` is `rows[0].city`. */
const nameOf = (path: readonly PropertyKey[]) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .slice(1);

/** What a schema says of one fault. */
export type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

/** What the library says where a rule has no sentence of its own; `form-sweep.test.ts` looks for such rules. */
const OF_LIBRARY = /^(?:Invalid input|(?:Invalid \w+|Too small|Too big|Unrecognized keys?):)/;

/** The first sentence of each field that failed. A rule over several fields speaks for the field in its `path`. */
export function errorsOf(error: { issues: readonly Issue[] }): FormErrors {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) {
    const name = nameOf(issue.path);
    errors[name] ??= OF_LIBRARY.test(issue.message) ? copy.wrong : issue.message;
  }
  return errors;
}

/** What a refused request carries; matched by shape so that forms know nothing of the transport. */
type Carried = { message: string; fields?: { field: string; message: string }[] };

function carriedBy(cause: unknown): Carried | null {
  if (typeof cause !== 'object' || cause === null || !('message' in cause) || typeof cause.message !== 'string')
    return null;
  const fields = 'fields' in cause && Array.isArray(cause.fields) ? (cause.fields as Carried['fields']) : undefined;
  return { message: cause.message, ...(fields ? { fields } : {}) };
}

export type Refusal = { problem: string; errors: FormErrors };

/**
 * Reads what a failed submit says about the form: sentences for its own fields, and everything else as one problem.
 *
 * `names` are the fields the form shows; the server writes list positions as `practices[0]` and nests with dots.
 */
export function refusalOf(cause: unknown, names: readonly string[]): Refusal {
  const read = carriedBy(cause);
  if (!read) return { problem: String(cause), errors: {} };
  const errors: Record<string, string> = {};
  const others: string[] = [];
  for (const { field, message } of read.fields ?? []) {
    // A row says its own fault before the list that it stands in.
    const name = names.includes(field)
      ? field
      : names.find((candidate) => field.startsWith(`${candidate}[`) || field.startsWith(`${candidate}.`));
    if (name === undefined) others.push(message);
    else errors[name] ??= message;
  }
  const isOnlyAboutFields = Object.keys(errors).length > 0 && others.length === 0;
  return { problem: isOnlyAboutFields ? '' : [read.message, ...others].join(' '), errors };
}
