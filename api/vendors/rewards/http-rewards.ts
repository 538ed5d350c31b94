import { type CivilDate, isCivilDate } from '@domain/calendar/civil-date';
import { CERTIFICATE_REFUSALS, type CertificateList } from '@domain/membership/reward-certificate';
import { cents } from '@domain/money/cents';
import * as z from 'zod/mini';
import { createVendorHttp, type VendorHttpOptions } from '../transport/vendor-http';
import { VendorError } from '../vendor-error';
import type { ManufacturerRewards, RewardsQuestion, RewardsResult } from './port';

export type RewardsOptions = VendorHttpOptions & { readonly apiKey: string; readonly loginUrl: string };

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const day = z.custom<CivilDate>((value) => typeof value === 'string' && isCivilDate(value));
const webAddress = z.string().check(z.regex(/^https?:\/\/[^\s]+$/), z.maxLength(2000));

const searchSchema = z.union([
  z.object({
    member: z.object({ id: text(64), first_name: text(100), last_name: text(100), joined_on: day }),
  }),
  z.object({ member: z.null(), enroll_url: webAddress }),
]);
const certificateSchema = z.object({
  id: text(64),
  source: text(100),
  product: text(64),
  amount_cents: z.int().check(z.minimum(1), z.maximum(10_000_000)),
  expires_on: day,
});
const listsSchema = z.object({
  patient: z.array(certificateSchema).check(z.maxLength(100)),
  hcp: z.array(certificateSchema).check(z.maxLength(100)),
});
const resultsSchema = z.object({
  results: z.array(
    z.object({
      certificate_id: text(64),
      refusal: z.nullable(z.enum(CERTIFICATE_REFUSALS)),
    }),
  ),
});
const redeemedSchema = z.extend(resultsSchema, { status: z.enum(['redeemed', 'refused']) });
const sessionSchema = z.object({ redirect_url: webAddress });

/**
 * The rewards program over HTTP. Failures, all as VendorError: `timeout` and `unavailable` (after repeats under one reference, so that
 * a certificate is used once), `rejected`, `bad_response`. None of them says that a certificate cannot be used.
 */
export function createManufacturerRewards(options: RewardsOptions): ManufacturerRewards {
  const http = createVendorHttp('rewards', options);
  const authorization = `Bearer ${options.apiKey}`;
  const post = (path: string, json: unknown, key?: string) =>
    http.send({
      method: 'POST',
      path,
      headers: { authorization, ...(key !== undefined && { 'idempotency-key': key }) },
      json,
      repeat: 'safe',
    });
  const wireOf = ({ practiceId, memberId, certificateIds, products }: RewardsQuestion) => ({
    account: practiceId,
    member_id: memberId,
    certificate_ids: certificateIds,
    products,
  });
  /** An answer about other certificates than were asked about is none. */
  function resultsOf(
    { certificateIds }: RewardsQuestion,
    { results }: z.output<typeof resultsSchema>,
    status: number,
  ): RewardsResult[] {
    return certificateIds.map((certificateId) => {
      const found = results.find((one) => one.certificate_id === certificateId);
      if (!found) throw badAnswer(status);
      return { certificateId, refusal: found.refusal };
    });
  }
  return {
    loginUrl: options.loginUrl,
    async search({ practiceId, phoneNumber }) {
      const answer = await post('/v1/members/search', { account: practiceId, phone: phoneNumber });
      const told = http.read(searchSchema, answer);
      if (told.member === null) return { member: null, inviteUrl: told.enroll_url };
      const { id, first_name: firstName, last_name: lastName, joined_on: memberSince } = told.member;
      return { member: { id, firstName, lastName, memberSince } };
    },
    async certificates({ practiceId, memberId }) {
      const path = `/v1/members/${encodeURIComponent(memberId)}/certificates?account=${encodeURIComponent(practiceId)}`;
      const answer = await http.send({ method: 'GET', path, headers: { authorization }, repeat: 'safe' });
      const lists = http.read(listsSchema, answer);
      const listed = (some: typeof lists.patient, list: CertificateList) =>
        some.map(({ id, source, product, amount_cents: amount, expires_on: expiresOn }) => ({
          id,
          list,
          source,
          product,
          amountCents: cents(amount),
          expiresOn,
        }));
      return [...listed(lists.patient, 'patient'), ...listed(lists.hcp, 'health-care-professional')];
    },
    async validate(question) {
      const answer = await post('/v1/redemptions/validate', wireOf(question));
      return resultsOf(question, http.read(resultsSchema, answer), answer.status);
    },
    async redeem(question, reference) {
      const answer = await post('/v1/redemptions', wireOf(question), reference);
      const told = http.read(redeemedSchema, answer);
      const results = resultsOf(question, told, answer.status);
      const isUsed = told.status === 'redeemed';
      // Used although one was refused, or refused although none was: nobody can say what happened.
      if (isUsed !== results.every(({ refusal }) => refusal === null)) throw badAnswer(answer.status);
      return { isUsed, results };
    },
    async release(reference, certificateIds) {
      await post(`/v1/redemptions/${encodeURIComponent(reference)}/release`, { certificate_ids: certificateIds });
    },
    async redirectUrl({ practiceId, memberId }) {
      const answer = await post('/v1/sessions', { account: practiceId, member_id: memberId });
      return http.read(sessionSchema, answer).redirect_url;
    },
  };
}

const badAnswer = (status: number) =>
  new VendorError({ vendor: 'rewards', kind: 'bad_response', retryAfterSeconds: 60, status });
