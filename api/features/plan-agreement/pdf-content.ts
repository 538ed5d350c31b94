import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { PDFArray, PDFDict, PDFName, type PDFObject, PDFParser, PDFRawStream, PDFStream } from 'pdf-lib';

const HEADER = /^%PDF-[12]\.\d/;
/** Behind the last mark of the end nothing follows: what does makes a second file of it. */
const END = /startxref\s+\d+\s+%%EOF\s*$/;
const TAIL_BYTES = 4096;
/** Another kind of file inside: a page that a browser would run, an archive whose list stands at its end. */
const OTHER_KINDS = /<!doctype html|<html[\s>]|<script[\s>]/i;
const END_OF_ARCHIVE = 'PK\u0005\u0006';
/** Ways of packing that no scanner uses and that hide how large a file becomes. */
const RARE_PACKING =
  /\/(?:ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|LZW|RunLengthDecode|RL|Crypt)\b|\/FlateDecode\s*\/FlateDecode/;
const PART_BYTES_MAX = 128 * 1024 * 1024;
const WHOLE_BYTES_MAX = 512 * 1024 * 1024;
const OBJECTS_PER_TURN = 500;
const DEPTH_MAX = 64;

/** Keys of what runs, sends, or carries something. */
const ACTIVE_KEYS = new Set([
  'JS',
  'JavaScript',
  'AA',
  'EmbeddedFiles',
  'EmbeddedFile',
  'EF',
  'AF',
  'RichMedia',
  'XFA',
]);
/** Of what a paper does by itself or when it is pressed, only going to one of its pages is let pass. */
const ACTIONS = new Set([
  'JavaScript',
  'Launch',
  'URI',
  'SubmitForm',
  'ResetForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'Rendition',
  'RichMediaExecute',
  'Movie',
  'Sound',
  'Hide',
  'SetOCGState',
  'GoTo3DView',
  'Trans',
  'Thread',
]);
const ACTIVE_KINDS = new Set(['FileAttachment', 'RichMedia', 'Movie', 'Sound', 'Screen', '3D', 'EmbeddedFile', 'PS']);

export type PdfFault = 'no_pdf' | 'active' | 'locked';

/**
 * What is wrong with bytes that are to be a PDF, by their content and not by what somebody calls them; null where nothing is. Each object
 * is looked at as readers see it, also those that are packed and those that a later one replaces. What runs, sends, carries files or is
 * locked is refused: a signed paper is a scan.
 */
export async function pdfFault(bytes: Buffer): Promise<PdfFault | null> {
  const text = bytes.toString('latin1');
  if (!HEADER.test(text) || !END.test(text.slice(-TAIL_BYTES))) return 'no_pdf';
  if (OTHER_KINDS.test(text) || text.includes(END_OF_ARCHIVE)) return 'active';
  const plain = text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  if (/\/Encrypt\b/.test(plain)) return 'locked';
  if (RARE_PACKING.test(plain)) return 'active';
  if (!(await unpacksSmall(bytes, text))) return 'active';
  return faultOfObjects(bytes);
}

/** Whether no packed part becomes larger than a scanned page, nor all of them than a scanned paper. */
async function unpacksSmall(bytes: Buffer, text: string): Promise<boolean> {
  let whole = 0;
  for (const { index, 0: word } of text.matchAll(/stream\r?\n/g)) {
    const part = bytes.subarray(index + word.length);
    // The first byte of what is packed by zlib.
    if (text.slice(index - 3, index) === 'end' || ((part[0] ?? 0) & 0x0f) !== 8) continue;
    const size = await unpacked(part);
    whole += size;
    if (size > PART_BYTES_MAX || whole > WHOLE_BYTES_MAX) return false;
  }
  return true;
}

async function unpacked(part: Buffer): Promise<number> {
  try {
    return (await promisify(inflate)(part, { maxOutputLength: PART_BYTES_MAX })).byteLength;
  } catch (fault) {
    return (fault as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? PART_BYTES_MAX + 1 : 0;
  }
}

async function faultOfObjects(bytes: Buffer): Promise<PdfFault | null> {
  let isActive = false;
  try {
    const parser = PDFParser.forBytesWithOptions(new Uint8Array(bytes), OBJECTS_PER_TURN, true);
    // biome-ignore lint/complexity/useLiteralKeys: private to types; the only place where replaced objects are seen, too.
    const context = parser['context'];
    const assign = context.assign.bind(context);
    context.assign = (ref, object) => {
      isActive ||= acts(object);
      assign(ref, object);
    };
    const parsed = await parser.parseDocument();
    if (parsed.trailerInfo.Encrypt) return 'locked';
    if (!parsed.trailerInfo.Root) return 'no_pdf';
  } catch {
    return isActive ? 'active' : 'no_pdf';
  }
  return isActive ? 'active' : null;
}

/** Whether an object, or what stands in it, does something or carries a file; what it refers to is an object of its own. */
function acts(object: PDFObject, depth = 0): boolean {
  if (depth > DEPTH_MAX) return true;
  if (object instanceof PDFArray) return object.asArray().some((one) => acts(one, depth + 1));
  const dict = object instanceof PDFStream || object instanceof PDFRawStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return false;
  return dict.entries().some(([key, value]) => {
    const word = key.decodeText();
    if (ACTIVE_KEYS.has(word)) return true;
    const named = value instanceof PDFName ? value.decodeText() : undefined;
    if (word === 'S' && named !== undefined && ACTIONS.has(named)) return true;
    if ((word === 'Subtype' || word === 'Type') && named !== undefined && ACTIVE_KINDS.has(named)) return true;
    return acts(value, depth + 1);
  });
}
