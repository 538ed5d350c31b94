import type { ResultOf } from '@contract/endpoint';
import type { listPractices } from '@contract/practice/list';
import type { getPractice } from '@contract/practice/sheet-calls';
import { resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type PracticePage = ResultOf<typeof listPractices>;
export type PracticeSheet = ResultOf<typeof getPractice>['practice'];

/** A page of practices, and the one whose sheet is open. */
export const practicesShown = proxy({ list: resource<PracticePage>(), sheet: resource<PracticeSheet>() });
