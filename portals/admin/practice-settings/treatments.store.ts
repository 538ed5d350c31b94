import type { ResultOf } from '@contract/endpoint';
import type { listPracticeTreatments } from '@contract/treatment/calls';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type Treatment = ResultOf<typeof listPracticeTreatments>[number];

/** The treatments of the practice on the screen. */
export const treatments: { list: Resource<Treatment[]> } = proxy({ list: resource<Treatment[]>() });
