import { describe, expect, test } from 'vitest';
import { maskAccountNumber } from './account-number';
import { isRoutingNumber } from './routing-number';

describe('a routing number', () => {
  test.each(['021000021', '110000000', '011401533', '322271627', '121000358'])('%s is one', (number) => {
    expect(isRoutingNumber(number)).toBe(true);
  });

  test.each(['', '02100002', '0210000210', '02100002a', '000000000', '021 00021'])('"%s" is none', (text) => {
    expect(isRoutingNumber(text)).toBe(false);
  });

  test('every slip of one digit and every swap of neighbours that differ by other than five is noticed', () => {
    const number = '021000021';
    for (let place = 0; place < 9; place += 1) {
      for (const digit of '0123456789') {
        const slip = number.slice(0, place) + digit + number.slice(place + 1);
        expect(isRoutingNumber(slip), slip).toBe(slip === number);
      }
    }
    expect(isRoutingNumber('201000021')).toBe(false);
  });

  test('one that begins as none was given out is none, even with a right check digit', () => {
    // 3·9 + 7·9 + … = a multiple of ten.
    expect(isRoutingNumber('990000000')).toBe(false);
  });
});

test('the mask of an account is its last four digits, padded with x to ten', () => {
  expect(maskAccountNumber('000123456789')).toBe('xxxxxx6789');
  expect(maskAccountNumber('1234')).toBe('xxxxxx1234');
});
