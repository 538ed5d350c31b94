import { DEFAULT_PRIMARY } from '@domain/look/brand-color';
import { expect, test } from 'vitest';
import { financingTokens, providerTokens } from './brand-tokens';
import { customPrimaryTokens } from './custom-primary';
import { tokenCss } from './token-css';

test('two themes: financing, and the provider’s in coral unless a practice has a color of its own', () => {
  const themes = new Set([...tokenCss.matchAll(/\[data-theme="(\w+)"\]\{/g)].map(([, name]) => name));
  expect([...themes]).toEqual(['financing', 'provider']);
  expect(tokenCss).toContain(`[data-theme="provider"]{--primary-50:${providerTokens['primary-50']};`);
  expect([providerTokens['primary'], financingTokens['primary']]).toEqual([DEFAULT_PRIMARY.color, '#124C5F']);
  expect(customPrimaryTokens('#2E6E64')).toMatchObject({ primary: '#2E6E64', 'on-primary': '#FFFFFF' });
});
