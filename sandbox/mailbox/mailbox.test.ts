import { expect, test } from 'vitest';
import { createMailbox } from './mailbox';

const mail = (to: string, subject: string) => ({ channel: 'email' as const, to, subject, text: subject });

test('what others get takes nothing from an address, whose own oldest messages are forgotten', () => {
  const mailbox = createMailbox({ now: () => 0 } as never);
  mailbox.add(mail('Ana@member.test', 'First'));
  for (let count = 0; count < 600; count += 1) mailbox.add(mail('practice@example.test', `Task ${count}`));
  expect(mailbox.sentTo('ana@member.test').map(({ subject }) => subject)).toEqual(['First']);
  const practices = mailbox.sentTo('practice@example.test');
  expect([practices.length, practices[0]?.subject, practices.at(-1)?.subject]).toEqual([500, 'Task 599', 'Task 100']);
});
