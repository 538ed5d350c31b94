export const copy = {
  errorTitle: 'Error Page',
  notFound: 'Page not found',
  stale: 'A new version is ready. Reload.',
  unreached: 'No connection',
  again: 'Try again',
  /** Text of membership §8, for whoever helps. */
  part: 'Loading chunk {n} failed',
  saved: 'Your answers so far are saved. ',
  moment: 'Reloading takes a moment.',
  reload: 'Reload',
  changes: 'We’re making important changes, or you reached this page by mistake.',
  reference: (id: string) => ` Reference ${id}.`,
  loading: 'Loading page',
  home: 'Back to home',
} as const;
