/** The words of a PDF of ours, in reading order, with the font of each piece: our files are written uncompressed. */
export function pdfPieces(pdf: Buffer): { font: string; size: number; text: string }[] {
  const source = pdf.toString('latin1');
  const pieces: { font: string; size: number; text: string }[] = [];
  let font = '';
  let size = 0;
  for (const [, name, points, shown] of source.matchAll(/\/(F\d+) ([\d.]+) Tf|\[((?:<[0-9a-f]*>|[-\d.\s])*)\] TJ/g)) {
    if (name !== undefined) {
      font = fontOf(source, name);
      size = Number(points);
    } else {
      const hex = [...(shown ?? '').matchAll(/<([0-9a-f]*)>/g)].map(([, digits]) => digits).join('');
      pieces.push({ font, size, text: new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')) });
    }
  }
  return pieces;
}

/** All words of a PDF of ours, with one space between lines. */
export function pdfText(pdf: Buffer): string {
  return pdfPieces(pdf)
    .map(({ text }) => text.trim())
    .join(' ')
    .replace(/\s+/g, ' ');
}

/** "Helvetica-Bold" of "F2": the resource points at the font's object. */
function fontOf(source: string, name: string): string {
  const object = new RegExp(`/${name} (\\d+) 0 R`).exec(source)?.[1];
  const at = source.indexOf(`\n${object} 0 obj`);
  return /\/BaseFont \/([\w-]+)/.exec(source.slice(at, source.indexOf('endobj', at)))?.[1] ?? '';
}
