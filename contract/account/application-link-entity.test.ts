import { expect, test } from 'vitest';
import * as z from '../z';
import { linkAnswers } from './application-link-entity';

const contact = z.object(linkAnswers);
const sent = (borrowerContact: string) => contact.safeParse({ borrowerName: 'Robin', borrowerContact });

test.each(['', 'robin', 'robin@', '12', '512-555', 'x'.repeat(300)])(
  'the contact %j is refused in words that say what to enter',
  (text) => {
    expect(sent(text).error?.issues.map(({ message }) => message)).toEqual([
      'Enter an email address or 10-digit phone number',
    ]);
  },
);

test.each([
  ['(512) 555-0142', '5125550142'],
  ['Robin@Example.test', 'robin@example.test'],
])('the contact %s is taken as %s', (text, kept) => {
  expect(sent(text).data?.borrowerContact).toBe(kept);
});
