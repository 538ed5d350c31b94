import type { ResultOf } from '@contract/endpoint';
import type { findEnrollmentPlace, readEnrollment } from '@contract/provider-enrollment/calls';
import { persist } from '@portals/state/persist';
import { type Resource, resetResource, resource } from '@portals/state/resource';
import type { AgreementText } from '@portals/steps/agreement/agreement-sheet';
import { proxy } from 'valtio/vanilla';
import { type Draft, isDraft } from './drafts';

export type Place = ResultOf<typeof findEnrollmentPlace>;
export type Enrollment = ResultOf<typeof readEnrollment>['enrollment'];

export type EnrollmentStore = {
  /** The address that the drafts are of. */
  slug: string | null;
  place: Resource<Place>;
  enrollment: Resource<Enrollment>;
  agreement: Resource<AgreementText>;
  /** What was typed and is not sent yet, without numbers. */
  business: Draft;
  owner: Draft;
  bank: Draft;
  /** The vault's page of the card, in memory only. */
  repayUrl: string | null;
  /** Why the link of a mail opened nothing; in memory only. */
  linkFault: string | null;
};

const first = () => ({ slug: null, business: {}, owner: {}, bank: {}, repayUrl: null, linkFault: null });

/** One enrollment as this page sees it. */
export const store = proxy<EnrollmentStore>({
  ...first(),
  place: resource<Place>(),
  enrollment: resource<Enrollment>(),
  agreement: resource<AgreementText>(),
});

/** Forgets the enrollment; the place of the address stays. */
export function resetEnrollment(): void {
  Object.assign(store, first());
  resetResource(store.enrollment);
  resetResource(store.agreement);
}

// "Enrollment state is persisted locally" (provider-admin §4): what was typed, but for what `drafts.ts` leaves out. What was sent is read
// from the server again.
persist(store, {
  key: 'enrollment',
  version: 1,
  fields: {
    slug: (value) => value === null || (typeof value === 'string' && value.length <= 64),
    business: isDraft,
    owner: isDraft,
    bank: isDraft,
  },
  reset: resetEnrollment,
});
