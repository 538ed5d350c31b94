import { expect, test } from 'vitest';
import { treatmentName } from './treatment-name';

test.each([
  ['Botox', 40, 'unit', 'Botox, 40 units'],
  ['Juvéderm', 2, 'syringe', 'Juvéderm, 2 syringes'],
  ['HydraFacial', 1, 'session', 'HydraFacial'],
  ['Something of before', 3, 'ampoule', 'Something of before, 3'],
])('%s of %i %s is named %s', (name, units, unitType, text) => {
  expect(treatmentName({ name, units, unitType })).toBe(text);
});
