import * as z from 'zod/mini';
import { createVendorHttp, type VendorHttpOptions } from '../transport/vendor-http';
import type { Crm, CrmField } from './port';

export type CrmOptions = VendorHttpOptions & { readonly apiKey: string };

/** Where each field stands on the wire; those that end in `_c` are the sales team's own. */
const WIRE = {
  practiceName: 'account_name',
  legalBusinessName: 'legal_name_c',
  specialty: 'specialty_c',
  email: 'email1',
  phoneNumber: 'phone_work',
  practiceURL: 'website',
  streetAddress: 'primary_address_street',
  unitApartment: 'unit_c',
  city: 'primary_address_city',
  stateCode: 'primary_address_state',
  zipCode: 'primary_address_postalcode',
  yearEstablished: 'year_established_c',
  contactName: 'full_name',
  contactEmail: 'contact_email_c',
  leadSource: 'lead_source',
  salesRep: 'assigned_user_name',
  bankName: 'bank_name_c',
  routingNumber: 'routing_number_c',
} as const satisfies Record<CrmField, string>;

const LONGEST = 300;
const value = z.optional(z.nullable(z.string().check(z.maxLength(LONGEST))));
const leadSchema = z.looseObject({ id: z.string().check(z.minLength(1), z.maxLength(64)), error_message: value });
const NOT_FOUND = 404;

/**
 * A SugarCRM, version 11 of its REST calls. Failures, all as VendorError: `timeout` and `unavailable` after repeats, `rejected`,
 * `bad_response` also for the lead of another number.
 */
export function createCrm(options: CrmOptions): Crm {
  const http = createVendorHttp('crm', options);
  return {
    async lead(id) {
      const answer = await http.send({
        method: 'GET',
        path: `/rest/v11_1/Leads/${encodeURIComponent(id)}`,
        headers: { 'oauth-token': options.apiKey },
        repeat: 'safe',
        answers: [NOT_FOUND],
      });
      if (answer.status === NOT_FOUND) return undefined;
      const told = http.read(z.extend(leadSchema, { id: z.literal(id) }), answer);
      const fields: Partial<Record<CrmField, string>> = {};
      for (const [field, name] of Object.entries(WIRE) as [CrmField, string][]) {
        const said = http.read(z.looseObject({ [name]: value }), answer)[name]?.trim();
        if (said) fields[field] = said;
      }
      return { id, fields, error: told.error_message ?? null };
    },
  };
}
