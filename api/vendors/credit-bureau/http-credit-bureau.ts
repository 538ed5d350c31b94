import { MISMATCH_FIELDS } from '@domain/enums';
import { cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { SCORE_MODELS } from '@domain/underwriting/fields';
import * as z from 'zod/mini';
import { createVendorHttp, type VendorHttpOptions } from '../transport/vendor-http';
import { type CreditBureau, type CreditFile, fraudAlertLevels, identityAdvices, type SoftPull } from './port';

export type CreditBureauOptions = VendorHttpOptions & { readonly apiKey: string };

const count = z.int().check(z.minimum(0));
const dollars = z.number().check(z.minimum(0), z.maximum(10_000_000));
const months = z.nullable(count);

/** The bureau's wire: camelCase JSON, dollars with at most two decimals. */
const fileSchema = z.object({
  reference: z.string().check(z.minLength(1)),
  agency: z.object({ name: z.string().check(z.minLength(1)), address: z.string(), phone: z.string() }),
  consumerId: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
  incomeEstimate: z.nullable(dollars),
  noHit: z.boolean(),
  frozen: z.boolean(),
  score: z.nullable(z.int().check(z.minimum(300), z.maximum(850))),
  scoreModel: z.enum(SCORE_MODELS),
  scoreHigherThanPercent: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
  factors: z.array(z.object({ code: z.string(), text: z.string() })).check(z.maxLength(5)),
  tradelines: count,
  oldestTradelineMonths: months,
  revolvingUtilization: z.nullable(z.number().check(z.minimum(0))),
  inquiries6m: count,
  delinq30: count,
  delinq60: count,
  delinq90: count,
  monthsSince90Late: months,
  delinqEver: count,
  chargeOffs: count,
  collectionsNonMedical: count,
  bankruptcyMonths: months,
  monthlyDebt: dollars,
  fraudAlertLevel: z.enum(fraudAlertLevels),
  ofacHit: z.boolean(),
  ssnDeceased: z.boolean(),
  mlaCovered: z.boolean(),
  mismatches: z.array(z.enum(MISMATCH_FIELDS)),
  identityAdvice: z.enum(identityAdvices),
});

/**
 * Credit bureau over HTTP.
 *
 * Failures, all as VendorError: no answer within the limit → `timeout`; refused, broken, 5xx, 429 → up to two repeats
 * inside the limit, then `unavailable`; other 4xx → `rejected`; an answer outside the schema → `bad_response`.
 * A file is used whole or not at all: a missing field is never read as a clean one.
 */
export function createCreditBureau(options: CreditBureauOptions): CreditBureau {
  const http = createVendorHttp('bureau', options);
  return {
    async softPull(pull) {
      const answer = await http.send({
        method: 'POST',
        path: '/v1/soft-pull',
        headers: { authorization: `Bearer ${options.apiKey}`, 'idempotency-key': pull.operationId },
        json: pullBody(pull),
        repeat: 'safe',
      });
      return toCreditFile(http.read(fileSchema, answer));
    },
  };
}

function pullBody({ person, statedAnnualIncomeCents, corrects, deviceSession }: SoftPull) {
  const { street, unit, city, stateCode, zipCode } = person.address;
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    birthDate: person.birthDate,
    ssnLast4: person.ssn.lastFour,
    ...(person.ssn.full === undefined ? {} : { ssn: person.ssn.full }),
    address: { street, ...(unit === undefined ? {} : { unit }), city, state: stateCode, zipCode },
    ...(statedAnnualIncomeCents === undefined ? {} : { statedAnnualIncome: dollarsFromCents(statedAnnualIncomeCents) }),
    ...(corrects === undefined ? {} : { corrects }),
    ...(deviceSession === undefined ? {} : { truValidateSessionId: deviceSession }),
  };
}

function toCreditFile(wire: z.output<typeof fileSchema>): CreditFile {
  const { delinq30, delinq60, delinq90, delinqEver, chargeOffs, monthlyDebt, incomeEstimate, ...same } = wire;
  return {
    ...same,
    delinquencies30In24m: delinq30,
    delinquencies60In24m: delinq60,
    delinquencies90In24m: delinq90,
    delinquenciesEver: delinqEver,
    chargeOffs24m: chargeOffs,
    monthlyDebtCents: cents(Math.round(monthlyDebt * 100)),
    incomeEstimateCents: incomeEstimate === null ? null : cents(Math.round(incomeEstimate * 100)),
  };
}
