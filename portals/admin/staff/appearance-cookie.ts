import * as z from 'zod/mini';

// A log-out empties both storages (provider-admin §4, and Clear-Site-Data of the answer). The look of a device is not part
// of a session: somebody who works in the dark should not be blinded every morning.
// The `__Host-` prefix needs https: no other host of the domain can set it then.
const isSecure = typeof location !== 'undefined' && location.protocol === 'https:';
const name = isSecure ? '__Host-staff-appearance' : 'staff-appearance';
const yearSeconds = 31_536_000;

export type Mode = 'light' | 'dark';

/** How a device shows the staff portals. */
export type Appearance = {
  /** Null follows the device. */
  mode: Mode | null;
};

const schema = z.object({
  mode: z._default(z.nullable(z.enum(['light', 'dark'])), null),
});

/** The look that this device kept; the usual one where it kept none or something else. */
export function readAppearance(): Appearance {
  const text = cookies().get(name);
  const kept = text === undefined ? undefined : parse(text);
  const read = schema.safeParse(kept);
  return read.success ? read.data : schema.parse({});
}

/** Keeps a look for a year. */
export function writeAppearance({ mode }: Appearance): void {
  if (typeof document === 'undefined') return;
  const text = encodeURIComponent(JSON.stringify({ mode }));
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers of last year.
  document.cookie = `${name}=${text}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

function cookies(): Map<string, string> {
  const text = typeof document === 'undefined' ? '' : document.cookie;
  return new Map(
    text.split('; ').map((pair): [string, string] => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    return undefined;
  }
}
