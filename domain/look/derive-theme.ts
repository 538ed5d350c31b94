import { contrast, fromOklch, type Oklch, toOklch } from './oklch';

export const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
export type Shade = (typeof shades)[number];

/** Every colour role a portal needs, made from one brand colour. */
export type DerivedTheme = {
  scale: Record<Shade, string>;
  fill: string;
  onFill: string;
  hover: string;
  active: string;
  text: string;
  line: string;
  darkText: string;
};

const white = '#FFFFFF';
const page = '#F7F6F4';
const darkPage = '#12181B';
const darkRaised = '#1F272C';
const chromaMax = 0.19;

/** Fixed lightness of each shade, and the share of the brand's chroma it keeps. */
const ladder: Record<Shade, readonly [lightness: number, chromaShare: number]> = {
  50: [0.975, 0.1],
  100: [0.945, 0.22],
  200: [0.89, 0.42],
  300: [0.81, 0.65],
  400: [0.71, 0.9],
  500: [0.6, 1],
  600: [0.51, 1],
  700: [0.43, 0.92],
  800: [0.35, 0.78],
  900: [0.27, 0.6],
  950: [0.205, 0.45],
};

const clampLightness = (lightness: number) => Math.min(0.97, Math.max(0.1, lightness));

/** Walks in lightness until the colour reaches `ratio` on every background. */
// biome-ignore lint/complexity/useMaxParams: part of every first load, where an object for the names costs bytes.
function walk(start: Oklch, step: number, ratio: number, backgrounds: readonly string[]): string {
  for (let L = start.L; L > 0.05 && L < 0.99; L += step) {
    const hex = fromOklch({ ...start, L });
    if (backgrounds.every((background) => contrast(hex, background) >= ratio)) return hex;
  }
  return step < 0 ? '#0B0B0B' : white;
}

function chooseLabel(fill: string, brand: Oklch): string {
  if (contrast(fill, white) >= 4.5) return white;
  const ink = fromOklch({ L: 0.24, C: Math.min(brand.C, 0.06), H: brand.H });
  return contrast(fill, ink) >= 4.5 ? ink : '#0B0B0B';
}

/**
 * Derives all colour roles from one brand colour so that text and controls keep WCAG AA contrast.
 *
 * `primary` is `#RRGGBB`. The fill is the brand exactly, except a nearly white brand, which uses its own 600.
 * Example: `deriveTheme('#FF7A64').onFill` is `'#37120C'`: coral keeps its brightness and gets dark text.
 */
export function deriveTheme(primary: string): DerivedTheme {
  const base = toOklch(primary);
  const brand = { ...base, C: Math.min(base.C, chromaMax) };
  const shade = (key: Shade) => fromOklch({ L: ladder[key][0], C: brand.C * ladder[key][1], H: brand.H });
  // Object.fromEntries loses the key type; the list of shades is the key type.
  const scale = Object.fromEntries(shades.map((key) => [key, shade(key)])) as Record<Shade, string>;
  const isNearlyWhite = contrast(primary, white) < 1.25;
  const fill = isNearlyWhite ? scale[600] : primary.toUpperCase();
  const onFill = chooseLabel(fill, brand);
  const tone = toOklch(fill);
  const away = onFill === white && tone.L > 0.25 ? -1 : 1;
  const moved = (by: number) => fromOklch({ ...tone, L: clampLightness(tone.L + away * by) });
  const tamed = { ...tone, C: brand.C };
  return {
    scale,
    fill,
    onFill,
    hover: moved(0.035),
    active: moved(0.065),
    text: walk(tamed, -0.01, 4.6, [white, page, scale[50], scale[100]]),
    line: walk(tamed, -0.01, 3.1, [white, page, scale[50]]),
    darkText: walk({ ...tamed, C: brand.C * 0.75, L: Math.max(tone.L, 0.6) }, 0.01, 4.6, [darkRaised, darkPage]),
  };
}

/** The contrast each derived theme promises: `[name, measured ratio, least ratio]`. */
export function guarantees(theme: DerivedTheme): readonly (readonly [name: string, ratio: number, least: number])[] {
  return [
    ['on-primary on primary', contrast(theme.onFill, theme.fill), 4.5],
    ['on-primary on hover', contrast(theme.onFill, theme.hover), 4.5],
    ['on-primary on active', contrast(theme.onFill, theme.active), 4.5],
    ['primary-text on surface', contrast(theme.text, white), 4.5],
    ['primary-text on page', contrast(theme.text, page), 4.5],
    ['primary-text on primary-100', contrast(theme.text, theme.scale[100]), 4.5],
    ['primary-line on surface', contrast(theme.line, white), 3],
    ['primary-line on page', contrast(theme.line, page), 3],
    ['dark primary-text on dark surface', contrast(theme.darkText, darkRaised), 4.5],
  ];
}
