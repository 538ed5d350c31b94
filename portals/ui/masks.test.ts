import { describe, expect, test } from 'vitest';
import { lastFourMask, moneyMask, phoneMask, ssnMask } from './masks';

describe('masks', () => {
  test.each([
    ['+1 (555) 555-0142', '5555550142', '(555) 555-0142'],
    ['1-555-555-0142', '5555550142', '(555) 555-0142'],
    ['555', '555', '555'],
    ['5555', '5555', '(555) 5'],
    ['555555', '555555', '(555) 555'],
  ])('the phone %s is kept as %s and drawn as %s', (typed, kept, drawn) => {
    expect(phoneMask.clean(typed)).toBe(kept);
    expect(phoneMask.draw(kept)).toBe(drawn);
  });

  test.each([
    ['$12,000', '12000', '12,000'],
    ['0012', '12', '12'],
    ['1234.567', '1234.56', '1,234.56'],
    ['5.', '5.', '5.'],
    ['1.2.3', '1.23', '1.23'],
    ['abc', '', ''],
  ])('the amount %s is kept as %s and drawn as %s', (typed, kept, drawn) => {
    expect(moneyMask.clean(typed)).toBe(kept);
    expect(moneyMask.draw(kept)).toBe(drawn);
  });

  test('a Social Security number takes nine digits and the short form four', () => {
    expect(ssnMask.draw(ssnMask.clean('900 55 00101'))).toBe('900-55-0010');
    expect(lastFourMask.clean('00102')).toBe('0010');
  });
});
