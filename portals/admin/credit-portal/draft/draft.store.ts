import type { getCreditDraft } from '@contract/credit-draft/calls';
import type { getWhatIf, listWhatIfCases, openWhatIfCase } from '@contract/credit-draft/what-if-calls';
import type { ResultOf } from '@contract/endpoint';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type ProfileDraft = ResultOf<typeof getCreditDraft>;
export type Draft = NonNullable<ProfileDraft['draft']>;
export type WhatIfRun = ResultOf<typeof getWhatIf>['whatIf'];
export type WhatIfReport = NonNullable<WhatIfRun['report']>;
export type WhatIfCase = ResultOf<typeof listWhatIfCases>['data'][number];
export type Reckoning = ResultOf<typeof openWhatIfCase>;
export type Outcome = WhatIfCase['draft']['outcome'];

/** The draft of a risk profile on the screen, and what was tried with it. */
export const drafts = proxy<{
  profile: Resource<ProfileDraft>;
  run: Resource<WhatIfRun>;
  /** The move whose cases are listed: "APPROVED DENIED". */
  move: string | null;
  cases: Resource<WhatIfCase[]>;
  opened: Resource<Reckoning>;
}>({ profile: resource(), run: resource(), move: null, cases: resource(), opened: resource() });
