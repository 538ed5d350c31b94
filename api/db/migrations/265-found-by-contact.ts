import type { Migration } from './migration';
import { on, type Trigger, triggerOf } from './row-triggers';

/** Whole words that no part of a name begins: a number is found whole, an address from its beginning. */
const whole = (column: string) => `'#' || ${column} || '#'`;
const ADDRESS = 'lower(person.email)';
const contract = (of: string) => whole(`lower(replace(${of}.contract_number, '-', ''))`);

/** The words of applications by one column of the person. */
const wordsBy = (
  word: string,
  isThere: string,
  where: string,
) => `insert into application_token (practice_id, token, application_id)
  select one.practice_id, ${word}, one.id from application as one join borrower as person on person.id = one.borrower_id
  where ${isThere} and ${where} on conflict do nothing`;
const byAddress = (where: string) => wordsBy(ADDRESS, "person.email <> ''", where);
const byPhone = (where: string) => wordsBy(whole('person.phone'), 'person.phone is not null', where);
const byAccount = (where: string) =>
  wordsBy(whole('person.account_number'), 'person.account_number is not null', where);
const byContract = (where: string) => wordsBy(contract('one'), 'one.contract_number is not null', where);
const all = (where: string) => [byAddress, byPhone, byAccount, byContract].map((make) => make(where)).join('; ');

const forget = (word: string, of: string) =>
  `delete from application_token where token = ${word} and application_id in (${of})`;
const ofPerson = 'select id from application where borrower_id = new.id';
const moved = (word: string) =>
  `delete from application_token where application_id = new.id
    and token in (select ${word} from borrower as person where person.id = old.borrower_id and new.borrower_id <> old.borrower_id)`;

const triggers: readonly Trigger[] = [
  {
    name: 'found_by_address',
    ...on('borrower', ['email']),
    does: `${forget('lower(old.email)', ofPerson)}; ${byAddress('person.id = new.id')}`,
  },
  {
    name: 'found_by_phone',
    ...on('borrower', ['phone']),
    does: `${forget(whole('old.phone'), ofPerson)}; ${byPhone('person.id = new.id')}`,
  },
  {
    name: 'found_by_account',
    ...on('borrower', ['account_number']),
    does: `${forget(whole('old.account_number'), ofPerson)}; ${byAccount('person.id = new.id')}`,
  },
  { name: 'found_begin', event: 'insert on application', does: all('one.id = new.id') },
  {
    name: 'found_change',
    ...on('application', ['borrower_id', 'contract_number']),
    does: `${[ADDRESS, whole('person.phone'), whole('person.account_number')].map(moved).join('; ')};
      ${forget(contract('old'), 'new.id')}; ${all('one.id = new.id')}`,
  },
];

/** Staff find people by a whole e-mail address, telephone, account or agreement number in every list; kept by triggers. */
export const foundByContact: Migration = {
  name: '265-found-by-contact',
  statements: (dialect) => [...all('1 = 1').split('; '), ...triggers.flatMap((trigger) => triggerOf(trigger, dialect))],
};
