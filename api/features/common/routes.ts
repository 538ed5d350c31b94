import { listStates } from '@contract/common/calls';
import { DEMO_STATE_RULES } from '@domain/underwriting/state-rules';
import { US_STATES } from '@domain/us-states';
import { type Route, serve } from '../../http/serve';

export const commonRoutes: readonly Route[] = [serve(listStates)(async () => ({ states }))];

const unserved = new Set<string>(DEMO_STATE_RULES.filter((rule) => !rule.served).map((rule) => rule.stateCode));
const states = US_STATES.map(({ name, stateCode }) => ({ name, stateCode, served: !unserved.has(stateCode) }));
