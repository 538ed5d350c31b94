export { settleEndedLines } from './ended-lines.writes';
export { type LineRow, lineOfBorrower, listLines } from './line.reads';
export { availableOf, lineView } from './line.view';
export { refuseBlocked } from './refuse-blocked';
export { refuseUnsigned } from './refuse-unsigned';
