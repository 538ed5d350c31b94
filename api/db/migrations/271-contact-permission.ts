import type { Migration } from './migration';

/** Who may change a person's details by a list of their own may go on changing how the person is reached, which has a name of its own now. */
export const contactPermission: Migration = {
  name: '271-contact-permission',
  statements: () => [
    `update staff set permissions = replace(permissions, '"borrower.edit"', '"borrower.contact","borrower.edit"')
      where permissions like '%"borrower.edit"%'`,
  ],
};
