import { LOGO_BYTES_MAX, LOGO_HEIGHT_MAX, LOGO_WIDTH_MAX } from '@contract/enterprise/calls';
import { copy } from './copy';

const FILE_BYTES_MAX = 10 * 1024 * 1024;
/** Each try is drawn smaller than the one before. */
const SHRINK = 0.75;
const SMALLEST = 0.2;

const bytesOf = (dataUrl: string) => ((dataUrl.length - dataUrl.indexOf(',') - 1) * 3) / 4;

/** Draws a picture as a PNG that is small enough to be a logo. @throws Error whose message says what to choose. */
export async function drawLogo(file: File): Promise<string> {
  if (file.size > FILE_BYTES_MAX) throw new Error(copy.logo.tooLarge);
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error(copy.logo.unreadable);
  });
  const fit = Math.min(1, LOGO_WIDTH_MAX / picture.width, LOGO_HEIGHT_MAX / picture.height);
  const canvas = document.createElement('canvas');
  for (let scale = 1; scale > SMALLEST; scale *= SHRINK) {
    canvas.width = Math.max(1, Math.floor(picture.width * fit * scale));
    canvas.height = Math.max(1, Math.floor(picture.height * fit * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const drawn = canvas.toDataURL('image/png');
    if (bytesOf(drawn) <= LOGO_BYTES_MAX) return drawn;
  }
  throw new Error(copy.logo.tooFine);
}
