import { civilDate, isCivilDate } from '@domain/calendar/civil-date';
import * as z from 'zod/mini';
import type { HttpAnswer } from '../transport/http-transport';
import { createVendorHttp, type VendorHttp, type VendorHttpOptions } from '../transport/vendor-http';
import { VendorError } from '../vendor-error';
import type { Letter, LetterResult, Letters, PostalAddress, UndeliverableLetter } from './port';

export type LobOptions = VendorHttpOptions & { readonly apiKey: string };

const acceptedSchema = z.object({
  id: z.string().check(z.minLength(1)),
  expected_delivery_date: z.optional(z.nullable(z.string())),
});
const foundSchema = z.object({ data: z.array(acceptedSchema) });
const refusalSchema = z.object({ error: z.object({ message: z.string(), code: z.optional(z.string()) }) });

/** Lob's error codes that speak of the address. */
const undeliverableByCode: ReadonlyMap<string, UndeliverableLetter> = new Map([
  ['failed_deliverability_strictness', 'not_deliverable'],
  ['address_length_exceeds_limit', 'address_too_long'],
]);
const OF_RECIPIENT = /^to[.[]/;
/** Lob prints a name and a company on a line each, and takes no longer ones. */
const LINE_LENGTH_MAX = 40;
/** Metadata of ours, by which Lob lists letters. */
const REFERENCE = 'metadata[operation]';

/**
 * Letters over Lob's print and mail API, version 1.
 *
 * Failures, all as VendorError: `timeout` and `unavailable` after repeats, which are safe because the operation id is the
 * idempotency key (Lob keeps it for 24 hours); after that the letter is looked for by its metadata, which Lob keeps, before it is
 * posted again; `rejected` (key, file, our own address), `bad_response`. An address that Lob refuses
 * is the result `undeliverable`.
 */
export function createLetters(options: LobOptions): Letters {
  const http = createVendorHttp('letter', options);
  const authorization = `Basic ${Buffer.from(`${options.apiKey}:`).toString('base64')}`;

  /** The letter that was taken under an operation id, however long ago. */
  async function find(operationId: string): Promise<LetterResult | undefined> {
    const query = new URLSearchParams({ limit: '1', [REFERENCE]: operationId });
    const path = `/v1/letters?${query}`;
    const answer = await http.send({ method: 'GET', path, headers: { authorization }, repeat: 'safe' });
    const [taken] = http.read(foundSchema, answer).data;
    return taken && acceptedResult(taken);
  }

  return {
    async send(letter) {
      const taken = letter.isLate ? await find(letter.operationId) : undefined;
      if (taken) return taken;
      const answer = await http.send({
        method: 'POST',
        path: '/v1/letters',
        headers: { authorization, 'idempotency-key': letter.operationId },
        multipart: formOf(letter),
        repeat: 'safe',
        answers: [422],
      });
      if (answer.status === 422) return refusalResult(http, answer);
      return acceptedResult(http.read(acceptedSchema, answer));
    },
  };
}

function acceptedResult({ id: letterId, expected_delivery_date: day }: z.output<typeof acceptedSchema>): LetterResult {
  return { status: 'accepted', letterId, expectedOn: day && isCivilDate(day) ? civilDate(day) : null };
}

function formOf({ to, from, pdf, description, operationId }: Letter): FormData {
  const form = new FormData();
  form.set('description', description);
  form.set(REFERENCE, operationId);
  setAddress(form, 'to', to);
  setAddress(form, 'from', from);
  form.set('color', 'false');
  form.set('double_sided', 'true');
  form.set('address_placement', 'insert_blank_page');
  form.set('use_type', 'operational');
  form.set('file', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'letter.pdf');
  return form;
}

/** A name on lines that Lob takes: between words, and inside of one that is longer than a line. */
function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.trim().split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LINE_LENGTH_MAX)
      lines[lines.length - 1] = `${last} ${word}`;
    else for (let at = 0; at < word.length; at += LINE_LENGTH_MAX) lines.push(word.slice(at, at + LINE_LENGTH_MAX));
  }
  return lines;
}

function setAddress(form: FormData, party: 'to' | 'from', address: PostalAddress): void {
  const [name = '', company = '', ...rest] = linesOf(address.name);
  form.set(`${party}[name]`, name);
  if (company !== '') form.set(`${party}[company]`, company);
  // A third line takes the one of the street; what Lob then finds too long is told to staff, and no name is cut.
  const [line, below] =
    rest.length === 0
      ? [address.street, address.unit]
      : [rest.join(' '), address.unit ? `${address.street}, ${address.unit}` : address.street];
  form.set(`${party}[address_line1]`, line);
  if (below) form.set(`${party}[address_line2]`, below);
  form.set(`${party}[address_city]`, address.city);
  form.set(`${party}[address_state]`, address.stateCode);
  form.set(`${party}[address_zip]`, address.zipCode);
  form.set(`${party}[address_country]`, 'US');
}

function refusalResult(http: VendorHttp, answer: HttpAnswer): LetterResult {
  const { code = '', message } = http.read(refusalSchema, answer).error;
  const reason = undeliverableByCode.get(code) ?? (OF_RECIPIENT.test(message) ? 'address_invalid' : undefined);
  if (reason !== undefined) return { status: 'undeliverable', reason };
  throw new VendorError({ vendor: 'letter', kind: 'rejected', retryAfterSeconds: 300, status: answer.status });
}
