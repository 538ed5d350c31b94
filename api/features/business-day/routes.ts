import { getBusinessClock } from '@contract/business-day/calls';
import { type Route, serve } from '../../http/serve';
import { advanceClock, viewBusinessClock } from './advance-clock';

export const businessDayRoutes: readonly Route[] = [
  serve(getBusinessClock)((_, deps) => viewBusinessClock({ db: deps.database.read, deps })),
  advanceClock,
];
