import { paths } from '@contract/paths';
import type { StaffGroup } from '@portals/ui/staff-shell';
import type { StatusShape } from '@portals/ui/status-mark';
import type { FoundGroup } from '../../words/found-words';

/** One line of the palette: where Enter leads, or which practice it chooses. */
export type Entry = {
  id: string;
  name: string;
  detail?: string;
  status?: { shape: StatusShape; word: string };
  act: { to: string } | { practiceId: string };
};
export type EntryGroup = { title: string; entries: readonly Entry[] };

type Practice = { readonly _id: string; readonly PracticeName: string; readonly StateCode: string };
type Known = { places: readonly StaffGroup[]; practices: readonly Practice[]; found: readonly FoundGroup[] };

const PRACTICES_MAX = 5;

/** True where every word that was typed begins a word of the name. */
function means(name: string, text: string): boolean {
  const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((typed) => words.some((word) => word.startsWith(typed)));
}

/** What the palette offers for a text: people and numbers first, then practices, places, and the way to all results. */
export function entriesOf(text: string, { places, practices, found }: Known): EntryGroup[] {
  const typed = text.trim();
  const groups: EntryGroup[] = [
    ...found.map(({ title, items }) => ({
      title,
      entries: items.map(({ to, ...item }): Entry => ({ ...item, act: { to } })),
    })),
    {
      title: 'Practices',
      entries: typed === '' || practices.length < 2 ? [] : practiceEntries(practices, typed),
    },
    {
      title: 'Go to',
      entries: places.flatMap(({ title, links }) =>
        links
          .filter(({ label }) => means(`${label} ${title}`, typed))
          .map(({ to, label }): Entry => ({ id: to, name: label, detail: title, act: { to } })),
      ),
    },
  ];
  if (typed.length >= 2) {
    const to = paths.admin.globalSearch.href({}, { text: typed });
    groups.push({ title: 'Search', entries: [{ id: 'all', name: `All results for “${typed}”`, act: { to } }] });
  }
  return groups.filter(({ entries }) => entries.length > 0);
}

function practiceEntries(practices: readonly Practice[], typed: string): Entry[] {
  return practices
    .filter(({ PracticeName }) => means(PracticeName, typed))
    .slice(0, PRACTICES_MAX)
    .map(({ _id, PracticeName, StateCode }) => ({
      id: _id,
      name: PracticeName,
      detail: StateCode,
      act: { practiceId: _id },
    }));
}
