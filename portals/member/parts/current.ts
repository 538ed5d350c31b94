import { useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { type Membership, member } from '../stores/member.store';

export type Seen = Snapshot<Membership>;

type Known = { memberships: { data: readonly Seen[] | null }; currentId: string | null };

/** The membership that a page is about: the one that its address names, else the one that was looked at last, else the first. */
export function currentOf({ memberships, currentId }: Known, named: string | null): Seen | undefined {
  const all = memberships.data ?? [];
  return all.find(({ _id }) => _id === named) ?? all.find(({ _id }) => _id === currentId) ?? all[0];
}

/** The same for the page that is shown; undefined for somebody without any membership. */
export function useCurrent(): Seen | undefined {
  const named = useSearchParams()[0].get('membership');
  return currentOf(useSnapshot(member), named);
}

/** One of the memberships by its id. */
export function useMembership(id: string | undefined): Seen | undefined {
  return useSnapshot(member).memberships.data?.find(({ _id }) => _id === id);
}
