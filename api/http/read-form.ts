import type { FieldFault } from '@contract/error';
import { AppError } from './app-error';
import { FAULTS_MAX, inspected, readBytes } from './read-body';

/** Beside the file: the other fields, names and boundaries of a form. */
const AROUND_FILE_BYTES = 16 * 1024;

export const isForm = (request: Request): boolean =>
  /^multipart\/form-data\s*;/i.test(request.headers.get('content-type') ?? '');

/**
 * Reads a form with one file as the fields of a body: the file in base64, the rest as text.
 * @throws AppError TOO_LARGE, MALFORMED_JSON where it breaks off or is no form, INVALID_FIELDS for a field that stands twice, a file in
 * the place of a text or the other way round, and for values that no call accepts.
 */
export async function readForm(
  request: Request,
  { maxBytes, file }: { maxBytes: number; file: string },
): Promise<Record<string, string>> {
  const type = request.headers.get('content-type') ?? '';
  const bytes = await readBytes(request, maxBytes + AROUND_FILE_BYTES);
  const form = await new Response(bytes as BodyInit, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new AppError('MALFORMED_JSON', { userMessage: "The request isn't a valid form." });
  });
  const faults: FieldFault[] = [];
  const texts = new Map<string, string>();
  let content: string | undefined;
  for (const [name, value] of form.entries()) {
    const isFile = typeof value !== 'string';
    if (texts.has(name) || (name === file && content !== undefined))
      faults.push({ field: name, message: 'Send this field once.' });
    else if (isFile !== (name === file))
      faults.push({ field: name, message: isFile ? 'Send this field as text.' : 'Send this field as a file.' });
    else if (isFile) {
      if (value.size > maxBytes) throw new AppError('TOO_LARGE');
      content = Buffer.from(await value.arrayBuffer()).toString('base64');
    } else texts.set(name, value);
  }
  // Without a prototype, so that no name of a field is one of an object's own.
  const body: Record<string, string> = Object.assign(Object.create(null), Object.fromEntries(texts));
  faults.push(...inspected(body).faults);
  if (faults.length > 0) throw new AppError('INVALID_FIELDS', { fields: faults.slice(0, FAULTS_MAX) });
  return { ...body, ...(content !== undefined && { [file]: content }) };
}
