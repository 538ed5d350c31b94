import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

/** A person as the search finds them. */
export type FoundPerson = {
  borrowerId: string;
  name: string;
  practice: string;
  /** Dollars; null without a line. */
  limit: number | null;
  available: number | null;
};
/** `text` is what was asked by; it stays here and never stands in an address, because it may be a number of a person. */
type Found = { text: string; people: FoundPerson[]; isMore: boolean };

export const finding: { found: Resource<Found> } = proxy({ found: resource<Found>() });
