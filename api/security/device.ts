import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

const RANDOM_BYTES = 18;
const YEAR_SECONDS = 365 * 24 * 3600;
const SHAPE = /^([A-Za-z0-9_-]{24})\.([A-Za-z0-9_-]{43})$/;

/** Name of the cookie that tells devices apart. The `__Host-` prefix needs https. */
export function deviceCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-device' : 'device';
}

/**
 * The browser that a request comes from, as far as we know it. A device gets its cookie with the first right code or
 * password, so that strangers behind the same network, or anywhere else, are never counted together with it. It opens
 * nothing: it only says whose tries are counted.
 */
export type Device = {
  /** Hash of the cookie that came with the request; undefined without one of ours. */
  readonly knownHash: string | undefined;
  /** Hash to keep beside what this device has proven. A device without a cookie gets one with the answer. */
  remember(): string;
  /** The Set-Cookie value of a device that was remembered first by this request. */
  readonly cookie: string | undefined;
};

/** @param value of the cookie; anything that we did not sign counts as none. */
export function deviceOf(value: string | undefined, options: { key: string | Uint8Array; publicUrl: string }): Device {
  let fresh: string | undefined;
  const sign = (id: string) => createHmac('sha256', options.key).update(`device:${id}`).digest('base64url');
  const known = knownId(value, sign);
  return {
    knownHash: known === undefined ? undefined : hashOf(known),
    remember() {
      if (known !== undefined) return hashOf(known);
      fresh ??= randomBytes(RANDOM_BYTES).toString('base64url');
      return hashOf(fresh);
    },
    get cookie() {
      if (fresh === undefined) return undefined;
      const secure = options.publicUrl.startsWith('https:') ? '; Secure' : '';
      const name = deviceCookieName(options.publicUrl);
      return `${name}=${fresh}.${sign(fresh)}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
    },
  };
}

const hashOf = (id: string): string => `device:${hash('sha256', id, 'base64url')}`;

function knownId(value: string | undefined, sign: (id: string) => string): string | undefined {
  const [, id, signature] = SHAPE.exec(value ?? '') ?? [];
  if (id === undefined || signature === undefined) return undefined;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(id))) ? id : undefined;
}
