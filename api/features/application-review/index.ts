export { rowView } from './application.view';
export { listApplicationRows } from './application-list.reads';
