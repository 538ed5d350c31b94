import { expect, test } from 'vitest';
import { congratulationsOf } from './after-saving';

const made = { name: 'Lake & Sons', enterpriseUrl: 'https://pay.example/v2/lake/enterprise' };

test('an enterprise that was saved leads to the congratulations of the brand, with its name and its page', () => {
  const query = '?name=Lake+%26+Sons&enterpriseUrl=https%3A%2F%2Fpay.example%2Fv2%2Flake%2Fenterprise';
  expect(congratulationsOf('membership', made)).toBe(`/privi/admin/provider-enterprise/congratulations${query}`);
  expect(congratulationsOf('financing', made)).toBe(`/admin/practice/onboarding/enterprise-congratulations${query}`);
});
