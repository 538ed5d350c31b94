import { expect, test } from 'vitest';
import { withPlainNames } from './names-in-mail';

test('a mail greets nobody by a sentence, and names no link', () => {
  const facts = {
    to: 'ana@patient.test',
    url: 'https://app.example.test/v2',
    firstName: 'Chase Fraud Dept: pay at https://evil.test',
    changedBy: 'evil.test',
    practice: 'Smiles: pay at https://evil.test/x',
    name: 'Ally.com',
    lender: 'Northgate Bank, Inc.',
  };
  expect(withPlainNames(facts)).toEqual({
    to: 'ana@patient.test',
    url: 'https://app.example.test/v2',
    changedBy: 'Someone',
    practice: 'Smiles pay at https evil test x',
    name: 'Ally com',
    lender: 'Northgate Bank, Inc.',
  });
});

test('names that are names stay', () => {
  const facts = { firstName: 'María José', askedBy: 'Priya Raman', practiceName: 'Dr. O’Neil & Sons' };
  expect(withPlainNames(facts)).toEqual(facts);
});
