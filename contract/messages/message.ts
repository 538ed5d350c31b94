/** One text of the product with how it is shown. `{server}` style parts are filled from the server's message. */
export type Message = {
  text: string;
  kind: 'toast' | 'snackbar' | 'page' | 'form' | 'modal' | 'banner';
  severity: 'error' | 'success' | 'info' | 'warning';
  /** How long it stays, in milliseconds; null where it does not disappear by itself. */
  durationMs: number | null;
  source: string;
};
