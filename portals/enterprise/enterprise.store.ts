import type { findEnterprise } from '@contract/account/calls';
import type { ResultOf } from '@contract/endpoint';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type Enterprise = ResultOf<typeof findEnterprise>['enterprise'];

/** The enterprise on the page. */
export const enterprise = proxy({ found: resource<Enterprise>() as Resource<Enterprise> });
