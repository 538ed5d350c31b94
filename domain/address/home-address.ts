const BOX =
  /\b(?:p\s*o|post\s*office)\s*(?:box|drawer)\b|^(?:box|caller|pmb)\s*#?\s*\d|\bpmb\s*#?\s*\d|^general delivery\b/;

/**
 * True for a place where mail is picked up and nobody lives: PO boxes, private mailboxes, general delivery. A lender needs
 * the street where the person lives; `RR 2 Box 152` and other rural routes are such streets (31 CFR 1020.220(a)(2)(i)(A)(3)).
 */
export function isMailbox(line: string): boolean {
  const words = line
    .toLowerCase()
    .replace(/[.,]/g, ' ')
    .replace(/\bp\s+o\b/g, 'po')
    .replace(/\s+/g, ' ')
    .trim();
  return BOX.test(words);
}
