import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { ThemeProvider } from 'styled-components';
import { customPrimaryTokens } from './custom-primary';
import type { Tokens } from './tokens';

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

/** Custom properties of a practice's own brand colour; none for what is no colour. */
export const brandProperties = (primary: string | null | undefined, mode?: PortalThemeProps['mode']): Tokens =>
  Object.fromEntries(
    Object.entries((primary && customPrimaryTokens(primary, mode)) || {}).map(([name, value]) => [`--${name}`, value]),
  );

/** Writes the theme on the document root, so that dialogs, popovers and the page background follow it too. */
export function PortalTheme({ brand, mode = 'light', density = 'portal', primary, children }: PortalThemeProps) {
  const theme = useMemo(() => ({ brand, mode }), [brand, mode]);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = brand;
    root.dataset.density = density;
    if (mode === 'dark') root.dataset.mode = 'dark';
    else delete root.dataset.mode;
    const own = Object.entries(brandProperties(primary, mode));
    for (const [name, value] of own) root.style.setProperty(name, value);
    return () => {
      for (const [name] of own) root.style.removeProperty(name);
    };
  }, [brand, mode, density, primary]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
