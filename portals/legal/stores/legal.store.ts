import type { viewDocument } from '@contract/document/calls';
import type { ResultOf } from '@contract/endpoint';
import { resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type LegalDocument = ResultOf<typeof viewDocument>;

/** The document on the screen. */
export const legal = proxy({ document: resource<LegalDocument>() });
