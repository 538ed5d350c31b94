import { LOGO_BYTES_MAX, LOGO_HEIGHT_MAX, LOGO_WIDTH_MAX } from '@contract/picture';

const FILE_BYTES_MAX = 10 * 1024 * 1024;
/** Each try is drawn smaller than the one before. */
const SHRINK = 0.75;
const SMALLEST = 0.2;

const bytesOf = (dataUrl: string) => ((dataUrl.length - dataUrl.indexOf(',') - 1) * 3) / 4;

const words = {
  unreadable: 'Choose a PNG, JPEG, or WebP image.',
  tooLarge: 'Choose an image of 10 MB or less.',
  tooFine: 'This image is too detailed to use as a logo. Choose a simpler one.',
};

const LOGO = { width: LOGO_WIDTH_MAX, height: LOGO_HEIGHT_MAX };

/** Draws a picture as a PNG that is small enough to be a logo, or fits elsewhere. @throws Error whose message says what to choose. */
export async function drawLogo(file: File, most = LOGO): Promise<string> {
  if (file.size > FILE_BYTES_MAX) throw new Error(words.tooLarge);
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error(words.unreadable);
  });
  const fit = Math.min(1, most.width / picture.width, most.height / picture.height);
  const canvas = document.createElement('canvas');
  for (let scale = 1; scale > SMALLEST; scale *= SHRINK) {
    canvas.width = Math.max(1, Math.floor(picture.width * fit * scale));
    canvas.height = Math.max(1, Math.floor(picture.height * fit * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const drawn = canvas.toDataURL('image/png');
    if (bytesOf(drawn) <= LOGO_BYTES_MAX) return drawn;
  }
  throw new Error(words.tooFine);
}
