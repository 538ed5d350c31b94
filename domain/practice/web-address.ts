/** Whether a text is the address of a public website, with or without `https://`: a name with a dot, and no number. */
export function hasPublicHost(text: string): boolean {
  const written = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (/[\s@]/.test(text) || !URL.canParse(written)) return false;
  const { hostname } = new URL(written);
  return /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(hostname);
}

/** The address as it is kept: with `https://` where no scheme was written. */
export const webAddress = (text: string): string => (/^https?:\/\//i.test(text) ? text : `https://${text}`);
