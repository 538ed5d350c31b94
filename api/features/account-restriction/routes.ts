import { printStatePaper, recordPersonState } from '@contract/account-restriction/state-calls';
import { type Route, serve } from '../../http/serve';
import { archiveBorrower, dismissAlerts, flagUser, toggleHold } from './change-standing';
import { endRecordedState } from './end-state';
import { recordState, refuseUnsafePaper } from './record-state';
import { printPaper } from './state-paper';

export const borrowerStandingRoutes: readonly Route[] = [
  toggleHold,
  flagUser,
  archiveBorrower,
  dismissAlerts,
  serve(recordPersonState)(async (request, deps) => {
    await refuseUnsafePaper(request.body.pdf, deps);
    return recordState.handle(request, deps);
  }),
  endRecordedState,
  serve(printStatePaper)(printPaper),
];
