import { expect, test } from 'vitest';
import { dialogStyles } from '../dialog/dialog.styles';
import { calculatorStyles } from './calculator.styles';

test('a calculator is at most 1430 px wide, in the page and in its dialog', () => {
  expect(calculatorStyles).toMatch(/\.pfc\{[^}]*max-width:1430px/);
  expect(dialogStyles).toContain('width:min(1430px,');
});
