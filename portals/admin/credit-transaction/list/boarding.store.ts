import type { summarizeBoardingDocuments } from '@contract/boarding-document/calls';
import type { ResultOf } from '@contract/endpoint';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

type Summary = ResultOf<typeof summarizeBoardingDocuments>;

/** The documents of the chosen transactions, and how much of the zip is here. */
export const boarding: { summary: Resource<Summary>; bytes: number } = proxy({
  summary: resource<Summary>(),
  bytes: 0,
});
