export { countLedgerFaults, reversedEntry } from './ledger.reads';
export { type EntryFacts, postEntry } from './ledger.writes';
