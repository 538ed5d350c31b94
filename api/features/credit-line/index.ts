export { settleEndedLines } from './ended-lines.writes';
export { findLine, type LineRow, listLines } from './line.reads';
export { availableOf, lineView } from './line.view';
