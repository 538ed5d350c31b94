export { type EntryFacts, postEntry } from './ledger.writes';
