import { expect, test } from 'vitest';
import { decisionMails } from '../features/application/decision/mails';

const brand = { name: 'PatientFi', supportPhone: '(855) 555-0100' } as never;
const context = {
  brand,
  publicUrl: 'https://app.example.test',
  isAttached: false,
  attachedCount: 0,
  application: undefined,
};

test.each([
  ['financing', 'Open my application'],
  ['membership', 'Open my sign-up'],
])('a mail of %s leads back to what was begun', (of, label) => {
  const { english } = decisionMails['application-review'];
  const payload = { brand: of, path: '/v2/privi/x/signup' } as never;
  expect(english(payload, context).button?.label).toBe(label);
});
