import type { getPracticeFigures } from '@contract/dashboard/calls';
import type { ResultOf } from '@contract/endpoint';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type Figures = ResultOf<typeof getPracticeFigures>;

type State = {
  figures: Resource<Figures>;
  /** Whether the figures change by themselves at this moment. */
  isLive: boolean;
};

export const dashboard = proxy<State>({ figures: resource(), isLive: false });
