import { expect, test } from 'vitest';
import { oneTimeCodeOf } from './one-time-code';

test.each([
  ['Your verification code is 482913.', '482913'],
  ['482913 is your code', '482913'],
  ['Your code is 4 8 2 9 1 3', '482913'],
  ['Your code is 4, 8, 2, 9, 1, 3. Again: 4, 8, 2, 9, 1, 3.', '482913'],
  ['Contract 100200: your one-time code: 482913', '482913'],
  ['Code for account 1234567: 482913', '482913'],
  ['Call 512-555-0123 with code 482913', '482913'],
  ['PatientFi: su código es 482913. Vale por 10 minutos.', '482913'],
  ['Su código es 4, 8, 2, 9, 1, 3. Otra vez: 4, 8, 2, 9, 1, 3.', '482913'],
  ['Escriba este código.\n\n482913\n\nContinuar: http://localhost:4000/code-link#a7.x123456y', '482913'],
])('%s carries %s', (text, code) => {
  expect(oneTimeCodeOf(text)).toBe(code);
});

test.each([
  'Your contract 482913 is signed',
  'Your code will come by phone',
  'Verify your application 20260316',
  'Verified: $123456.00 and +15125550123',
  'Your code of colour is #482913',
  'The code has 1 2 3 4 5 6 7 digits',
  'Continue: https://app.example/code-link#a7.x123456y',
])('%s carries none', (text) => {
  expect(oneTimeCodeOf(text)).toBeUndefined();
});
