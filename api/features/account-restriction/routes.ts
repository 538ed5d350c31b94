import type { Route } from '../../http/serve';
import { archiveBorrower, dismissAlerts, flagUser, toggleHold } from './change-standing';

export const borrowerStandingRoutes: readonly Route[] = [toggleHold, flagUser, archiveBorrower, dismissAlerts];
