import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Owner, treeOf } from './paper-tree';

/** A text as a reader of PDF files finds it on a page: where it stands, and which elements of the tag tree it belongs to. */
export type PaperText = {
  page: number;
  text: string;
  /** From the document down, such as Document, Table, TR, TH; empty for an artifact. */
  path: readonly string[];
  isArtifact: boolean;
  /** Neither an element nor an artifact owns it: a screen reader may read it or not. */
  isLost: boolean;
  language: string | undefined;
  x: number;
  /** Of the line on which it stands, from the bottom. */
  y: number;
  width: number;
  size: number;
};

type Marked = { type: string; tag?: string; id?: string | null };
type Shown = { str: string; transform: number[]; width: number };

/** Every text of every page, read by pdf.js, which has no part in making our papers. */
export async function textsOf(pdf: Buffer): Promise<PaperText[]> {
  const { owners } = await treeOf(pdf);
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const file = await task.promise;
  const texts: PaperText[] = [];
  for (let number = 1; number <= file.numPages; number += 1)
    texts.push(...(await textsOfPage(await file.getPage(number), owners)));
  await task.destroy();
  return texts;
}

/** What each element of a paper says, from the first to the last. */
export async function tagsOf(pdf: Buffer): Promise<{ path: readonly string[]; text: string }[]> {
  const said: { path: readonly string[]; text: string }[] = [];
  let before: PaperText | undefined;
  for (const piece of (await textsOf(pdf)).filter(({ isArtifact }) => !isArtifact)) {
    const last = said.at(-1);
    const isSameLine = before?.page === piece.page && before.y === piece.y;
    if (last && last.path === piece.path) last.text += `${isSameLine ? '' : ' '}${piece.text}`;
    else said.push({ path: piece.path, text: piece.text });
    before = piece;
  }
  return said.map(({ path, text }) => ({ path, text: text.trim().replace(/ {2,}/g, ' ') }));
}

async function textsOfPage(page: PDFPageProxy, owners: ReadonlyMap<string, Owner>): Promise<PaperText[]> {
  const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
  const open: Marked[] = [];
  const texts: PaperText[] = [];
  for (const item of items as (Marked | Shown)[]) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') open.pop();
      else open.push(item);
    } else if (item.str.trim() !== '') texts.push(placed(item, { page: page.pageNumber, open, owners }));
  }
  return texts;
}

function placed(
  { str, transform, width }: Shown,
  { page, open, owners }: { page: number; open: readonly Marked[]; owners: ReadonlyMap<string, Owner> },
): PaperText {
  const isArtifact = open.some(({ tag }) => tag === 'Artifact');
  const owner = open.map(({ id }) => owners.get(id ?? '')).findLast((found) => found !== undefined);
  const [, , , size = 0, x = 0, y = 0] = transform;
  return {
    ...{ page, text: str, isArtifact, x, y, width, size: Math.abs(size) },
    isLost: !isArtifact && !owner,
    path: isArtifact ? [] : (owner?.path ?? []),
    language: owner?.language,
  };
}
