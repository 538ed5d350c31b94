import { expect, test } from 'vitest';
import { fullName } from './person-name';

test.each([
  ['Ana', 'Ruiz', 'Ana Ruiz'],
  ['Ana', null, 'Ana'],
  [undefined, 'Ruiz', 'Ruiz'],
  ['', '', ''],
])('%s and %s are called “%s”', (first, last, name) => expect(fullName(first, last)).toBe(name));
