import { inflateSync } from 'node:zlib';

type Piece = { font: string; size: number; text: string };
type Source = ReadonlyMap<string, string>;

/** The words of a PDF of ours, page by page in reading order, with the font of each piece. */
export function pdfPiecesOfPages(pdf: Buffer): Piece[][] {
  const source = objectsOf(pdf.toString('latin1'));
  const root = [...source].find(([, body]) => /\/Type \/Pages\b/.test(body) && !/\/Parent\b/.test(body));
  return root ? pagesOf(source, root[0]).map((page) => piecesOf(source, page)) : [];
}

/** The words of a PDF of ours, in reading order, with the font of each piece. */
export const pdfPieces = (pdf: Buffer): Piece[] => pdfPiecesOfPages(pdf).flat();

const joined = (pieces: readonly Piece[]) =>
  pieces
    .map(({ text }) => text.trim())
    .join(' ')
    .replace(/\s+/g, ' ');

/** All words of a PDF of ours, with one space between lines. */
export const pdfText = (pdf: Buffer): string => joined(pdfPieces(pdf));

/** The same, page by page. */
export const pdfTextOfPages = (pdf: Buffer): string[] => pdfPiecesOfPages(pdf).map(joined);

/** What is drawn on each page, as the file says it. */
export function pdfDrawing(pdf: Buffer): string[] {
  const source = objectsOf(pdf.toString('latin1'));
  const root = [...source].find(([, body]) => /\/Type \/Pages\b/.test(body) && !/\/Parent\b/.test(body));
  return root ? pagesOf(source, root[0]).map((page) => streamOf(source, numberAt(page, 'Contents'))) : [];
}

/** Each object by its number; a stream follows its dictionary as it is written. */
function objectsOf(file: string): Source {
  const found = new Map<string, string>();
  const start = /(?:^|\n)(\d+) 0 obj\n/g;
  for (let at = start.exec(file); at; at = start.exec(file)) {
    const body = file.slice(start.lastIndex);
    const head = body.slice(0, body.indexOf('\nendobj'));
    const stream = head.indexOf('\nstream\n');
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const end = stream < 0 ? head.length : stream + '\nstream\n'.length + length;
    found.set(at[1] ?? '', body.slice(0, end));
    start.lastIndex += end;
  }
  return found;
}

const numberAt = (body: string, key: string): string => new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(body)?.[1] ?? '';

function pagesOf(source: Source, id: string): string[] {
  const body = source.get(id) ?? '';
  if (!/\/Type \/Pages\b/.test(body)) return [body];
  const kids = /\/Kids \[([^\]]*)\]/.exec(body)?.[1] ?? '';
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => pagesOf(source, kid ?? ''));
}

function streamOf(source: Source, id: string): string {
  const body = source.get(id) ?? '';
  const bytes = Buffer.from(body.slice(body.indexOf('\nstream\n') + '\nstream\n'.length), 'latin1');
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

function piecesOf(source: Source, page: string): Piece[] {
  const pieces: Piece[] = [];
  let [font, size, letters] = ['', 0, new Map<string, string>()];
  let shown = '';
  for (const token of tokensOf(streamOf(source, numberAt(page, 'Contents')))) {
    const chosen = /^\/(\w+) ([\d.]+) Tf$/.exec(token);
    if (chosen) {
      const of = source.get(numberAt(page, chosen[1] ?? '')) ?? '';
      font = /\/BaseFont \/(?:[A-Z]{6}\+)?([\w-]+)/.exec(of)?.[1] ?? '';
      size = Number(chosen[2]);
      letters = lettersOf(streamOf(source, numberAt(of, 'ToUnicode')));
    } else if (token === 'BT') shown = '';
    else if (token !== 'TJ' && token !== 'Tj') shown += bytesOf(token);
    else {
      const glyphs = Buffer.from(shown, 'latin1').toString('hex').match(/.{4}/g) ?? [];
      pieces.push({ font, size, text: glyphs.map((glyph) => letters.get(glyph) ?? '\ufffd').join('') });
      shown = '';
    }
  }
  return pieces;
}

/** Choices of a font, strings, and what shows them: all that a page says of its text. Before `BT`, strings are properties of a mark. */
function* tokensOf(drawn: string): Generator<string> {
  const next = /\/\w+ [\d.]+ Tf\b|\(|<[\da-fA-F\s]+>|\bT[jJ]\b|\bBT\b/g;
  for (let at = next.exec(drawn); at; at = next.exec(drawn)) {
    if (at[0] !== '(') {
      yield at[0];
      continue;
    }
    const end = endOfLiteral(drawn, at.index);
    yield drawn.slice(at.index, end);
    next.lastIndex = end;
  }
}

/** Parentheses in pairs stand in a string as they are. */
function endOfLiteral(drawn: string, from: number): number {
  let depth = 0;
  for (let at = from; at < drawn.length; at += 1) {
    if (drawn[at] === '\\') at += 1;
    else if (drawn[at] === '(') depth += 1;
    else if (drawn[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return drawn.length;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function bytesOf(token: string): string {
  if (token.startsWith('<')) return Buffer.from(token.replace(/[<>\s]/g, ''), 'hex').toString('latin1');
  return token.slice(1, -1).replace(/\\([0-7]{1,3}|[\s\S])/g, (_, after: string) => {
    if (/^[0-7]/.test(after)) return String.fromCharCode(Number.parseInt(after, 8));
    return ESCAPES[after] ?? after;
  });
}

/** What the glyphs of a font stand for, by its `ToUnicode`. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, block] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph, hex] of (block ?? '').matchAll(/<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>/g))
      letters.set(
        (glyph ?? '').toLowerCase(),
        Buffer.from(hex ?? '', 'hex')
          .swap16()
          .toString('utf16le'),
      );
  return letters;
}
