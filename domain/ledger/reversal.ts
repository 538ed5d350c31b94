import { cents } from '../money/cents';
import { refuse } from '../refusal';
import type { EntryDraft, JournalEntry } from './entry';

/**
 * The reversal of an entry that counts: one that was not itself reversed. Entries that reverse each other in a circle, which only a
 * damaged journal holds, are passed over, so that the check of such a journal still ends.
 */
export function effectiveReversalOf(
  journal: readonly JournalEntry[],
  entryId: string,
  seen: readonly string[] = [],
): JournalEntry | undefined {
  const asked = [...seen, entryId];
  return journal.find(
    (entry) =>
      entry.reversalOf === entryId &&
      !asked.includes(entry.id) &&
      effectiveReversalOf(journal, entry.id, asked) === undefined,
  );
}

/** A reversal draft: what is written, and what it takes back. */
export type ReversalDraft = EntryDraft & { readonly reversalOf: string };

/**
 * The entry that takes another back: the same lines with the signs turned.
 * @throws DomainRefusal `entryId` when the entry is not in the journal or has an effective reversal already.
 */
export function reverse(journal: readonly JournalEntry[], entryId: string): ReversalDraft {
  const entry = journal.find((candidate) => candidate.id === entryId);
  if (!entry) return refuse('entryId', `The journal has no entry ${entryId}.`);
  if (effectiveReversalOf(journal, entryId)) refuse('entryId', `Entry ${entryId} is already reversed.`, 1);
  return {
    kind: 'REVERSAL',
    reversalOf: entryId,
    postings: entry.postings.map(({ account, amount }) => ({ account, amount: cents(0 - amount) })),
  };
}
