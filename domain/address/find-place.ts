import { type StateCode, US_STATES } from '../us-states';
import { stateOfZip } from './zip-states';

/** What stands somewhere and has a name: a practice. */
export type Place = {
  readonly name: string;
  readonly city: string;
  readonly stateCode: string;
  /** Five digits, or nine with a dash. */
  readonly zipCode: string;
};

/** What somebody asked for: where they are, or a name. */
export type Asked =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'zip'; readonly zip: string; readonly stateCode: StateCode | undefined }
  | { readonly kind: 'city'; readonly city: string; readonly stateCode: StateCode | undefined }
  | { readonly kind: 'state'; readonly stateCode: StateCode }
  | { readonly kind: 'name'; readonly words: readonly string[] };

/** Without accents, capitals and repeated spaces, so that "san jose" is San José. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const stateNamed = (text: string): StateCode | undefined =>
  US_STATES.find(({ stateCode, name }) => plain(stateCode) === text || plain(name) === text)?.stateCode;

/** "tampa fl" and "winter haven florida": a city with its state behind it. */
function cityAndState(text: string, cities: ReadonlySet<string>) {
  const words = text.split(' ');
  for (let at = 1; at < words.length; at += 1) {
    const stateCode = stateNamed(words.slice(at).join(' '));
    const city = words.slice(0, at).join(' ');
    if (stateCode && cities.has(city)) return { city, stateCode };
    // A city that nobody has, in a state that was named: the state is what helps.
    if (stateCode && /^[a-z ]+$/.test(city)) return { city: '', stateCode };
  }
  return undefined;
}

/**
 * Reads what was typed into one field: a ZIP code from its third digit on, a city that one of the places has, a state by its name or
 * its letters, a city with its state, else words of a name.
 */
export function readAsked(typed: string, places: readonly Place[]): Asked {
  const text = plain(typed);
  if (text === '') return { kind: 'nothing' };
  const zip = /^(\d{3,5})(?: \d{4})?$/.exec(text)?.[1];
  if (zip) return { kind: 'zip', zip, stateCode: stateOfZip(zip) };
  const words = text.split(' ');
  const isName = places.some(({ name }) => words.every((word) => plain(name).split(' ').includes(word)));
  const cities = new Set(places.map(({ city }) => plain(city)));
  if (cities.has(text)) return { kind: 'city', city: text, stateCode: onlyStateOf(text, places) };
  const stateCode = stateNamed(text);
  if (stateCode) return { kind: 'state', stateCode };
  const both = isName ? undefined : cityAndState(text, cities);
  if (both) return both.city === '' ? { kind: 'state', stateCode: both.stateCode } : { kind: 'city', ...both };
  return { kind: 'name', words };
}

/** The state of a city that is in one alone. */
function onlyStateOf(city: string, places: readonly Place[]): StateCode | undefined {
  const states = new Set(places.filter((place) => plain(place.city) === city).map(({ stateCode }) => stateCode));
  return states.size === 1 ? ([...states][0] as StateCode) : undefined;
}

/** What is far away, behind everything that has a rank. */
const FAR = 5_000;

/**
 * How far a place is from what was asked for, for ordering alone: the same ZIP code, then the same state by how close the first three
 * digits are, which are those of a sorting center, then everything else by them; of a city, its own places come first.
 * @returns 0 for the nearest; equal where nothing tells two places apart.
 */
function farness(asked: Asked, place: Place, near: readonly Place[]): number {
  if (asked.kind === 'zip') {
    const [zip, area] = [place.zipCode.slice(0, 5), asked.zip.slice(0, 3)];
    if (zip === asked.zip) return 0;
    if (zip.startsWith(asked.zip)) return 1;
    const apart = Math.abs(Number(area) - Number(zip.slice(0, 3)));
    return place.stateCode === asked.stateCode ? 10 + apart : FAR + apart;
  }
  if (asked.kind === 'city') {
    const isThere = plain(place.city) === asked.city && (!asked.stateCode || place.stateCode === asked.stateCode);
    if (isThere) return 0;
    const from = near.map(({ zipCode }) => Math.abs(Number(zipCode.slice(0, 3)) - Number(place.zipCode.slice(0, 3))));
    const apart = from.length > 0 ? Math.min(...from) : 0;
    return place.stateCode === asked.stateCode ? 10 + apart : FAR + apart;
  }
  return 0;
}

export type Found<P extends Place> = {
  /** What the field was understood as. */
  readonly asked: Asked;
  /** The state that is shown; null for all. */
  readonly stateCode: string | null;
  /** What is shown, the nearest first. */
  readonly found: readonly P[];
  /** Places that are not shown, the nearest first. */
  readonly others: readonly P[];
};

/**
 * Places for what somebody typed. A place narrows them to its state, a name to those that have it; a state that was chosen narrows them to
 * it, whatever place was typed, which then orders them.
 * @param chosen null for all states, undefined where nobody has chosen.
 */
export function findPlaces<P extends Place>(places: readonly P[], typed: string, chosen?: string | null): Found<P> {
  const asked = readAsked(typed, places);
  const near = asked.kind === 'city' ? places.filter((one) => farness(asked, one, []) === 0) : [];
  const ordered = places
    .map((place) => ({ place, far: farness(asked, place, near) }))
    .sort((one, other) => one.far - other.far || one.place.name.localeCompare(other.place.name, 'en'))
    .map(({ place }) => place);
  const ofAsked = 'stateCode' in asked ? (asked.stateCode ?? null) : null;
  const stateCode = chosen === undefined ? ofAsked : chosen;
  const isFound = (place: P) =>
    (stateCode === null || place.stateCode === stateCode) &&
    (asked.kind !== 'name' || asked.words.every((word) => plain(`${place.name} ${place.city}`).includes(word)));
  return {
    asked,
    stateCode,
    found: ordered.filter(isFound),
    others: ordered.filter((place) => !isFound(place)),
  };
}

/** The states of some places with how many are there, in order of their names. */
export function statesOf(places: readonly Place[]): readonly { stateCode: string; name: string; count: number }[] {
  return US_STATES.flatMap(({ stateCode, name }) => {
    const count = places.filter((place) => place.stateCode === stateCode).length;
    return count > 0 ? [{ stateCode, name, count }] : [];
  });
}

/** What a state is called; its letters where we know none. */
export const stateNameOf = (code: string): string =>
  US_STATES.find(({ stateCode }) => stateCode === code)?.name ?? code;
