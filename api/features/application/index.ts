export { searchTokensOf, sortNameOf } from './search-words';
export { consumerIndexOf, ssnIndexOf } from './ssn';
