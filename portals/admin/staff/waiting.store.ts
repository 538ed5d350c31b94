import { resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

/** How many applications of the last 30 days wait for a person, for the sidebar. */
export const waitingApplications = proxy(resource<number>());

/** How many proposals of colleagues wait for whoever is logged in to confirm them, however old. */
export const waitingProposals = proxy(resource<number>());
