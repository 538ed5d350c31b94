import { expect, test } from 'vitest';
import { SPECIALTIES } from '../specialties';
import { startingTreatments } from './starting-treatments';

test.each(SPECIALTIES)('a practice of %s begins with treatments of different names and whole prices', (specialty) => {
  const all = startingTreatments(specialty);
  expect(all.length).toBeGreaterThan(1);
  expect(new Set(all.map(({ name }) => name.toLowerCase())).size).toBe(all.length);
  for (const { price } of all) expect(price).toBeGreaterThan(0);
});

test('teeth are for dental specialties alone', () => {
  const has = (specialty: string) => startingTreatments(specialty).some(({ name }) => name === 'Teeth whitening');
  expect(SPECIALTIES.filter(has)).toEqual(['Cosmetic Dentistry', 'Dentistry', 'General Dentistry']);
});
