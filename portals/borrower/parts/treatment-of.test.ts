import { expect, test } from 'vitest';
import { treatmentSentence } from './treatment-of';

test.each([
  [['Clear aligners', 'Whitening'], 'Clear aligners, Whitening. '],
  [[], ''],
])('the treatments %j are a sentence before others', (treatments, sentence) => {
  expect(treatmentSentence(treatments)).toBe(sentence);
});
