import 'styled-components';
import type { PortalBrand } from './portal-theme';

declare module 'styled-components' {
  /** The only things a style may ask the theme for; colours and sizes are custom properties. */
  export interface DefaultTheme {
    brand: PortalBrand;
    mode: 'light' | 'dark';
  }
}
