import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox';

test.each([
  ['ana@doe.test', 'ana@doe.test'],
  ['Ana+dentist@Doe.test', 'ana@doe.test'],
  ['ana+a+b@doe.test', 'ana@doe.test'],
  ['+ana@doe.test', '+ana@doe.test'],
  ['+15125550142', '+15125550142'],
])('%s goes to the mailbox %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
