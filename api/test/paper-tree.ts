import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from 'pdf-lib';

/** An element of the tag tree: from the document down to it, and the language that it or one above it says. */
export type Owner = { path: readonly string[]; language: string | undefined };

type Tree = {
  /** By the name that pdf.js gives a mark: page object and number. */
  owners: Map<string, Owner>;
  /** What contradicts PDF/UA-1 (ISO 14289-1), or another part of the file. */
  faults: string[];
};

type Reading = Tree & { file: PDFDocument };
type Place = Owner & { ref: PDFRef | undefined; page: PDFRef | undefined };

/** The tag tree of a file, read by pdf-lib, which has no part in making our papers. */
export async function treeOf(pdf: Buffer): Promise<Tree> {
  const file = await PDFDocument.load(pdf, { updateMetadata: false });
  const reading: Reading = { file, owners: new Map(), faults: [] };
  checkCatalog(reading);
  checkFonts(reading);
  const root = file.catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict);
  if (!root) return { owners: reading.owners, faults: [...reading.faults, 'no tag tree'] };
  const parents = new Map<string, PDFRef>();
  walk(
    root.get(PDFName.of('K')),
    { path: [], language: undefined, ref: undefined, page: undefined },
    { reading, parents },
  );
  checkParentTree(root, { reading, parents });
  checkHeadings(reading);
  return { owners: reading.owners, faults: reading.faults };
}

const textOf = (of: PDFObject | undefined): string | undefined =>
  of instanceof PDFString || of instanceof PDFHexString ? of.decodeText() : undefined;
const nameOf = (of: PDFObject | undefined): string => (of instanceof PDFName ? of.decodeText() : '');

function checkCatalog({ file, faults }: Reading): void {
  const { catalog } = file;
  const dict = (key: string) => catalog.lookupMaybe(PDFName.of(key), PDFDict);
  if (String(dict('MarkInfo')?.get(PDFName.of('Marked'))) !== 'true') faults.push('not marked as tagged');
  if (String(dict('ViewerPreferences')?.get(PDFName.of('DisplayDocTitle'))) !== 'true')
    faults.push('title is not shown');
  if (!/^(?:en|es)-US$/.test(textOf(catalog.lookup(PDFName.of('Lang'))) ?? '')) faults.push('no language');
  const stream = catalog.lookup(PDFName.of('Metadata'));
  const xmp = stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('utf8') : '';
  if (!xmp.includes('<pdfuaid:part>1</pdfuaid:part>')) faults.push('does not say that it is PDF/UA-1');
  if (!/<dc:title>[\s\S]*<rdf:li[^>]*>[^<]+<\/rdf:li>/.test(xmp)) faults.push('no title');
}

/** Every font is in the file, with what its glyphs stand for. */
function checkFonts({ file, faults }: Reading): void {
  for (const page of file.getPages()) {
    const fonts = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict);
    for (const [key] of fonts?.entries() ?? []) {
      const font = fonts?.lookup(key, PDFDict);
      const inner = font?.lookupMaybe(PDFName.of('DescendantFonts'), PDFArray)?.lookup(0, PDFDict) ?? font;
      const descriptor = inner?.lookupMaybe(PDFName.of('FontDescriptor'), PDFDict);
      const isInFile = ['FontFile', 'FontFile2', 'FontFile3'].some((name) => descriptor?.has(PDFName.of(name)));
      if (!isInFile) faults.push(`the font ${String(font?.get(PDFName.of('BaseFont')))} is not in the file`);
      if (!font?.has(PDFName.of('ToUnicode'))) faults.push('a font does not say what its glyphs stand for');
    }
  }
}

type Walk = { reading: Reading; parents: Map<string, PDFRef> };

function walk(kid: PDFObject | undefined, place: Place, of: Walk): void {
  const { file } = of.reading;
  const node = kid instanceof PDFRef ? file.context.lookup(kid) : kid;
  if (node instanceof PDFArray) for (const each of node.asArray()) walk(each, place, of);
  else if (node instanceof PDFNumber) own(node.asNumber(), place.page, { place, of });
  else if (node instanceof PDFDict && node.has(PDFName.of('MCID'))) {
    const page = node.get(PDFName.of('Pg'));
    own(node.lookup(PDFName.of('MCID'), PDFNumber).asNumber(), page instanceof PDFRef ? page : place.page, {
      place,
      of,
    });
  } else if (node instanceof PDFDict) walkElement(node, { ref: kid instanceof PDFRef ? kid : undefined, place, of });
}

function walkElement(node: PDFDict, { ref, place, of }: { ref: PDFRef | undefined; place: Place; of: Walk }): void {
  const [role, page] = [nameOf(node.get(PDFName.of('S'))), node.get(PDFName.of('Pg'))];
  const inside: Place = {
    path: [...place.path, role],
    language: textOf(node.lookup(PDFName.of('Lang'))) ?? place.language,
    ref,
    page: page instanceof PDFRef ? page : place.page,
  };
  checkElement(node, { role, above: place.path.at(-1), faults: of.reading.faults });
  walk(node.get(PDFName.of('K')), inside, of);
}

/** Which elements may stand in which; others may stand anywhere. */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  TR: ['Table', 'THead', 'TBody', 'TFoot'],
  TH: ['TR'],
  TD: ['TR'],
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
};

function checkElement(
  node: PDFDict,
  { role, above, faults }: { role: string; above: string | undefined; faults: string[] },
): void {
  const allowed = INSIDE[role];
  if (allowed && !allowed.includes(above ?? '')) faults.push(`${role} stands in ${above}`);
  if (role !== 'TH') return;
  const attributes = node.lookup(PDFName.of('A'));
  const all =
    attributes instanceof PDFArray ? attributes.asArray().map((_, at) => attributes.lookup(at)) : [attributes];
  const hasScope = all.some((each) => each instanceof PDFDict && each.has(PDFName.of('Scope')));
  if (!hasScope) faults.push('a header of a table does not say of what');
}

/** A mark belongs to one place of the tree. */
function own(mcid: number, page: PDFRef | undefined, { place, of }: { place: Place; of: Walk }): void {
  const name = `p${page?.objectNumber}R_mc${mcid}`;
  if (of.reading.owners.has(name)) of.reading.faults.push(`${name} stands twice in the tag tree`);
  of.reading.owners.set(name, place);
  if (place.ref) of.parents.set(name, place.ref);
}

/** From a mark on a page one finds the same element as from the tree. */
function checkParentTree(root: PDFDict, { reading: { file, faults }, parents }: Walk): void {
  const lists = new Map<number, PDFArray>();
  collectNumbers(root.lookupMaybe(PDFName.of('ParentTree'), PDFDict), lists);
  let found = 0;
  for (const page of file.getPages()) {
    const key = page.node.lookupMaybe(PDFName.of('StructParents'), PDFNumber)?.asNumber();
    const list = key === undefined ? undefined : lists.get(key);
    for (const [mcid, element] of list?.asArray().entries() ?? []) {
      if (!(element instanceof PDFRef)) continue;
      found += 1;
      const name = `p${page.ref.objectNumber}R_mc${mcid}`;
      if (parents.get(name) !== element) faults.push(`${name} has another element in the tree of parents`);
    }
  }
  if (found !== parents.size) faults.push(`${parents.size} marks stand in the tag tree, ${found} in that of parents`);
}

function collectNumbers(node: PDFDict | undefined, lists: Map<number, PDFArray>): void {
  const numbers = node?.lookupMaybe(PDFName.of('Nums'), PDFArray);
  for (let at = 0; at + 1 < (numbers?.size() ?? 0); at += 2) {
    const [key, list] = [numbers?.lookup(at), numbers?.lookup(at + 1)];
    if (key instanceof PDFNumber && list instanceof PDFArray) lists.set(key.asNumber(), list);
  }
  const kids = node?.lookupMaybe(PDFName.of('Kids'), PDFArray);
  for (let at = 0; at < (kids?.size() ?? 0); at += 1) collectNumbers(kids?.lookup(at, PDFDict), lists);
}

/** One first heading, and none that leaves out a level. */
function checkHeadings({ owners, faults }: Reading): void {
  const levels = [...new Set(owners.values())].flatMap(({ path }) => {
    const level = /^H([1-6])$/.exec(path.at(-1) ?? '')?.[1];
    return level === undefined ? [] : [Number(level)];
  });
  if (levels[0] !== 1 || levels.filter((level) => level === 1).length !== 1) faults.push('not one first heading');
  for (const [at, level] of levels.entries())
    if (level > (levels[at - 1] ?? 0) + 1) faults.push(`a heading ${level} follows a heading ${levels[at - 1]}`);
}
