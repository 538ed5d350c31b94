export { availableCents, findLine, type LineRow, listLines } from './line.reads';
export { availableOf, lineView } from './line.view';
