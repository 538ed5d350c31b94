export { todayHere } from '@portals/format/today';
