import { refuse } from '../refusal';
import {
  DERIVED_FIELDS,
  type FIELDS,
  type Field,
  type FieldName,
  FORBIDDEN_FIELDS,
  fieldOf,
  type InputField,
  isFieldName,
} from './fields';
import type { PersonReview } from './person-review';

type ValueOf<F extends Field> = F extends { kind: 'number' }
  ? number
  : F extends { kind: 'boolean' }
    ? boolean
    : F extends { kind: 'choice'; values: readonly (infer V)[] }
      ? V
      : F extends { kind: 'set'; values: readonly (infer V)[] }
        ? readonly V[]
        : never;

/**
 * Facts a decision may use. Null or absent means the fact is not known; a rule says what it does then. Money is whole
 * cents, `revolvingUtilization` percent, counts and months whole numbers.
 */
export type DecisionInputs = {
  readonly [Name in InputField]?: ValueOf<(typeof FIELDS)[Name]> | null;
} & {
  /** The bureau's key factors as reason codes, most important first. Told to the applicant, never read by a rule. */
  readonly scoreFactors?: readonly string[] | null;
  /** Set when a person of the platform decided about an application in review. Rules read of it only that the identity is known. */
  readonly personReview?: PersonReview | null;
};

function isPersonReview(value: unknown): boolean {
  const review = value as { outcome?: unknown; reasons?: unknown };
  if (review.outcome === 'CLEARED' || review.outcome === 'IDENTITY_CLEARED') return true;
  return review.outcome === 'DENIED' && Array.isArray(review.reasons) && review.reasons.length > 0;
}

const DERIVED: readonly string[] = DERIVED_FIELDS;

/**
 * Checks foreign data against the whitelist, for the edge: every key must be an input, every value of its kind and
 * within its range.
 * @throws DomainRefusal naming the first key that is unknown, forbidden (with the law's name) or of the wrong kind.
 */
export function parseInputs(given: Readonly<Record<string, unknown>>): DecisionInputs {
  for (const [name, value] of Object.entries(given)) {
    if (name === 'scoreFactors') {
      const isList = Array.isArray(value) && value.every((code) => typeof code === 'string');
      if (value != null && !isList) refuse(name, 'scoreFactors is a list of reason codes.');
    } else if (name === 'personReview') {
      if (value != null && !isPersonReview(value))
        refuse(name, 'personReview is CLEARED, IDENTITY_CLEARED, or DENIED with reasons.');
    } else if (!isFieldName(name) || DERIVED.includes(name)) {
      refuse(name, FORBIDDEN_FIELDS[name] ?? `${name} is not an underwriting input.`);
    } else if (value != null) {
      checkKind(name, value);
    }
  }
  return given as DecisionInputs; // Every key and kind was checked above.
}

function checkKind(name: FieldName, value: unknown): void {
  const field = fieldOf(name);
  if (field.kind === 'number') {
    if (typeof value !== 'number') refuse(name, `${name} is a number.`);
    const { min, max, whole } = field;
    if (!(value >= min && value <= max))
      refuse(name, `${name} must lie between ${min} and ${max}.`, value < min ? min : max);
    if (whole && !Number.isInteger(value)) refuse(name, `${name} must be a whole number.`);
  }
  if (field.kind === 'boolean' && typeof value !== 'boolean') refuse(name, `${name} is true or false.`);
  if (field.kind === 'choice' && !(typeof value === 'string' && field.values.includes(value)))
    refuse(name, `${name} is one of ${field.values.join(', ')}.`);
  if (field.kind === 'set' && !(Array.isArray(value) && value.every((item) => field.values.includes(item))))
    refuse(name, `${name} lists only ${field.values.join(', ')}.`);
}
