/** The other language, in its own words. */
export const copy = {
  language: 'es',
  switch: 'Español',
} as const;
