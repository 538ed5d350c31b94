import { expect, test } from 'vitest';
import { maskEmail, maskPhone } from './mask';

test.each([
  ['jane@doe.com', 'j•••@d•••.com'],
  ['j@d.co.uk', 'j•••@d•••.uk'],
  ['a.very.long.name@a.very.long.domain.example', 'a•••@a•••.example'],
])('the address %s shows as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

test.each([
  ['+15125550100', '(•••) •••-0100'],
  ['(512) 555-0199', '(•••) •••-0199'],
  ['12', '(•••) •••-••••'],
])('the number %s shows as %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});
