import type { ResultOf } from '@contract/endpoint';
import type { listInternalNotes } from '@contract/internal-note/calls';
import type { Frozen } from '@portals/state/frozen';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

type Note = ResultOf<typeof listInternalNotes>['notes'][number];
export type ShownNote = Frozen<Note>;

/** What colleagues wrote down about the patient on the screen. */
export const notes: { list: Resource<Note[]> } = proxy({ list: resource<Note[]>() });
