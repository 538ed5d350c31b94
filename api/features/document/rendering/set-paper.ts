import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { PaperData } from './paper-data';
import { PAPER_TEMPLATE } from './paper-template';

const FONTS = ['400Regular/NotoSans_400Regular.ttf', '700Bold/NotoSans_700Bold.ttf'];
/** No file is read there: the template gets its data and its picture in memory. */
const WORKSPACE = join(tmpdir(), 'papers');
/** A space of no width, which no paper has. */
export const BREAK_HERE = '\u200b';
const PICTURE = 'look.png';
/** What the compiler remembers of earlier papers, in papers. */
const REMEMBERED = 4;

let known: NodeCompiler | undefined;

/** Made once: reading the fonts takes longer than setting a paper. */
function compiler(): NodeCompiler {
  const { resolve } = createRequire(import.meta.url);
  known ??= NodeCompiler.create({
    workspace: WORKSPACE,
    fontArgs: [{ fontBlobs: FONTS.map((font) => readFileSync(resolve(`@expo-google-fonts/noto-sans/${font}`))) }],
  });
  return known;
}

/**
 * Sets a paper as PDF/UA-1. The same arguments make the same bytes.
 * @throws what the compiler says of a paper that PDF/UA-1 does not allow, such as a letter that the font does not have.
 */
export function setPaper(paper: PaperData, { at, picture }: { at: number; picture: Buffer | undefined }): Buffer {
  const typst = compiler();
  const path = join(WORKSPACE, PICTURE);
  if (picture) typst.mapShadow(path, picture);
  try {
    return typst.pdf(
      {
        mainFileContent: PAPER_TEMPLATE,
        inputs: { breakHere: BREAK_HERE, paper: JSON.stringify({ ...paper, picture: picture ? PICTURE : null }) },
      },
      { pdfStandard: 'ua-1', creationTimestamp: Math.floor(at / 1000) },
    );
  } catch (fault) {
    throw new Error(`The paper "${paper.title}" could not be set: ${reasonOf(fault)}`, { cause: fault });
  } finally {
    if (picture) typst.unmapShadow(path);
    typst.evictCache(REMEMBERED);
  }
}

/** The compiler's errors keep what they say beside the message, which is empty. */
const reasonOf = (fault: unknown): string =>
  fault instanceof Error ? String(Reflect.get(fault, 'code') ?? fault.message) : String(fault);
