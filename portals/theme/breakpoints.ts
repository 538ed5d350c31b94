/** Widths in CSS pixels at which layouts change; a name means "this width and below". */
export const breakpoints = {
  smallMobile: 370,
  mobile: 425,
  largeMobile: 450,
  tablet: 600,
  laptop: 768,
  modal: 820,
  desktop: 1024,
  largeDesktop: 1536,
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** Media query for widths up to and including the breakpoint. */
export const upTo = (name: Breakpoint) => `@media (max-width: ${breakpoints[name]}px)` as const;

/** Media query for widths wider than the breakpoint. */
export const above = (name: Breakpoint) => `@media (min-width: ${breakpoints[name] + 0.02}px)` as const;
