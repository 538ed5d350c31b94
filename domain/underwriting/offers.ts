import { GRADES, type Grade } from '../enums';
import { type Cents, cents } from '../money/cents';
import type { PromoMethod } from '../payment-plan/plan';
import { STATE_CODES, type StateCode } from '../us-states';
import type { Product, UnderwritingConfiguration } from './configuration';
import { INTAKE_CHANNELS, SLOT } from './fields';
import { at, type Slots } from './normalise';

/** A plan the applicant may choose for any amount between its limits. */
export type Offer = {
  readonly product: string;
  readonly name: string;
  readonly aprBps: number;
  readonly mdfBps: number;
  readonly allerganMdfBps: number;
  readonly minimumFeeCents: Cents;
  readonly minAmountCents: Cents;
  readonly maxAmountCents: Cents;
  readonly minModifyAmountCents: Cents;
  readonly fixedTerm: number;
  readonly promoTerm: number | null;
  readonly promoMethod: PromoMethod | null;
};

/** Terms whose military annual percentage rate is asked for. */
export type PlanTerms = Pick<Offer, 'product' | 'aprBps' | 'fixedTerm' | 'promoTerm' | 'promoMethod'>;
/** MAPR of a plan in basis points, not rounded (32 CFR 232.4). */
export type MaprOf = (terms: PlanTerms) => number;

type CompiledOffer = { readonly offer: Offer; readonly maprBps: number; readonly isDeferred: boolean };
export type CompiledOffers = {
  readonly byGrade: readonly (readonly CompiledOffer[])[];
  /** Highest rate by state index, Infinity where there is none. */
  readonly maxAprByState: Float64Array;
  /** Deferred interest by state index: 0 no, 1 on the patient's own device, 2 yes. */
  readonly deferredByState: Uint8Array;
  readonly mlaMaxMaprBps: number;
  /** Plans already selected, by everything the selection depends on: a memory, never a source of difference. */
  readonly known: Map<number, OfferResult>;
};

/**
 * Why no plan is open. LINE: the line is below the least amount of every plan the law allows. MLA: the military limit bars them.
 * GRADE: the practice's products are for better grades. TERMS: no product fits, whoever asks.
 */
export type NoOfferCause = 'LINE' | 'MLA' | 'GRADE' | 'TERMS';
export type OfferResult = {
  readonly offers: readonly Offer[];
  /** Null when there are offers. */
  readonly cause: NoOfferCause | null;
  /** Least amount of the plans that the line is too small for; Infinity without one. */
  readonly leastAmountCents: number;
};

/** The least part of a purchase that a practice refunds; 0 for a product that nobody is offered anymore. */
export function leastRefundOf({ byGrade }: CompiledOffers, product: string): Cents {
  const known = byGrade.flat().find(({ offer }) => offer.product === product);
  return known?.offer.minModifyAmountCents ?? cents(0);
}

export function compileOffers(configuration: UnderwritingConfiguration, maprOf: MaprOf): CompiledOffers {
  const enabled = configuration.productGroup.products.filter((product) => product.enabled);
  const maxAprByState = new Float64Array(STATE_CODES.length).fill(Number.POSITIVE_INFINITY);
  const deferredByState = new Uint8Array(STATE_CODES.length).fill(2);
  for (const rule of configuration.stateRules) {
    const state = STATE_CODES.indexOf(rule.stateCode);
    if (rule.maxAprBps !== null) maxAprByState[state] = rule.maxAprBps;
    deferredByState[state] = { NO: 0, PATIENT_DEVICE: 1, YES: 2 }[rule.allowDeferredInterest];
  }
  return {
    byGrade: GRADES.map((grade) => enabled.flatMap((product) => compileOffer(configuration, product, grade, maprOf))),
    maxAprByState,
    deferredByState,
    mlaMaxMaprBps: configuration.mlaMaxMaprBps,
    known: new Map(),
  };
}

// biome-ignore lint/complexity/useMaxParams: called for every applicant and rule in the loop of a decision, where an object for each call costs time.
function compileOffer(
  configuration: UnderwritingConfiguration,
  product: Product,
  grade: Grade,
  maprOf: MaprOf,
): CompiledOffer[] {
  const aprBps = configuration.gradeRiskApr?.products.find((row) => row.product === product.product)?.values[grade];
  if (aprBps === undefined || aprBps === null) return [];
  const riskMdf = configuration.gradeRiskMdf.products.find((row) => row.product === product.product)?.values[grade];
  const mdfBps = riskMdf ?? product.mdfBps;
  const offer: Offer = {
    product: product.product,
    name: product.name,
    aprBps,
    mdfBps,
    allerganMdfBps: riskMdf == null ? product.allerganMdfBps : allerganFee(product, mdfBps),
    minimumFeeCents: product.minimumFeeCents,
    minAmountCents: product.minAmountCents,
    maxAmountCents: product.maxAmountCents,
    minModifyAmountCents: product.minModifyAmountCents,
    fixedTerm: product.fixedTerm,
    promoTerm: product.promoTerm,
    promoMethod: product.promoMethod,
  };
  return [{ offer, maprBps: maprOf(offer), isDeferred: product.promoTerm !== null }];
}

/** The manufacturer fee keeps its distance to the ordinary fee of the product, never below zero. */
function allerganFee(product: Product, mdfBps: number): number {
  return Math.max(0, mdfBps - (product.mdfBps - product.allerganMdfBps));
}

/**
 * Plans open to a graded applicant with a line (domain model §3.3 step 6): enabled products with a rate for the grade,
 * within the law of the applicant's state (rate) and the practice's state (deferred interest), within the military cap
 * for a covered borrower, and small enough for the line.
 */
// biome-ignore lint/complexity/useMaxParams: called for every applicant and rule in the loop of a decision, where an object for each call costs time.
export function offersFor(compiled: CompiledOffers, grade: Grade, lineCents: number, slots: Slots): OfferResult {
  const state = at(slots, SLOT.stateCode);
  const isOwnDevice = at(slots, SLOT.applicationChannel) === INTAKE_CHANNELS.indexOf('PATIENT_DEVICE');
  const { maxAprBps, mayDefer } = limitsOfStates(compiled, state, at(slots, SLOT.practiceStateCode), isOwnDevice);
  const isCovered = at(slots, SLOT.mlaCovered) === 1;
  const key = (((lineCents * 8 + GRADES.indexOf(grade)) * 2 + (mayDefer ? 1 : 0)) * 2 + (isCovered ? 1 : 0)) * 64;
  const cacheKey = key + (maxAprBps === Number.POSITIVE_INFINITY ? 63 : state);
  const kept = compiled.known.get(cacheKey);
  if (kept !== undefined) return kept;
  const result = selectOffers(compiled, { grade, lineCents, maxAprBps, mayDefer, isCovered });
  if (compiled.known.size >= KNOWN_MAX) compiled.known.clear();
  compiled.known.set(cacheKey, result);
  return result;
}

type StateLimits = { readonly maxAprBps: number; readonly mayDefer: boolean };

/** The rate cap of the borrower's state and the deferred-interest rule of the practice's, by index of the state. */
// biome-ignore lint/complexity/useMaxParams: called for every applicant and rule in the loop of a decision, where an object for each call costs time.
function limitsOfStates(
  compiled: CompiledOffers,
  state: number,
  practiceState: number,
  isOwnDevice: boolean,
): StateLimits {
  const deferred = compiled.deferredByState[Number.isNaN(practiceState) ? state : practiceState] ?? 2;
  return {
    maxAprBps: compiled.maxAprByState[state] ?? Number.POSITIVE_INFINITY,
    mayDefer: deferred === 2 || (deferred === 1 && isOwnDevice),
  };
}

/** What the law of plans asks about a borrower, after the decision as in it. */
export type LawFacts = {
  /** Null when the state is not known; then the rules apply that hold where a state has none of its own. */
  readonly stateCode: StateCode | null;
  readonly practiceStateCode: StateCode | null;
  readonly isOwnDevice: boolean;
  readonly isMlaCovered: boolean;
};

const indexOf = (state: StateCode | null) => (state === null ? Number.NaN : STATE_CODES.indexOf(state));

/**
 * The plans that the rules of the decision give a borrower for an amount: the same selection as for a line of that amount, without
 * the plans that end below it. Transactions, their selection and the calculators of known borrowers ask nothing else; `isLawful`
 * then holds the plan as it was quoted against the military limit, cent by cent.
 */
export function offersForAmount(
  compiled: CompiledOffers,
  borrower: LawFacts & { readonly grade: Grade },
  amountCents: number,
): readonly Offer[] {
  const { grade, isMlaCovered: isCovered } = borrower;
  const states = [indexOf(borrower.stateCode), indexOf(borrower.practiceStateCode)] as const;
  const limits = limitsOfStates(compiled, ...states, borrower.isOwnDevice);
  const { offers } = selectOffers(compiled, { grade, lineCents: amountCents, isCovered, ...limits });
  return offers.filter((offer) => offer.maxAmountCents >= amountCents);
}

/** A quoted plan as the law sees it. */
export type PlanInLaw = {
  readonly aprBps: number;
  readonly isDeferred: boolean;
  /** Military annual percentage rate of the plan's own payments and fees, not rounded. */
  readonly maprPercent: () => number;
};

/** Whether the law allows a borrower this plan: rate cap, deferred interest, and for a covered borrower the military limit. */
export function isLawful(compiled: CompiledOffers, borrower: LawFacts, plan: PlanInLaw): boolean {
  const states = [indexOf(borrower.stateCode), indexOf(borrower.practiceStateCode)] as const;
  const { maxAprBps, mayDefer } = limitsOfStates(compiled, ...states, borrower.isOwnDevice);
  if (plan.aprBps > maxAprBps || (plan.isDeferred && !mayDefer)) return false;
  return !borrower.isMlaCovered || plan.maprPercent() * 100 <= compiled.mlaMaxMaprBps + ROUNDING;
}

/** Noise of the rate's last digits, in basis points. */
const ROUNDING = 1e-7;

/** Results kept per configuration; lines are multiples of the rounding step, so a few thousand cover all cases. */
const KNOWN_MAX = 20_000;

function selectOffers(
  compiled: CompiledOffers,
  facts: { grade: Grade; lineCents: number; maxAprBps: number; mayDefer: boolean; isCovered: boolean },
): OfferResult {
  const { lineCents } = facts;
  const grade = GRADES.indexOf(facts.grade);
  const offers: Offer[] = [];
  let isBarredByMla = false;
  let leastAmountCents = Number.POSITIVE_INFINITY;
  for (const { offer, maprBps, isDeferred } of compiled.byGrade[grade] ?? []) {
    if (offer.aprBps > facts.maxAprBps || (isDeferred && !facts.mayDefer)) continue;
    if (facts.isCovered && maprBps > compiled.mlaMaxMaprBps + ROUNDING) isBarredByMla = true;
    else if (offer.minAmountCents > lineCents) leastAmountCents = Math.min(leastAmountCents, offer.minAmountCents);
    else offers.push(lineCents < offer.maxAmountCents ? { ...offer, maxAmountCents: cents(lineCents) } : offer);
  }
  if (offers.length > 0) return { offers, cause: null, leastAmountCents };
  const isForBetterGrades =
    compiled.byGrade[grade]?.length === 0 && compiled.byGrade.slice(0, grade).some((plans) => plans.length > 0);
  const otherCause: NoOfferCause = isBarredByMla ? 'MLA' : isForBetterGrades ? 'GRADE' : 'TERMS';
  return { offers, cause: Number.isFinite(leastAmountCents) ? 'LINE' : otherCause, leastAmountCents };
}
