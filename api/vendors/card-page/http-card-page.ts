import { CARD_FUNDINGS } from '@domain/card/card-rule';
import * as z from 'zod/mini';
import { createVendorHttp, type VendorHttpOptions } from '../transport/vendor-http';
import { VendorError } from '../vendor-error';
import type { CardPage } from './port';

export type CardPageOptions = VendorHttpOptions & {
  readonly apiKey: string;
  /** Where the vendor's page stands; a page elsewhere is not shown. */
  readonly pageUrl: string;
};

const RETRY_BAD_RESPONSE_SECONDS = 60;
const sessionSchema = z.object({ url: z.url({ protocol: /^https?$/ }) });
const cardSchema = z.object({
  token: z.string().check(z.minLength(1)),
  reference_id: z.string().check(z.minLength(1)),
  cardholder_name: z.string().check(z.maxLength(100)),
  card_brand: z.string().check(z.minLength(1), z.maxLength(40)),
  card_last_four: z.string().check(z.regex(/^\d{4}$/)),
  expires_in: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/)),
  funding: z.catch(z.enum(CARD_FUNDINGS), 'unknown'),
  fingerprint: z.string().check(z.minLength(1)),
});

/** The card vault over HTTP. Failures, all as VendorError: `timeout`, `unavailable`, `rejected`, `bad_response`. */
export function createCardPage(options: CardPageOptions): CardPage {
  const http = createVendorHttp('card', options);
  const headers = { authorization: `Bearer ${options.apiKey}` };
  return {
    async open({ referenceId, parentOrigin }) {
      const json = { reference_id: referenceId, parent_origin: parentOrigin };
      const answer = await http.send({ method: 'POST', path: '/v1/capture-sessions', headers, json, repeat: 'safe' });
      const { url } = http.read(sessionSchema, answer);
      // It is framed by our page: an address elsewhere would be a page of somebody else's.
      if (new URL(url).origin !== new URL(options.pageUrl).origin)
        throw new VendorError({ vendor: 'card', kind: 'bad_response', retryAfterSeconds: RETRY_BAD_RESPONSE_SECONDS });
      return { url };
    },
    async findCard(token) {
      const path = `/v1/cards/${encodeURIComponent(token)}`;
      const answer = await http.send({ method: 'GET', path, headers, repeat: 'safe', answers: [404] });
      if (answer.status === 404) return null;
      const card = http.read(cardSchema, answer);
      return {
        token: card.token,
        referenceId: card.reference_id,
        holderName: card.cardholder_name,
        brand: card.card_brand,
        lastFour: card.card_last_four,
        expiresIn: card.expires_in,
        funding: card.funding,
        fingerprint: card.fingerprint,
      };
    },
  };
}
