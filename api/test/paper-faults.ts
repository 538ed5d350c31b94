import { type PaperText, textsOf } from './paper-tags';
import { treeOf } from './paper-tree';

/** Letter, with the margins of its text and of what stands at its top and bottom, in points. */
const PAGE = { left: 63.5, right: 548.5, bottom: 30, top: 780, textBottom: 72 } as const;
/** What a line takes above and below where it stands, in parts of its size; marks stand higher and touch nothing. */
const [ABOVE, BELOW] = [0.72, 0.22];
/** What two texts may share without being seen to. */
const TOUCH = 0.6;

/**
 * What is wrong with a paper, read by others than its makers: nothing for a good one.
 * @param names that must stand in it whole, where its text has them.
 */
export async function faultsOfPaper(pdf: Buffer, names: readonly string[] = []): Promise<string[]> {
  const texts = await textsOf(pdf);
  const { faults } = await treeOf(pdf);
  return [
    ...faults,
    ...texts.flatMap((text) => faultsOfText(text).map((fault) => `page ${text.page}: "${text.text}" ${fault}`)),
    ...overlaps(texts),
    ...names
      .filter((name) => !wordsOf(texts).includes(bare(name)))
      .map((name) => `"${name}" does not stand in it whole`),
  ];
}

/** Without spaces, because a name may be broken anywhere. */
const bare = (text: string): string => text.normalize('NFC').replace(/[\s\u200b]/gu, '');
const wordsOf = (texts: readonly PaperText[]): string =>
  texts
    .filter(({ isArtifact }) => !isArtifact)
    .map(({ text }) => bare(text))
    .join('');

function faultsOfText({ text, isLost, isArtifact, x, y, width, size }: PaperText): string[] {
  const bottom = isArtifact ? PAGE.bottom : PAGE.textBottom;
  return [
    ...(isLost ? ['stands outside of the tag tree'] : []),
    ...(x < PAGE.left || x + width > PAGE.right ? ['runs out of its column'] : []),
    ...(y - BELOW * size < bottom || y + ABOVE * size > PAGE.top ? ['runs out of its page'] : []),
    ...(/[\ufffd\0]/.test(text) ? ['has a letter that cannot be printed'] : []),
    ...(text.includes('…') ? ['was cut'] : []),
  ];
}

function overlaps(texts: readonly PaperText[]): string[] {
  const sorted = [...texts].sort((a, b) => a.page - b.page || b.y - a.y);
  return sorted.flatMap((one, at) => {
    const found: string[] = [];
    for (const other of sorted.slice(at + 1)) {
      if (other.page !== one.page || other.y + other.size < one.y - one.size) break;
      if (overlap(one, other)) found.push(`page ${one.page}: "${one.text}" and "${other.text}" stand on each other`);
    }
    return found;
  });
}

function overlap(one: PaperText, other: PaperText): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const top = Math.min(one.y + ABOVE * one.size, other.y + ABOVE * other.size);
  const bottom = Math.max(one.y - BELOW * one.size, other.y - BELOW * other.size);
  return across > TOUCH && top - bottom > TOUCH;
}
