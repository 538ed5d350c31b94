export { rowView } from './application.view';
export { listApplicationRows } from './application-list.reads';
export { applications, signups } from './list-applications';
