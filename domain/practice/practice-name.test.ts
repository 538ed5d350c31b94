import { expect, test } from 'vitest';
import { isPracticeName } from './practice-name';

test.each([
  'Bright Smile Dental',
  "Dr. O’Neil's Smiles & Co.",
  'Studio 32',
  'Dentists of 1998 (Main St.)',
  'Sonrisas / Smiles',
])('%s is the name of a practice', (name) => expect(isPracticeName(name)).toBe(true));

test.each([
  'Chase fraud: pay now',
  'Pay at evil.test',
  'https://evil.test',
  'Smiles, call 512 555 0100',
  'Smile.com',
  '<b>Smiles</b>',
])('%s is none', (name) => expect(isPracticeName(name)).toBe(false));
