import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties may be set in a style. */
    [property: `--${string}`]: string | number | undefined;
  }
}
