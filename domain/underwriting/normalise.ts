import { refuse } from '../refusal';
import { FIELD_NAMES, FILE_TYPES, type FieldName, type FileType, fieldOf, SLOT } from './fields';
import type { DecisionInputs } from './inputs';
import { isIdentityKnown } from './person-review';

/** All fields of one application as numbers; NaN means not known. Choices hold their index, sets a bit mask. */
export type Slots = Float64Array;

/** A slot's number; NaN when the fact is not known. */
export function at(slots: Slots, slot: number): number {
  return slots[slot] ?? Number.NaN;
}

/** State rules in the form the derived fields need: by index of the state in the list of states. */
export type StateGates = { readonly minAge: Float64Array; readonly served: Float64Array };

const CODES: readonly ReadonlyMap<string, number>[] = FIELD_NAMES.map((name) => {
  const field = fieldOf(name);
  const values = field.kind === 'choice' || field.kind === 'set' ? field.values : [];
  return new Map(values.map((value, index) => [value, index]));
});

export const THICK = FILE_TYPES.indexOf('THICK');
/** Debt-to-income ratio of a person with debt and no income. */
const DTI_WITHOUT_INCOME = 999;

function putNumber(slots: Slots, slot: number, value: number | null | undefined): void {
  slots[slot] = value ?? Number.NaN;
}

function putFact(slots: Slots, slot: number, value: boolean | null | undefined): void {
  slots[slot] = value === undefined || value === null ? Number.NaN : value ? 1 : 0;
}

/** @param usual code of the value meant when none is given, e.g. 0 for the first; NaN when there is none. */
// biome-ignore lint/complexity/useMaxParams: called for every applicant and rule in the loop of a decision, where an object for each call costs time.
function putChoice(slots: Slots, slot: number, value: string | null | undefined, usual = Number.NaN): void {
  if (value === undefined || value === null) {
    slots[slot] = usual;
    return;
  }
  slots[slot] = codeOf(slot, value);
}

function nameOf(slot: number): FieldName {
  return FIELD_NAMES[slot] ?? 'age';
}

function codeOf(slot: number, value: string): number {
  const code = CODES[slot]?.get(value);
  if (code === undefined) refuse(nameOf(slot), `${nameOf(slot)} does not know the value ${value}.`);
  return code;
}

/** The number a rule compares with: choices by index, facts 0 or 1, set items as their bit. */
export function encodeValue(name: FieldName, value: number | boolean | string): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  const code = codeOf(SLOT[name], value);
  return fieldOf(name).kind === 'set' ? 1 << code : code;
}

/** A slot's content in words, for the trace. */
export function decodeValue(name: FieldName, slots: Slots): number | boolean | string | readonly string[] | null {
  const value = at(slots, SLOT[name]);
  const field = fieldOf(name);
  if (field.kind === 'set') return field.values.filter((_, index) => (value & (1 << index)) !== 0);
  if (Number.isNaN(value)) return null;
  if (field.kind === 'boolean') return value === 1;
  return field.kind === 'choice' ? (field.values[value] ?? null) : value;
}

/**
 * Writes the inputs into slots and adds the derived fields (domain model §3.3 step 1). Slots are reused between calls. Ranges
 * were checked by parseInputs.
 * @throws DomainRefusal when a choice has an unknown name.
 */
export function normalise(inputs: DecisionInputs, gates: StateGates, slots: Slots): void {
  putNumber(slots, SLOT.age, inputs.age);
  putChoice(slots, SLOT.stateCode, inputs.stateCode);
  putNumber(slots, SLOT.annualIncomeCents, inputs.annualIncomeCents);
  putNumber(slots, SLOT.requestedAmountCents, inputs.requestedAmountCents);
  putNumber(slots, SLOT.monthlyDebtCents, inputs.monthlyDebtCents);
  putNumber(slots, SLOT.housingPaymentCents, inputs.housingPaymentCents);
  putNumber(slots, SLOT.score, inputs.score);
  putChoice(slots, SLOT.scoreModel, inputs.scoreModel);
  putNumber(slots, SLOT.tradelines, inputs.tradelines);
  putNumber(slots, SLOT.oldestTradelineMonths, inputs.oldestTradelineMonths);
  putNumber(slots, SLOT.revolvingUtilization, inputs.revolvingUtilization);
  putNumber(slots, SLOT.inquiries6m, inputs.inquiries6m);
  putNumber(slots, SLOT.delinq30_24m, inputs.delinq30_24m);
  putNumber(slots, SLOT.delinq60_24m, inputs.delinq60_24m);
  putNumber(slots, SLOT.delinq90_24m, inputs.delinq90_24m);
  putNumber(slots, SLOT.monthsSinceDelinq90, inputs.monthsSinceDelinq90);
  putNumber(slots, SLOT.delinquenciesEver, inputs.delinquenciesEver);
  putNumber(slots, SLOT.chargeOffs24m, inputs.chargeOffs24m);
  putNumber(slots, SLOT.collectionsNonMedical, inputs.collectionsNonMedical);
  putNumber(slots, SLOT.publicRecordBankruptcyMonths, inputs.publicRecordBankruptcyMonths);
  putFact(slots, SLOT.frozen, inputs.frozen);
  putFact(slots, SLOT.noHit, inputs.noHit);
  putNumber(slots, SLOT.fraudAlertLevel, inputs.fraudAlertLevel);
  putFact(slots, SLOT.ofacHit, inputs.ofacHit);
  putFact(slots, SLOT.ssnDeceased, inputs.ssnDeceased);
  let mismatches = 0;
  if (inputs.mismatches) for (const item of inputs.mismatches) mismatches |= encodeValue('mismatches', item);
  slots[SLOT.mismatches] = mismatches;
  putChoice(slots, SLOT.identityCheck, inputs.identityCheck);
  putFact(slots, SLOT.kbaPassed, inputs.kbaPassed);
  putFact(slots, SLOT.identityVerified, isIdentityKnown(inputs.identityVerified, inputs.personReview));
  putFact(slots, SLOT.ssnAlreadyUsed, inputs.ssnAlreadyUsed);
  putNumber(slots, SLOT.existingBalanceCents, inputs.existingBalanceCents);
  putNumber(slots, SLOT.currentLineCents, inputs.currentLineCents);
  putNumber(slots, SLOT.internalDpdNow, inputs.internalDpdNow);
  putNumber(slots, SLOT.internalDpdMax, inputs.internalDpdMax);
  putFact(slots, SLOT.priorChargeOff, inputs.priorChargeOff);
  putFact(slots, SLOT.internalDisputed, inputs.internalDisputed);
  putFact(slots, SLOT.mlaCovered, inputs.mlaCovered);
  putChoice(slots, SLOT.practiceSpecialty, inputs.practiceSpecialty);
  putChoice(slots, SLOT.practiceStateCode, inputs.practiceStateCode);
  putChoice(slots, SLOT.practiceSecondLook, inputs.practiceSecondLook, 0);
  putChoice(slots, SLOT.applicationChannel, inputs.applicationChannel, 0);
  putChoice(slots, SLOT.enrollment, inputs.enrollment, 0);
  putChoice(slots, SLOT.purpose, inputs.purpose, 0);
  derive(slots, gates);
}

function derive(slots: Slots, gates: StateGates): void {
  const debt = at(slots, SLOT.monthlyDebtCents);
  const income = at(slots, SLOT.annualIncomeCents);
  const isThick = (slots[SLOT.tradelines] ?? 0) >= 3 && (slots[SLOT.oldestTradelineMonths] ?? 0) >= 24;
  slots[SLOT.fileType] = isThick ? THICK : 1 - THICK;
  slots[SLOT.dti] =
    income === 0 ? (debt > 0 ? DTI_WITHOUT_INCOME : debt) : Math.min(DTI_WITHOUT_INCOME, (debt * 12) / income);
  const state = at(slots, SLOT.stateCode);
  const practiceState = at(slots, SLOT.practiceStateCode);
  slots[SLOT.isOutOfState] =
    Number.isNaN(state) || Number.isNaN(practiceState) ? Number.NaN : state === practiceState ? 0 : 1;
  const isStateKnown = !Number.isNaN(state);
  const age = at(slots, SLOT.age);
  slots[SLOT.isStateServed] = isStateKnown ? (gates.served[state] ?? 0) : Number.NaN;
  slots[SLOT.isBelowMinimumAge] =
    isStateKnown && !Number.isNaN(age) ? (age < (gates.minAge[state] ?? 0) ? 1 : 0) : Number.NaN;
}

/** The file type found while normalising. */
export function fileTypeOf(slots: Slots): FileType {
  return slots[SLOT.fileType] === THICK ? 'THICK' : 'THIN';
}
