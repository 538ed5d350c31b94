import { inflateSync } from 'node:zlib';
import { LOGO_BYTES_MAX, LOGO_HEIGHT_MAX, LOGO_WIDTH_MAX, MARK_SIDE_MAX } from '@contract/picture';

const SIGNATURE = '89504e470d0a1a0a';
/** What a picture is made of; text, profiles, animations and private chunks carry what nobody looks at. */
const CHUNKS: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
/** The length and the name before a chunk's data, and the checksum after it. */
const HEAD_BYTES = 8;
const CRC_BYTES = 4;
const HEADER_BYTES = 13;
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

const NO_PNG = 'Choose a PNG image.';

type Chunk = { name: string; data: Buffer };

/** The chunks of a PNG in their order; undefined where it is none, has others, or goes on behind its end. */
function chunksOf(bytes: Buffer): Chunk[] | undefined {
  if (bytes.subarray(0, 8).toString('hex') !== SIGNATURE) return undefined;
  const chunks: Chunk[] = [];
  let at = 8;
  while (at + HEAD_BYTES + CRC_BYTES <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.subarray(at + 4, at + HEAD_BYTES).toString('latin1');
    const end = at + HEAD_BYTES + length + CRC_BYTES;
    if (end > bytes.length || !CHUNKS.has(name) || (name === 'IHDR') !== (at === 8)) return undefined;
    chunks.push({ name, data: bytes.subarray(at + HEAD_BYTES, end - CRC_BYTES) });
    at = end;
    if (name === 'IEND') return at === bytes.length && length === 0 ? chunks : undefined;
  }
  return undefined;
}

/** Whether the pixels unpack to no more than the header says: a small file can hold gigabytes for whoever draws it. */
function unpacks(chunks: readonly Chunk[], { width, height }: { width: number; height: number }): boolean {
  const header = chunks[0]?.data ?? Buffer.alloc(0);
  const [bits, channels] = [header[8] ?? 0, CHANNELS[header[9] ?? -1]];
  if (channels === undefined || ![1, 2, 4, 8, 16].includes(bits)) return false;
  // Seven passes of an interlaced picture begin a row each time; twice the rows are more than they can be.
  const most = 2 * height * (Math.ceil((width * bits * channels) / 8) + 1);
  const packed = Buffer.concat(chunks.flatMap(({ name, data }) => (name === 'IDAT' ? [data] : [])));
  try {
    return inflateSync(packed, { maxOutputLength: most }).length > 0;
  } catch {
    return false;
  }
}

const LOGO = { what: 'logo', width: LOGO_WIDTH_MAX, height: LOGO_HEIGHT_MAX };
export const MARK = { what: 'icon', width: MARK_SIDE_MAX, height: MARK_SIDE_MAX };

/** Why a data URL is no logo, or none of another kind; undefined where it is one: a PNG of pixels and nothing else, that browsers can draw in peace. */
export function pictureRefusal(dataUrl: string, most: typeof LOGO = LOGO): string | undefined {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  if (bytes.length > LOGO_BYTES_MAX) return 'Choose an image with less detail. This one is too large.';
  const chunks = chunksOf(bytes);
  const header = chunks?.[0]?.data;
  if (!chunks || header?.length !== HEADER_BYTES) return NO_PNG;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  if (width < 1 || height < 1 || width > most.width || height > most.height)
    return `The ${most.what} can be up to ${most.width} by ${most.height} pixels.`;
  return unpacks(chunks, { width, height }) ? undefined : NO_PNG;
}
