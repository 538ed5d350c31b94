export { searchWords } from './list-applications';
