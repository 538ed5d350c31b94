import { expect, test } from 'vitest';
import { tagForm } from './tag-form';

const issuesOf = (answers: object) =>
  tagForm.safeParse(answers).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('without a tag, and for one that is none, it says what the specification says', () => {
  expect(issuesOf({ name: '', value: '' })).toContainEqual(['name', 'Invalid value']);
  expect(issuesOf({ name: 'Batch', value: ' ' })).toEqual([['value', 'Invalid value']]);
  expect(issuesOf({ name: 'A: b', value: 'c' })).toEqual([['name', 'Invalid value']]);
});

test('a tag has its value; one that is taken off has none', () => {
  expect(tagForm.parse({ name: ' Batch ', value: ' November ' })).toEqual({ name: 'Batch', value: 'November' });
  expect(tagForm.parse({ name: 'Batch', isOff: true })).toEqual({ name: 'Batch', value: null });
});
