import { type CSSProperties, type ReactNode, useLayoutEffect, useMemo } from 'react';
import { ThemeProvider } from 'styled-components';
import { customPrimaryTokens } from './custom-primary';

/** Which of the two products a page belongs to. */
export type PortalBrand = 'financing' | 'provider';

export type PortalThemeProps = {
  brand: PortalBrand;
  /** Dark mode is for staff portals only. */
  mode?: 'light' | 'dark';
  /** Sizes of controls: patient flow, patient portal or staff. */
  density?: 'flow' | 'portal' | 'staff';
  /** A practice's own brand colour, `#RRGGBB`. */
  primary?: string | null | undefined;
  children: ReactNode;
};

/** Writes the theme on the document root, so that dialogs, popovers and the page background follow it too. */
export function PortalTheme({ brand, mode = 'light', density = 'portal', primary, children }: PortalThemeProps) {
  const theme = useMemo(() => ({ brand, mode }), [brand, mode]);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = brand;
    root.dataset.density = density;
    if (mode === 'dark') root.dataset.mode = 'dark';
    else delete root.dataset.mode;
    const custom = primary ? customPrimaryTokens(primary, mode) : null;
    const names = Object.keys(custom ?? {}).map((name) => `--${name}`);
    for (const [name, value] of Object.entries(custom ?? {})) root.style.setProperty(`--${name}`, value);
    return () => {
      for (const name of names) root.style.removeProperty(name);
    };
  }, [brand, mode, density, primary]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}

/** Attributes and custom properties that give one part of a page another theme, for previews. */
export function themeOf(options: Omit<PortalThemeProps, 'children'>) {
  const custom = options.primary ? customPrimaryTokens(options.primary, options.mode) : null;
  const style = Object.fromEntries(Object.entries(custom ?? {}).map(([name, value]) => [`--${name}`, value]));
  return {
    'data-theme': options.brand,
    'data-mode': options.mode ?? 'light',
    'data-density': options.density ?? 'portal',
    style: { ...(style as CSSProperties), color: 'var(--ink)', background: 'var(--page)' },
  } as const;
}
