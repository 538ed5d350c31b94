import type { viewDocument } from '@contract/document/calls';
import type { ResultOf } from '@contract/endpoint';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

type DocumentText = ResultOf<typeof viewDocument>;

/** The document that staff read at the moment. */
export const reading: { document: Resource<DocumentText> } = proxy({ document: resource<DocumentText>() });
