import { type Cents, cents, ZERO_CENTS } from '../money/cents';
import { gradeReasons, limitReasons, principalReasons } from './choose-reasons';
import type { CompiledConfiguration } from './compile-configuration';
import { MISSING, YES } from './condition';
import { boundBy, creditLine, type LineSteps, lineTableFor, tightestLimit } from './credit-line';
import {
  type DecidedBy,
  type DecisionFlags,
  ENGINE_VERSION,
  type EngineVersion,
  type LineChange,
  type Verdict,
} from './decision';
import { type Ending, end } from './ending';
import { type FileType, PURPOSES, SLOT } from './fields';
import { type Grading, gradeOf } from './grade';
import type { DecisionInputs } from './inputs';
import { at, fileTypeOf } from './normalise';
import { type OfferResult, offersFor } from './offers';
import { bitsAfterReview } from './person-review';
import { OUTCOME_BIT, resolveVerdict } from './resolve-outcome';

/** Product row of a membership profile's fee table. */
export const MEMBERSHIP_PRODUCT = 'MEMBERSHIP';

/** Everything known about an application once its rules have run. */
type Situation = {
  readonly inputs: DecisionInputs;
  readonly compiled: CompiledConfiguration;
  readonly engine: EngineVersion;
  readonly bits: number;
  readonly fileType: FileType;
  readonly grading: Grading | null;
  readonly steps: LineSteps | null;
};

/**
 * Steps 3 to 8 of a decision, from the outcomes the rules hit: outcome in the client's order, grade, line, plans,
 * counter-offer, second look (domain model §3.3).
 */
export function reachVerdict(
  inputs: DecisionInputs,
  compiled: CompiledConfiguration,
  { hitBits, engine }: { hitBits: number; engine: EngineVersion },
): Verdict {
  const bits = bitsAfterReview(hitBits, inputs.personReview);
  const { slots } = compiled;
  const fileType = fileTypeOf(slots);
  const grading = gradeOf(compiled.grades, slots);
  const table = lineTableFor(compiled.lines[at(slots, SLOT.fileType)] ?? [], slots);
  const steps = grading && table ? creditLine(table, grading.grade, slots) : null;
  const situation: Situation = { inputs, compiled, engine, bits, fileType, grading, steps };
  return assemble(situation, endByRules(situation) ?? endByCredit(situation));
}

function endByRules(situation: Situation): Ending | null {
  const { inputs, compiled, bits } = situation;
  if (inputs.personReview?.outcome === 'DENIED') {
    const reasons = principalReasons(inputs.personReview.reasons, compiled.configuration.reasons);
    return end('DENIED', 'DENY', 'RULES', reasons);
  }
  if (inputs.age == null || inputs.stateCode == null || inputs.annualIncomeCents == null)
    return end('INCOMPLETE', 'INCOMPLETE', 'RULES', ['INCOMPLETE']);
  const row = resolveVerdict(bits);
  if (row === null) return null;
  const ending = end(row.status, row.verdict, 'RULES');
  if (row.status !== 'DENIED') return ending;
  const outcome = row.verdict === 'SSN_USED' ? 'SSN_USED' : 'DENY';
  const hits = compiled.rules.filter(
    (rule, position) => rule.outcome === outcome && isHit(compiled, position, rule.onMissing === 'HIT'),
  );
  ending.reasons = principalReasons(
    hits.map((rule) => rule.reasonCode),
    compiled.configuration.reasons,
  );
  ending.isCorrectable = hits.some((rule) => rule.isMismatchRule) && !hits.some((rule) => rule.stage === 'ELIGIBILITY');
  return ending;
}

function isHit(compiled: CompiledConfiguration, position: number, isHitWhenMissing: boolean): boolean {
  const answer = compiled.answers[position];
  return answer === YES || (isHitWhenMissing && answer === MISSING);
}

/** Nobody is denied without a specific reason: a person looks instead. */
function endForReasons(decidedBy: DecidedBy, reasons: readonly string[]): Ending {
  return reasons.length === 0 ? end('REVIEW', 'REVIEW', decidedBy) : end('DENIED', 'CONTINUE', decidedBy, reasons);
}

function endByCredit(situation: Situation): Ending {
  const { inputs, compiled, engine, grading, steps, fileType } = situation;
  const added = compiled.configuration.reasons;
  if (grading === null) {
    // @NOTE choice: a score that is not known is below no row; without a file that is the reason, with one a person looks.
    const noScore = inputs.noHit === true ? ['NO_FILE'] : [];
    const codes = inputs.score == null ? noScore : gradeReasons({ inputs, fileType, added, engine });
    return endForReasons('GRADE', principalReasons(codes, added));
  }
  if (steps === null) return end('REVIEW', 'REVIEW', 'LINE');
  if (steps.isBelowMinimum) return endForReasons('LINE', reasonsOfLimit(situation, steps, 0));
  const current = inputs.currentLineCents ?? null;
  if (inputs.purpose === 'INCREASE' && current !== null && steps.maxCreditLineCents <= current) {
    // The line before the balance is compared, so the balance is no reason.
    const reasons = reasonsOfLimit(situation, boundBy(steps, tightestLimit(steps)), current);
    const kept = end('DENIED', 'CONTINUE', 'LINE', reasons);
    kept.lineChange = 'KEPT';
    return kept;
  }
  return compiled.configuration.riskProfile.type === 'MEMBERSHIPS'
    ? endByMembership(situation, grading, steps)
    : endByOffers(situation, grading, steps);
}

function endByOffers(situation: Situation, grading: Grading, steps: LineSteps): Ending {
  const { compiled } = situation;
  const result = offersFor(compiled.offers, grading.grade, steps.lineCents, compiled.slots);
  if (result.cause !== null) return endForReasons('OFFER', reasonsOfNoOffer(situation, steps, result));
  const ending = approval(situation, steps);
  ending.offers = result.offers;
  return ending;
}

/** The reasons when no plan fits: what made the line too small for every plan, or the grade too low for all of them. */
function reasonsOfNoOffer(situation: Situation, steps: LineSteps, result: OfferResult): readonly string[] {
  switch (result.cause) {
    case 'LINE': {
      const isTakenUp = steps.maxCreditLineCents >= result.leastAmountCents;
      return reasonsOfLimit(situation, boundBy(steps, isTakenUp ? 'balance' : tightestLimit(steps)), 0);
    }
    case 'GRADE':
      return reasonsOfLimit(situation, boundBy(steps, 'table', false), 0);
    case 'MLA':
      return ['MLA_RATE_CAP'];
    default:
      return ['NO_PRODUCT_FOR_AMOUNT'];
  }
}

function endByMembership(situation: Situation, grading: Grading, steps: LineSteps): Ending {
  const row = situation.compiled.configuration.gradeRiskMdf.products.find((it) => it.product === MEMBERSHIP_PRODUCT);
  const ending = approval(situation, steps);
  ending.membership = {
    maxPlanValueCents: steps.lineCents,
    maxMonthlyInstallmentCents: cents(Math.floor(steps.lineCents / 12)),
    priviVariableMdfBps: row?.values[grading.grade] ?? null,
  };
  return ending;
}

function approval(situation: Situation, steps: LineSteps): Ending {
  const { inputs } = situation;
  const requested = inputs.requestedAmountCents ?? 0;
  const current = inputs.currentLineCents ?? null;
  const lineChange = lineChangeOf(current, steps.maxCreditLineCents);
  // Whoever has a limit asks for a limit: what is owed of it makes it no smaller.
  const isOfLimit = situation.engine === ENGINE_VERSION && (inputs.purpose ?? 'NEW') !== 'NEW';
  const isCounterOffer = (isOfLimit ? steps.maxCreditLineCents : steps.lineCents) < requested;
  const isLess = isCounterOffer || lineChange === 'LOWERED';
  const ending = end('APPROVED', 'CONTINUE', 'APPROVAL');
  const explained = isOfLimit ? boundBy(steps, tightestLimit(steps)) : steps;
  if (isLess) ending.reasons = reasonsOfLimit(situation, explained, isCounterOffer ? requested : (current ?? 0));
  ending.isCounterOffer = isCounterOffer;
  ending.lineChange = lineChange;
  return ending;
}

function lineChangeOf(current: Cents | number | null, granted: Cents): LineChange {
  if (current === null) return 'NEW';
  return granted > current ? 'RAISED' : granted < current ? 'LOWERED' : 'UNCHANGED';
}

/** @param wantedCents the amount the line falls short of, 0 when it fell short of the least line, which denies. */
function reasonsOfLimit(situation: Situation, steps: LineSteps, wantedCents: number): readonly string[] {
  const { inputs, compiled, engine, grading, fileType } = situation;
  let largest = 0;
  for (const lines of compiled.lines) {
    largest = Math.max(largest, lineTableFor(lines, compiled.slots)?.largestLineCents ?? 0);
  }
  return limitReasons({
    steps,
    adjustments: grading?.adjustments ?? [],
    inputs,
    fileType,
    engine,
    isDenial: wantedCents === 0,
    isAboveLargestLine: wantedCents > largest,
    added: compiled.configuration.reasons,
  });
}

/** Stages whose denials close the door to a second lender as well: who the applicant is, and who may apply at all. */
const FINAL_STAGES: readonly string[] = ['ELIGIBILITY', 'IDENTITY'];

function assemble(situation: Situation, ending: Ending): Verdict {
  const { compiled, grading, steps, fileType, inputs } = situation;
  const isApproved = ending.status === 'APPROVED';
  return {
    status: ending.status,
    verdict: ending.verdict,
    decidedBy: ending.decidedBy,
    flags: flagsOf(situation, ending),
    purpose: PURPOSES[at(compiled.slots, SLOT.purpose)] ?? 'NEW',
    fileType,
    gradeBase: grading?.base ?? null,
    adjustments: grading?.adjustments ?? [],
    grade: grading?.grade ?? null,
    lineSteps: steps,
    approvedCreditLineCents: isApproved && steps ? steps.lineCents : ZERO_CENTS,
    maxCreditLineCents: isApproved && steps ? steps.maxCreditLineCents : ZERO_CENTS,
    lineChange: ending.lineChange,
    offers: ending.offers,
    membership: ending.membership,
    isCounterOffer: ending.isCounterOffer,
    isCorrectable: ending.isCorrectable,
    patientfiPlusAvailable:
      ending.status === 'DENIED' &&
      (inputs.practiceSecondLook ?? 'NONE') !== 'NONE' &&
      (inputs.purpose ?? 'NEW') === 'NEW' &&
      ending.verdict !== 'SSN_USED' &&
      !isLateNow(inputs) &&
      !owesUs(inputs) &&
      !hasFinalDenial(compiled),
    reasons: ending.reasons,
    markers: markersOf(compiled),
  };
}

const NO_FLAGS: DecisionFlags = {
  kbaRequired: false,
  freeze: false,
  needMoreInfo: false,
  personaRequired: false,
  ssnUsed: false,
  pendOutOfState: false,
  fraudAlerts: false,
  mismatches: [],
};

function flagsOf({ bits, inputs }: Situation, ending: Ending): DecisionFlags {
  const hasAlert = (inputs.fraudAlertLevel ?? 0) > 0;
  if (bits === 0 && !hasAlert) return NO_FLAGS;
  const isHeld = (outcome: keyof typeof OUTCOME_BIT) => (bits & OUTCOME_BIT[outcome]) !== 0;
  return {
    kbaRequired: isHeld('KBA'),
    freeze: isHeld('FREEZE'),
    needMoreInfo: isHeld('NEED_MORE_INFO'),
    personaRequired: isHeld('PERSONA'),
    ssnUsed: isHeld('SSN_USED'),
    pendOutOfState: isHeld('PEND_OUT_OF_STATE'),
    fraudAlerts: isHeld('FRAUD_ALERT') || hasAlert,
    mismatches: ending.isCorrectable ? (inputs.mismatches ?? []) : [],
  };
}

const LATE_NOW_MONTHS = 12;

/**
 * @NOTE choice: nobody is led to a second way to borrow who was 90 days late within the last year; a denial for older
 * trouble may be asked again elsewhere.
 */
function isLateNow({ monthsSinceDelinq90: months }: DecisionInputs): boolean {
  return months !== undefined && months !== null && months <= LATE_NOW_MONTHS;
}

/** Nor is anybody who is behind with us, or whose loan was lost. */
const owesUs = ({ internalDpdNow, priorChargeOff }: DecisionInputs): boolean =>
  (internalDpdNow ?? 0) > 0 || priorChargeOff === true;

function hasFinalDenial(compiled: CompiledConfiguration): boolean {
  return compiled.rules.some(
    (rule, position) =>
      rule.outcome === 'DENY' &&
      FINAL_STAGES.includes(rule.stage) &&
      isHit(compiled, position, rule.onMissing === 'HIT'),
  );
}

const NO_MARKERS: readonly string[] = [];

function markersOf(compiled: CompiledConfiguration): readonly string[] {
  if (compiled.markerRules.length === 0) return NO_MARKERS;
  return compiled.markerRules.flatMap((position) => {
    const rule = compiled.rules[position];
    return rule && isHit(compiled, position, rule.onMissing === 'HIT') ? [rule.id] : [];
  });
}
