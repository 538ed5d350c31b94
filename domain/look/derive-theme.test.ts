import { describe, expect, test } from 'vitest';
import { deriveTheme, guarantees } from './derive-theme';

const brands = [
  '#FF7A64',
  '#124C5F',
  '#FFD400',
  '#E6E0D4',
  '#000000',
  '#7C3AED',
  '#00C2A8',
  '#C2185B',
  '#8BC34A',
  '#FFFFFF',
  '#808080',
  '#FF0000',
];

describe('a theme derived from one brand colour', () => {
  test.each(brands)('%s keeps every contrast it promises', (brand) => {
    const failed = guarantees(deriveTheme(brand)).filter(([, ratio, least]) => ratio < least);
    expect(failed).toEqual([]);
  });

  test('coral keeps its brightness and gets the dark label of the provider tokens', () => {
    expect(deriveTheme('#FF7A64')).toMatchObject({
      fill: '#FF7A64',
      onFill: '#37120C',
      hover: '#FD907D',
      active: '#FEA08E',
      text: '#BC3D2B',
      line: '#E3604C',
    });
  });

  test('a nearly white brand is replaced by its own 600 so that buttons stay visible', () => {
    const theme = deriveTheme('#FFFFFF');
    expect(theme.fill).toBe(theme.scale[600]);
  });

  test('a lower-case brand gives the same theme', () => {
    expect(deriveTheme('#ff7a64')).toEqual(deriveTheme('#FF7A64'));
  });
});
