import { describe, expect, test } from 'vitest';
import type { Column } from './column';
import { chosenColumns, moveColumn } from './column-chooser';

const column = (key: string, optional = false): Column<null> => ({ key, title: key, optional, cell: () => null });
const all = [column('name'), column('number'), column('state', true)];
const keys = (choice: readonly string[]) => chosenColumns(all, choice).map(({ key }) => key);

describe('chosen columns', () => {
  test('are the usual ones until a choice is made', () => expect(keys([])).toEqual(['name', 'number']));
  test('keep the first column first', () => expect(keys(['state', 'number'])).toEqual(['name', 'state', 'number']));
  test('skip what an older choice names and no longer exists', () =>
    expect(keys(['gone', 'state'])).toEqual(['name', 'state']));
  test('move by one place and stop at the ends', () => {
    expect(moveColumn(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(moveColumn(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
    expect(moveColumn(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  });
});
