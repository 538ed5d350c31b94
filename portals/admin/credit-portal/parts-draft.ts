import type { Draft } from './table-kind';

/** One part of an entry as text, as it is kept in a draft, and the entry with another text there. */
export type Part<T> = { text(one: T): string; with(one: T, text: string): T };

/** A list whose entries come, go and change by parts: the rules of a ruleset, the adjustments of grades. */
export type Listing<T> = {
  idOf(one: T): string;
  parts: Readonly<Record<string, Part<T>>>;
  /** What an entry is before anything of it is typed. */
  blank(id: string): T;
};

const [GONE, ADDED] = ['gone', 'added'];
const keyAt = (id: string, part: string | undefined): string => `${id}.${part}`;
const idIn = (key: string): string => key.slice(0, key.lastIndexOf('.'));

/** The list with what a draft says of it: those that were added stand last. */
export function partsApplied<T>(list: readonly T[], draft: Draft, listing: Listing<T>): T[] {
  const { idOf, parts, blank } = listing;
  const typedOn = (one: T): T =>
    Object.entries(parts).reduce((held, [name, part]) => {
      const text = draft[keyAt(idOf(one), name)];
      return text === undefined ? held : part.with(held, text);
    }, one);
  const known = new Set(list.map(idOf));
  const added = Object.keys(draft)
    .filter((key) => key.endsWith(`.${ADDED}`) && !known.has(idIn(key)))
    .map((key) => blank(idIn(key)));
  return [...list.filter((one) => draft[keyAt(idOf(one), GONE)] === undefined), ...added].map(typedOn);
}

/** What a draft says where a list became another one. */
export function draftOfParts<T>(before: readonly T[], after: readonly T[], listing: Listing<T>): Draft {
  const { idOf, parts, blank } = listing;
  const draft: Record<string, string> = {};
  const kept = new Set(after.map(idOf));
  for (const one of before) if (!kept.has(idOf(one))) draft[keyAt(idOf(one), GONE)] = 'true';
  for (const one of after) {
    const id = idOf(one);
    const was = before.find((other) => idOf(other) === id);
    if (!was) draft[keyAt(id, ADDED)] = 'true';
    for (const [name, part] of Object.entries(parts)) {
      const text = part.text(one);
      if (text !== part.text(was ?? blank(id))) draft[keyAt(id, name)] = text;
    }
  }
  return draft;
}

/** What was typed on one version, on another: what that one says already, and what was typed on an entry that is gone, is left out. */
export function partsOnto<T>(draft: Draft, to: readonly T[], listing: Listing<T>): Draft {
  const known = new Set(to.map(listing.idOf));
  const kept = Object.entries(draft).filter(([key]) => known.has(idIn(key)) || keyAt(idIn(key), ADDED) in draft);
  return draftOfParts(to, partsApplied(to, Object.fromEntries(kept), listing), listing);
}
