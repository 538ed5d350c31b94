import type { DocumentContent } from './document-content';

type Signed = { name: string; at: string; hash: string; content: DocumentContent; isInPractice: boolean };

/** What every PDF says around its text. */
export const pdfWords = {
  signature: 'Signature',
  version: (version: string, hash: string): string => `Version ${version} · text ${hash}`,
  pageOf: (page: string, count: string): string => `Page ${page} of ${count}`,
  /** Lines to sign by hand, of both sides. */
  lines: {
    sides: ['Patient', 'Practice'],
    fields: ['Name', 'Signature', 'Day'],
  },
  signed: ({ name, at, hash, content, isInPractice }: Signed): string[] => [
    isInPractice
      ? `Signed electronically by ${name} in the practice, on its screen, on ${at}.`
      : `Signed electronically by ${name} on ${at}.`,
    `SHA-256 of the signed text: ${hash}`,
    `Document ${content.documentKey}, version ${content.version}. A copy is kept in the signer’s account.`,
  ],
};
