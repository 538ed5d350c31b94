export { viewStanding } from './standing.view';
