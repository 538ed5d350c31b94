import * as z from 'zod/mini';
import { createVendorHttp, type VendorHttpOptions } from '../transport/vendor-http';
import { type IdentityInquiry, type Inquiry, type InquiryPrefill, inquiryStatuses } from './port';

export type IdentityInquiryOptions = VendorHttpOptions & {
  readonly apiKey: string;
  readonly hostedUrl: string;
  readonly templateId: string;
};

/** The wire below is that of this dated version; Persona keeps a version stable. */
const PERSONA_VERSION = '2023-01-05';
const PATH = '/api/v1/inquiries';

const inquirySchema = z.object({
  type: z.literal('inquiry'),
  id: z.string().check(z.startsWith('inq_')),
  attributes: z.object({ status: z.enum(inquiryStatuses), 'reference-id': z.nullish(z.string()) }),
});
const oneSchema = z.object({ data: inquirySchema });
const listSchema = z.object({ data: z.array(inquirySchema) });
const sessionSchema = z.object({
  data: inquirySchema,
  meta: z.object({ 'session-token': z.string().check(z.minLength(1)) }),
});

/**
 * Persona's public API (docs.withpersona.com, API reference, Inquiries).
 *
 * Failures, all as VendorError: `timeout`, `unavailable` (after repeats; creating carries an idempotency key),
 * `rejected` (a wrong key or template), `bad_response`. The person can come back later; nothing is decided.
 */
export function createIdentityInquiry(options: IdentityInquiryOptions): IdentityInquiry {
  const http = createVendorHttp('persona', options);
  const headers = {
    authorization: `Bearer ${options.apiKey}`,
    'persona-version': PERSONA_VERSION,
    'key-inflection': 'kebab',
  };

  return {
    async open({ referenceId, prefill, operationId }) {
      const answer = await http.send({
        method: 'POST',
        path: PATH,
        headers: { ...headers, 'idempotency-key': operationId },
        json: {
          data: {
            attributes: {
              'inquiry-template-id': options.templateId,
              ...(prefill === undefined ? {} : { fields: fieldsOf(prefill) }),
            },
          },
          meta: {
            'auto-create-account': true,
            'auto-create-account-reference-id': referenceId,
            'auto-create-inquiry-session': true,
          },
        },
        repeat: 'safe',
        answers: [409],
      });
      if (answer.status === 409) return { status: 'already_exists' };
      const { data, meta } = http.read(sessionSchema, answer);
      return { status: 'opened', inquiryId: data.id, sessionToken: meta['session-token'] };
    },
    async resume(inquiryId) {
      const path = `${PATH}/${encodeURIComponent(inquiryId)}/resume`;
      const answer = await http.send({ method: 'POST', path, headers, repeat: 'safe', answers: [404, 409, 422] });
      if (answer.status >= 300) return null;
      const { data, meta } = http.read(sessionSchema, answer);
      return { inquiryId: data.id, sessionToken: meta['session-token'] };
    },
    async find(inquiryId) {
      const path = `${PATH}/${encodeURIComponent(inquiryId)}`;
      const answer = await http.send({ method: 'GET', path, headers, repeat: 'safe', answers: [404] });
      return answer.status === 404 ? null : toInquiry(http.read(oneSchema, answer).data);
    },
    async findByReference(referenceId) {
      const query = new URLSearchParams({ 'filter[reference-id]': referenceId, 'page[size]': '1' });
      const answer = await http.send({ method: 'GET', path: `${PATH}?${query}`, headers, repeat: 'safe' });
      const [latest] = http.read(listSchema, answer).data;
      return latest === undefined ? null : toInquiry(latest);
    },
    hostedUrl(session, redirectUri) {
      const url = new URL(options.hostedUrl);
      url.searchParams.set('inquiry-id', session.inquiryId);
      url.searchParams.set('session-token', session.sessionToken);
      url.searchParams.set('redirect-uri', redirectUri);
      return url.href;
    },
  };
}

function toInquiry(wire: z.output<typeof inquirySchema>): Inquiry {
  return {
    inquiryId: wire.id,
    referenceId: wire.attributes['reference-id'] ?? null,
    status: wire.attributes.status,
  };
}

function fieldsOf(prefill: InquiryPrefill): Record<string, string> {
  const { address } = prefill;
  return {
    'name-first': prefill.firstName,
    'name-last': prefill.lastName,
    birthdate: prefill.birthDate,
    'address-street-1': address.street,
    ...(address.unit === undefined ? {} : { 'address-street-2': address.unit }),
    'address-city': address.city,
    'address-subdivision': address.stateCode,
    'address-postal-code': address.zipCode,
    'address-country-code': 'US',
  };
}
