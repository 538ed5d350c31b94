import { expect, test } from 'vitest';
import { fullName, isPersonName } from './person-name';

test.each([
  ['Ana', 'Ruiz', 'Ana Ruiz'],
  ['Ana', null, 'Ana'],
  [undefined, 'Ruiz', 'Ruiz'],
  ['', '', ''],
])('%s and %s are called “%s”', (first, last, name) => expect(fullName(first, last)).toBe(name));

test.each([
  'Ana',
  'María José',
  'O’Neil',
  "d'Arcy",
  '’t Hooft',
  'Reyes-Ortega',
  'Łukasz Żółty',
  'Nguyễn',
  'Ángela',
  'Gómez Jr.',
  'J.R.',
  'Đặng',
  'Ħuġo',
  'N\u0303uño',
])('%s is a name', (name) => expect(isPersonName(name)).toBe(true));

test.each([
  '',
  'Chase Fraud Dept: pay at https://evil.test',
  'evil.com',
  'Robin Evil.Com',
  'Call 555 0100',
  'a@b',
  'Robin/Pat',
  'Robin, come',
  'Robin!',
  '-Robin',
  '. .',
  '<b>',
  'Robin\nPay',
  '李小龙',
  'Ελένη',
  'Анна',
])('%j is none', (name) => expect(isPersonName(name)).toBe(false));
