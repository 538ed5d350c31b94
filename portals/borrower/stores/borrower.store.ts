import type { checkReapply } from '@contract/application/reapply-calls';
import type { getCreditProfile, getLoggedBorrower } from '@contract/borrower/calls';
import type { ResultOf } from '@contract/endpoint';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type Borrower = ResultOf<typeof getLoggedBorrower>;
export type Credit = ResultOf<typeof getCreditProfile>;

export type ReapplyOffer = ResultOf<typeof checkReapply>;

type BorrowerState = {
  user: Resource<Borrower>;
  /** Spending limit, next payment and what is owed. */
  credit: Resource<Credit>;
  /** What a returning person may ask for. */
  reapply: Resource<ReapplyOffer>;
};

/** Who is logged in. Nothing of it is kept in browser storage: a reload reads it again with the token. */
export const borrower = proxy<BorrowerState>({ user: resource(), credit: resource(), reapply: resource() });
