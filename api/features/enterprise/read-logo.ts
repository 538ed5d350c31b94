import { LOGO_BYTES_MAX, LOGO_HEIGHT_MAX, LOGO_WIDTH_MAX } from '@contract/calls/enterprise';

const SIGNATURE = '89504e470d0a1a0a';
const IMAGE_END = '49454e44ae426082';
/** Where the width stands: behind the signature, the length and the name of the first chunk. */
const WIDTH_AT = 16;

/** Why a data URL is no logo; undefined where it is one. Only the frame of the picture is read: browsers draw it. */
export function logoRefusal(dataUrl: string): string | undefined {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const isPng =
    bytes.subarray(0, 8).toString('hex') === SIGNATURE &&
    bytes.subarray(12, WIDTH_AT).toString('latin1') === 'IHDR' &&
    bytes.subarray(-8).toString('hex') === IMAGE_END;
  if (!isPng) return 'Choose a PNG picture.';
  if (bytes.length > LOGO_BYTES_MAX) return 'Choose a picture with fewer details: it is too large.';
  const [width, height] = [bytes.readUInt32BE(WIDTH_AT), bytes.readUInt32BE(WIDTH_AT + 4)];
  if (width < 1 || height < 1 || width > LOGO_WIDTH_MAX || height > LOGO_HEIGHT_MAX)
    return `A logo is at most ${LOGO_WIDTH_MAX} by ${LOGO_HEIGHT_MAX} pixels.`;
  return undefined;
}
