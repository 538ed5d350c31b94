import * as z from 'zod/mini';
import type { HttpAnswer } from '../transport/http-transport';
import { createVendorHttp, type VendorHttp, type VendorHttpOptions } from '../transport/vendor-http';
import { VendorError } from '../vendor-error';
import type { DeliveryResult, Sms, UndeliverableReason, Voice } from './port';
import { spokenTwiml } from './spoken-twiml';

export type TwilioOptions = VendorHttpOptions & {
  readonly accountSid: string;
  readonly authToken: string;
  /** Our number, E.164. */
  readonly from: string;
};

const acceptedSchema = z.object({ sid: z.string().check(z.minLength(1)) });
const refusalSchema = z.object({ code: z.int() });

/** Twilio's error codes that speak of the recipient; every other 400 is our own fault. */
const undeliverableByCode: ReadonlyMap<number, UndeliverableReason> = new Map([
  [21211, 'invalid_recipient'],
  [21214, 'invalid_recipient'],
  [21217, 'invalid_recipient'],
  [21614, 'not_a_mobile'],
  [21610, 'opted_out'],
  [21215, 'region_blocked'],
  [21408, 'region_blocked'],
]);

/**
 * Text messages over Twilio's REST API, 2010-04-01.
 *
 * Failures, all as VendorError: `timeout` and `unavailable` (repeated only when Twilio did not process it: no
 * connection, or 429), `rejected` (key, sender), `bad_response`. The caller offers another channel or another try.
 */
export function createSms(options: TwilioOptions): Sms {
  const post = createTwilioPost('sms', options);
  return { send: (message) => post('Messages.json', { To: message.to, From: options.from, Body: message.text }) };
}

/** Calls that read a text aloud, over Twilio's REST API. Failures as for {@link createSms}. */
export function createVoice(options: TwilioOptions): Voice {
  const post = createTwilioPost('voice', options);
  return {
    send: ({ to, text, language }) =>
      post('Calls.json', { To: to, From: options.from, Twiml: spokenTwiml(text, language) }),
  };
}

function createTwilioPost(vendor: 'sms' | 'voice', options: TwilioOptions) {
  const http = createVendorHttp(vendor, options);
  const credentials = Buffer.from(`${options.accountSid}:${options.authToken}`).toString('base64');
  const account = `/2010-04-01/Accounts/${encodeURIComponent(options.accountSid)}`;
  return async (resource: string, form: Record<string, string>): Promise<DeliveryResult> => {
    const answer = await http.send({
      method: 'POST',
      path: `${account}/${resource}`,
      headers: { authorization: `Basic ${credentials}` },
      form,
      repeat: 'unprocessed',
      answers: [400],
    });
    if (answer.status === 400) return refusalResult(http, answer, vendor);
    return { status: 'accepted', messageId: http.read(acceptedSchema, answer).sid };
  };
}

function refusalResult(http: VendorHttp, answer: HttpAnswer, vendor: 'sms' | 'voice'): DeliveryResult {
  const reason = undeliverableByCode.get(http.read(refusalSchema, answer).code);
  if (reason !== undefined) return { status: 'undeliverable', reason };
  throw new VendorError({ vendor, kind: 'rejected', retryAfterSeconds: 300, status: answer.status });
}
