const SCHEME = /^https?:\/\/(?=[^/])/i;
/** What stands in no address as people know it, and breaks out of a page that shows one carelessly. */
const NEVER = /[\s"'<>\\^`{|}\p{C}]/u;
const PUBLIC_NAME = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/**
 * The address of a public website in the one form in which it is kept: http or https, https where no scheme was written, a host that is a
 * name with a dot and no number, no one's name and password, and no slash after a host alone. Undefined for anything else.
 */
export function readWebAddress(text: string): string | undefined {
  const written = SCHEME.test(text) ? text : /^[a-z0-9]/i.test(text) ? `https://${text}` : '';
  if (NEVER.test(text) || !URL.canParse(written)) return undefined;
  const { hostname, username, password, origin, pathname, search, hash, href } = new URL(written);
  if (!PUBLIC_NAME.test(hostname) || username + password !== '') return undefined;
  return pathname + search + hash === '/' ? origin : href;
}

/** Whether a text is the address of a public website, with or without `https://`. */
export const hasPublicHost = (text: string): boolean => readWebAddress(text) !== undefined;

/** The address as it is kept; empty for what is none. */
export const webAddress = (text: string): string => readWebAddress(text) ?? '';
