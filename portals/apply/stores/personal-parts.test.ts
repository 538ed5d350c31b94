import { describe, expect, test } from 'vitest';
import { firstOpenPart, neighbour, type Part, type PartFacts, partAfter, partsFor, shownPart } from './personal-parts';

const usual: PartFacts = { missing: [], spouseInfoRequired: false, isMarried: null, patientInfoRequired: false };
const facts = (change: Partial<PartFacts>): PartFacts => ({ ...usual, ...change });

describe('who is asked what', () => {
  test('marriage is asked only where the state gives the spouse a notice', () => {
    expect(partsFor(usual)).not.toContain('married');
    expect(partsFor(facts({ spouseInfoRequired: true }))).toContain('married');
  });

  test.each([
    [true, true],
    [false, false],
    [null, false],
  ])('married %s asks for the spouse: %s', (isMarried, isAsked) => {
    expect(partsFor(facts({ spouseInfoRequired: true, isMarried })).includes('spouse')).toBe(isAsked);
  });

  test('the patient is asked only where the practice wants it', () => {
    expect(partsFor(usual)).not.toContain('patient');
    expect(partsFor(facts({ patientInfoRequired: true }))).toContain('patient');
  });
});

describe('where to go on', () => {
  test.each<[readonly string[], Part]>([
    [['firstName', 'ssnLastFourDigits'], 'name'],
    [['phoneNumber', 'street'], 'phone'],
    [['zipCode'], 'address'],
    [['creditPullConsent', 'requestedAmount'], 'amount'],
    [['creditPullConsent'], 'consent'],
    [[], 'review'],
  ])('missing %j opens %s', (missing, part) => expect(firstOpenPart(facts({ missing }))).toBe(part));

  test('an address cannot skip to the review while an answer is missing', () => {
    expect(shownPart(facts({ missing: ['annualIncome'] }), 'review')).toBe('income');
    expect(shownPart(usual, 'review')).toBe('review');
  });

  test('an address of a question that is not asked shows the first open one', () => {
    expect(shownPart(facts({ missing: ['city'] }), 'spouse')).toBe('address');
    expect(shownPart(facts({ missing: ['city'] }), 'nonsense')).toBe('address');
  });

  test('a changed answer leads back to the review, or to what it has opened', () => {
    expect(partAfter(usual, 'income', true)).toBe('review');
    const moved = facts({ spouseInfoRequired: true, missing: ['isMarried'] });
    expect(partAfter(moved, 'address', true)).toBe('married');
  });

  test('the questions follow each other and end in the review', () => {
    const seen: Part[] = ['name'];
    for (let part: Part | null = 'name'; part; part = neighbour(usual, part, 1)) if (part !== 'name') seen.push(part);
    expect(seen).toEqual(['name', 'phone', 'address', 'ssn', 'income', 'amount', 'consent', 'review']);
    expect(neighbour(usual, 'name', -1)).toBeNull();
  });
});
