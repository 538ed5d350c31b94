import { expect, test } from 'vitest';
import { whatChanged } from './what-changed';

test('names each part that is another one, with what it was and what it is', () => {
  const before = { Role: 'Practice staff', Phone: '', Email: 'ana@demo.test' };
  expect(whatChanged(before, { Role: 'Lead doctor', Phone: '5125550167', Email: 'ana@demo.test' })).toBe(
    'Role: Practice staff → Lead doctor. Phone: none → 5125550167.',
  );
  expect(whatChanged(before, { ...before })).toBe('');
});

test('a part that is gone, or new, is told too', () => {
  expect(whatChanged({ Unit: '4' }, { City: 'Keene' })).toBe('Unit: 4 → none. City: none → Keene.');
});
