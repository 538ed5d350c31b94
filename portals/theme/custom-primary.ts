import { deriveTheme, shades } from '@domain/look/derive-theme';
import type { Tokens } from './tokens';

/**
 * Custom properties for a practice's own brand colour, to be written on the portal root.
 *
 * `primary` is `#RRGGBB`; anything else returns null and the brand's default colours stay.
 * Staff in dark mode keep the tinted surfaces of the dark tokens, so only fills, text and lines change there.
 */
export function customPrimaryTokens(primary: string, mode: 'light' | 'dark' = 'light'): Tokens | null {
  if (!/^#[0-9a-f]{6}$/i.test(primary)) return null;
  const theme = deriveTheme(primary);
  const fills = {
    primary: theme.fill,
    'on-primary': theme.onFill,
    'primary-hover': theme.hover,
    'primary-active': theme.active,
  };
  if (mode === 'dark') return { ...fills, 'primary-text': theme.darkText, 'primary-line': theme.darkText };
  const scale = Object.fromEntries(shades.map((shade) => [`primary-${shade}`, theme.scale[shade]]));
  return { ...scale, ...fills, 'primary-text': theme.text, 'primary-line': theme.line };
}
