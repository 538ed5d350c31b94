export { viewRestrictions } from './restriction.view';
