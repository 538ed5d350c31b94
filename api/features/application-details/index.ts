export { rowView } from './application.view';
export { listApplicationRows } from './application-list.reads';
export { lineStepsView } from './decision.view';
export { applications, signups } from './list-applications';
export { hasOpenAlert, viewSignupRow } from './signup-row.view';
