import { expect, test } from 'vitest';
import { supportHoursWords } from './support-hours';

test.each([
  [8, 20, 'Monday to Friday, 8 am to 8 pm Eastern', 'de lunes a viernes, de 8 a. m. a 8 p. m., hora del Este'],
  [9, 12, 'Monday to Friday, 9 am to 12 pm Eastern', 'de lunes a viernes, de 9 a. m. a 12 p. m., hora del Este'],
])('from %d to %d in both languages', (from, until, en, es) => {
  expect(supportHoursWords.en({ from, until })).toBe(en);
  expect(supportHoursWords.es({ from, until })).toBe(es);
});
