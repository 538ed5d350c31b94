import { expect, test } from 'vitest';
import { searchWords } from '../../../list/search-words';
import { searchTokensOf } from './search-words';

/** The same name with its accents as letters of their own, as some keyboards send it. */
const apart = (text: string) => text.normalize('NFD');

test('a name is found in either spelling of its accents, however it was written down', () => {
  const stored = (name: string) => searchTokensOf({ first_name: name, last_name: 'Ångström', email: 'j@x.test' }, 7);
  expect(apart('José')).not.toBe('José');
  expect(stored(apart('José'))).toEqual(['josé', 'ångström', 'j', '7']);
  expect(stored('José')).toEqual(stored(apart('José')));
  expect(searchWords(apart('JOSÉ Ångström'))).toEqual(['josé', 'ångström']);
});
