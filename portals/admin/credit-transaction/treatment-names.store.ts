import type { ResultOf } from '@contract/endpoint';
import type { listPracticeTreatments } from '@contract/treatment/calls';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

/** What the practice of the application does, offered while treatments are typed. */
export const practiceTreatments: { list: Resource<ResultOf<typeof listPracticeTreatments>> } = proxy({
  list: resource<ResultOf<typeof listPracticeTreatments>>(),
});
