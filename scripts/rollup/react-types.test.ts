import { expect, test } from 'vitest';
import { ATTRIBUTE_NAMES } from '../../sdk/attributes';
import { reactTypes } from './react-types';

test('the types of the React component know every attribute', () => {
  const types = reactTypes();
  for (const name of ATTRIBUTE_NAMES) {
    const prop = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    expect(types).toMatch(new RegExp(`^  ${prop}\\??: `, 'm'));
  }
  expect(types).toContain("  type?: 'calculator' | 'generic-calculator' | 'calculator_apply' | 'privi-signup';");
  expect(types).toContain('  practice: string;');
  expect(types).toContain('  amount?: number;');
  expect(types).toContain("  backButton?: 'on' | 'off';");
  expect(types).toContain('  inline?: boolean;');
});
