import { readModel } from '../read-model/read-model';
import { memberModel as before } from './350-listed-members';
import type { Migration } from './migration';

const { declaration } = before;

/** Members are found by the beginning of a name, an address or a number, whose indexes begin with whose rows they are. */
export const memberModel = readModel({
  ...declaration,
  columns: {
    ...declaration.columns,
    last_key: [`lower(trim(coalesce(borrower.last_name, '')))`, 'name'],
    email_key: [`lower(coalesce(borrower.email, ''))`, 'name'],
    phone_key: [`coalesce(borrower.phone, '')`, 'name'],
  },
  orders: [...declaration.orders, 'last_key', 'email_key', 'phone_key'],
});

export const membersFound: Migration = {
  name: '364-members-found',
  statements: (dialect) => [...before.drop(dialect), ...memberModel.create(dialect)],
};
