import { isUndated } from '@portals/list/list-view';
import { expect, test } from 'vitest';
import { depositsView } from './deposits-view';

test('a deposit that waits, or came back, is found however old it is; the others by their days', () => {
  const undated = depositsView.views.filter(({ key }) => isUndated(depositsView, key)).map(({ key }) => key);
  expect(undated).toEqual(['on-hold', 'came-back']);
});
