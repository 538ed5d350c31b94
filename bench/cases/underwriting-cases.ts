import type { Condition, Rule } from '@domain/underwriting/configuration';
import type { FieldName } from '@domain/underwriting/fields';
import type { StateCode } from '@domain/us-states';

/** Facts of one case of the benchmark, none of them missing. */
export type BenchCase = ReturnType<typeof benchCases>[number];

type Comparison = readonly [field: FieldName, op: 'lt' | 'gt' | 'gte' | 'eq', value: number | boolean];

function rule(index: number, ...comparisons: readonly Comparison[]): Rule {
  const [first, ...rest] = comparisons.map(([field, op, value]): Condition => ({ field, op, value }));
  if (first === undefined) throw new Error('A rule compares something.');
  return {
    id: `r${index}`,
    order: index,
    name: `Rule ${index}`,
    stage: 'CREDIT',
    when: rest.length === 0 ? first : { all: [first, ...rest] },
    onMissing: 'PASS',
    outcome: index % 4 === 3 ? 'REVIEW' : 'DENY',
    reasonCode: 'DELINQUENT_OTHERS',
    archived: false,
  };
}

/** Forty rules as a ruleset holds them: one comparison, two comparisons, facts. */
export const FORTY_RULES: readonly Rule[] = [
  rule(0, ['annualIncomeCents', 'lt', 1_500_000]),
  rule(1, ['dti', 'gt', 0.55]),
  rule(2, ['chargeOffs24m', 'gte', 2]),
  rule(3, ['inquiries6m', 'gte', 10]),
  rule(4, ['delinq30_24m', 'gt', 6]),
  rule(5, ['delinq60_24m', 'gt', 3]),
  rule(6, ['delinq90_24m', 'gt', 1]),
  rule(7, ['internalDpdMax', 'gte', 30]),
  rule(8, ['collectionsNonMedical', 'gt', 4]),
  rule(9, ['revolvingUtilization', 'gt', 110]),
  rule(10, ['annualIncomeCents', 'lt', 1_490_000]),
  rule(11, ['dti', 'gt', 0.66]),
  rule(12, ['chargeOffs24m', 'gte', 14]),
  rule(13, ['inquiries6m', 'gte', 23]),
  rule(14, ['delinq30_24m', 'gt', 20]),
  rule(15, ['delinq60_24m', 'gt', 18]),
  rule(16, ['delinq90_24m', 'gt', 17], ['score', 'lt', 576]),
  rule(17, ['internalDpdMax', 'gte', 47], ['score', 'lt', 577]),
  rule(18, ['collectionsNonMedical', 'gt', 22], ['score', 'lt', 578]),
  rule(19, ['revolvingUtilization', 'gt', 129], ['score', 'lt', 579]),
  rule(20, ['annualIncomeCents', 'lt', 1_480_000], ['score', 'lt', 580]),
  rule(21, ['dti', 'gt', 0.76], ['score', 'lt', 581]),
  rule(22, ['chargeOffs24m', 'gte', 24], ['score', 'lt', 582]),
  rule(23, ['inquiries6m', 'gte', 33], ['score', 'lt', 583]),
  rule(24, ['delinq30_24m', 'gt', 30], ['score', 'lt', 584]),
  rule(25, ['delinq60_24m', 'gt', 28], ['score', 'lt', 585]),
  rule(26, ['delinq90_24m', 'gt', 27], ['score', 'lt', 586]),
  rule(27, ['internalDpdMax', 'gte', 57], ['score', 'lt', 587]),
  rule(28, ['priorChargeOff', 'eq', true]),
  rule(29, ['noHit', 'eq', true]),
  rule(30, ['frozen', 'eq', true]),
  rule(31, ['ofacHit', 'eq', true]),
  rule(32, ['ssnDeceased', 'eq', true]),
  rule(33, ['ssnAlreadyUsed', 'eq', true]),
  rule(34, ['priorChargeOff', 'eq', true], ['score', 'lt', 674]),
  rule(35, ['noHit', 'eq', true], ['score', 'lt', 675]),
  rule(36, ['frozen', 'eq', true], ['score', 'lt', 676]),
  rule(37, ['ofacHit', 'eq', true], ['score', 'lt', 677]),
  rule(38, ['ssnDeceased', 'eq', true], ['score', 'lt', 678]),
  rule(39, ['ssnAlreadyUsed', 'eq', true], ['score', 'lt', 679]),
];

/**
 * The same forty rules written by hand: bit 1 for a denial, bit 2 for a review. No missing facts, no trace, no checks.
 */
export function fortyRulesByHand(it: BenchCase): number {
  const dti = (it.monthlyDebtCents * 12) / it.annualIncomeCents;
  let bits = 0;
  if (it.annualIncomeCents < 1_500_000) bits |= 1;
  if (dti > 0.55) bits |= 1;
  if (it.chargeOffs24m >= 2) bits |= 1;
  if (it.inquiries6m >= 10) bits |= 2;
  if (it.delinq30_24m > 6) bits |= 1;
  if (it.delinq60_24m > 3) bits |= 1;
  if (it.delinq90_24m > 1) bits |= 1;
  if (it.internalDpdMax >= 30) bits |= 2;
  if (it.collectionsNonMedical > 4) bits |= 1;
  if (it.revolvingUtilization > 110) bits |= 1;
  if (it.annualIncomeCents < 1_490_000) bits |= 1;
  if (dti > 0.66) bits |= 2;
  if (it.chargeOffs24m >= 14) bits |= 1;
  if (it.inquiries6m >= 23) bits |= 1;
  if (it.delinq30_24m > 20) bits |= 1;
  if (it.delinq60_24m > 18) bits |= 2;
  if (it.delinq90_24m > 17 && it.score < 576) bits |= 1;
  if (it.internalDpdMax >= 47 && it.score < 577) bits |= 1;
  if (it.collectionsNonMedical > 22 && it.score < 578) bits |= 1;
  if (it.revolvingUtilization > 129 && it.score < 579) bits |= 2;
  if (it.annualIncomeCents < 1_480_000 && it.score < 580) bits |= 1;
  if (dti > 0.76 && it.score < 581) bits |= 1;
  if (it.chargeOffs24m >= 24 && it.score < 582) bits |= 1;
  if (it.inquiries6m >= 33 && it.score < 583) bits |= 2;
  if (it.delinq30_24m > 30 && it.score < 584) bits |= 1;
  if (it.delinq60_24m > 28 && it.score < 585) bits |= 1;
  if (it.delinq90_24m > 27 && it.score < 586) bits |= 1;
  if (it.internalDpdMax >= 57 && it.score < 587) bits |= 2;
  if (it.priorChargeOff) bits |= 1;
  if (it.noHit) bits |= 1;
  if (it.frozen) bits |= 1;
  if (it.ofacHit) bits |= 2;
  if (it.ssnDeceased) bits |= 1;
  if (it.ssnAlreadyUsed) bits |= 1;
  if (it.priorChargeOff && it.score < 674) bits |= 1;
  if (it.noHit && it.score < 675) bits |= 2;
  if (it.frozen && it.score < 676) bits |= 1;
  if (it.ofacHit && it.score < 677) bits |= 1;
  if (it.ssnDeceased && it.score < 678) bits |= 1;
  if (it.ssnAlreadyUsed && it.score < 679) bits |= 2;
  return bits;
}

/** A fixed stream of numbers in [0, 1): the same cases on every run. */
function stream(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Cases of a realistic spread, about half of them approved. */
export function benchCases(count: number) {
  const next = stream(20_260_115);
  const upTo = (max: number) => Math.floor(next() * max);
  return Array.from({ length: count }, () => ({
    age: 20 + upTo(65),
    stateCode: (next() < 0.9 ? 'TX' : 'FL') satisfies StateCode as StateCode,
    annualIncomeCents: 1_000_000 + upTo(12_000_000),
    requestedAmountCents: 100_000 + upTo(1_200_000),
    monthlyDebtCents: upTo(250_000),
    score: 520 + upTo(310),
    tradelines: upTo(12),
    oldestTradelineMonths: upTo(200),
    revolvingUtilization: upTo(100),
    inquiries6m: upTo(9),
    delinq30_24m: upTo(3),
    delinq60_24m: upTo(2),
    delinq90_24m: next() < 0.05 ? 1 : 0,
    delinquenciesEver: upTo(3),
    chargeOffs24m: next() < 0.03 ? 2 : 0,
    collectionsNonMedical: upTo(2),
    frozen: next() < 0.01,
    noHit: next() < 0.01,
    ofacHit: next() < 0.001,
    ssnDeceased: next() < 0.001,
    ssnAlreadyUsed: next() < 0.01,
    existingBalanceCents: 0,
    internalDpdMax: next() < 0.02 ? 45 : 0,
    priorChargeOff: next() < 0.01,
    practiceStateCode: 'TX' as const,
  }));
}
