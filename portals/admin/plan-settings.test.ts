import { expect, test } from 'vitest';
import { memberPlaces } from './member-places';

test('the settings hold injectors, treatments, plans, loyalty program, custom theme and payment options', () => {
  const settings = memberPlaces.filter(({ sidebar }) => sidebar?.group === 'Plan settings');
  const names = settings.map(({ title, sidebar }) => sidebar?.label ?? title);
  expect(names).toEqual(
    expect.arrayContaining(['Injectors', 'Treatments', 'Plans', 'Loyalty program', 'Branding', 'Payment options']),
  );
  for (const { lazy } of settings) expect(lazy).toBeTypeOf('function');
});
