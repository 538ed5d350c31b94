import * as z from './z';

/** Bytes of a picture; a browser draws what somebody chooses to one that is smaller. */
export const LOGO_BYTES_MAX = 48 * 1024;
export const LOGO_WIDTH_MAX = 480;
export const LOGO_HEIGHT_MAX = 160;
/** A mark stands where there is no room for a logo. */
export const MARK_SIDE_MAX = 160;

/** A PNG as a data URL, so that pages show it and fetch nothing from elsewhere; empty: there is none. */
export const picture = () =>
  z.union([
    z.literal(''),
    z
      .string()
      .check(
        z.maxLength(Math.ceil(LOGO_BYTES_MAX / 3) * 4 + 30),
        z.regex(/^data:image\/png;base64,[A-Za-z0-9+/]{40,}={0,2}$/),
      ),
  ]);
