import { refuse } from '../refusal';

/** Refuses anything but an object. Configurations come from editors and stores, so their types are claims. */
export function record(place: string, value: unknown): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse(place, 'Must have fields.');
}

/** Refuses anything but a list of objects. */
export function records(place: string, value: unknown): void {
  if (!Array.isArray(value)) refuse(place, 'Must be a list.');
  for (const [index, item] of value.entries()) record(`${place}[${index}]`, item);
}

/** Refuses anything but text with at least one letter or digit in it. */
export function text(place: string, value: unknown): void {
  if (typeof value !== 'string' || value.trim() === '') refuse(place, 'Must be a text that is not empty.');
}

/** Refuses anything but true and false: a missing switch is neither on nor off. */
export function fact(place: string, value: unknown): void {
  if (typeof value !== 'boolean') refuse(place, 'Must be true or false.');
}

/** Refuses anything that is not on the list. */
export function oneOf(place: string, value: unknown, list: readonly unknown[]): void {
  if (!list.includes(value)) refuse(place, `Must be one of ${list.map(String).join(', ')}.`);
}

/** Refuses anything but a whole number from `min` to `max`. */
export function whole(place: string, value: unknown, { min, max }: { min: number; max: number }): void {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < min || value > max)
    refuse(
      place,
      `Must be a whole number from ${min} to ${max}.`,
      typeof value === 'number' && value > max ? max : min,
    );
}
