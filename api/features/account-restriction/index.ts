export { type Reader, readerOf } from './reader-of';
export { viewRestrictions } from './restriction.view';
