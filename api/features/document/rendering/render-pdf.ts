import { instantAt, millisecondsOf } from '@domain/calendar/instant';
import { longDates } from '@domain/calendar/us-date';
import { printable } from '@domain/printable';
import { contentHash } from './content-hash';
import type { DocumentContent } from './document-content';
import { momentInZone } from './moment-in-zone';
import { boxOf, type PaperData, sectionsOf } from './paper-data';
import { pdfWords as english } from './pdf-words';
import { pdfWords as spanish } from './pdf-words.es';
import { BREAK_HERE, setPaper } from './set-paper';

export type Signature = {
  name: string;
  signedAt: string;
  /** Of the practice, whose clocks are named beside UTC; absent where a paper is of none. */
  timeZone?: string;
  /** On the screen of a practice, which was handed to whoever signed. */
  isInPractice?: boolean;
};

/** What a paper of a practice wears: its picture is a PNG. */
export type PdfLook = { name: string; color: string; picture: Buffer | undefined };

/** Creation time in the file of a text that nobody has signed: the format asks for one, and it must not change from day to day. */
const UNSIGNED_AT = '2026-01-01T00:00:00.000Z';

/**
 * A text as PDF/UA: Letter, with the federal box where the text has one, and the signature where it was signed, or lines to sign it by
 * hand. The same arguments make the same bytes, on any day: the only time in it is the signature's.
 */
export async function renderPdf(
  content: DocumentContent,
  signature?: Signature | 'BY_HAND',
  look?: PdfLook,
): Promise<Buffer> {
  const words = content.language === 'es' ? spanish : english;
  const hash = contentHash(content);
  const signed = signature === 'BY_HAND' ? undefined : signature;
  const paper: PaperData = {
    language: content.language ?? 'en',
    title: content.title,
    issuer: content.issuer,
    who: narrow(look ? `${look.name} · ${content.issuer}` : content.issuer),
    running: narrow(content.title),
    color: look?.color ?? null,
    picture: null,
    note: words.version(versionWords(content), hash.slice(0, 16)),
    pageOf: words.pageOf('{page}', '{count}'),
    box: boxOf(content),
    sections: sectionsOf(content),
    signature: signed
      ? { heading: words.signature, name: signed.name, lines: words.signed(signedFacts(signed, { content, hash })) }
      : null,
    toSign: signature === 'BY_HAND' ? words.lines : null,
  };
  return setPaper(inPrint(paper), { at: millisecondsOf(signed?.signedAt ?? UNSIGNED_AT), picture: look?.picture });
}

/** "20, November 30, 2026"; a version without a day says none. */
const versionWords = ({ version, versionOn, language }: DocumentContent): string =>
  versionOn === undefined ? version : `${version}, ${longDates[language ?? 'en'](versionOn)}`;

const signedFacts = (
  { name, signedAt, timeZone, isInPractice = false }: Signature,
  { content, hash }: { content: DocumentContent; hash: string },
) => ({
  name,
  at: signedWhen({ signedAt, timeZone, language: content.language ?? 'en' }),
  hash,
  content,
  isInPractice,
});

/** "Mar 16, 2026, 10:00 AM CDT (2026-03-16 15:00:00 UTC)"; UTC alone where no zone is known. */
const signedWhen = ({ signedAt, timeZone, language }: When): string =>
  timeZone === undefined
    ? printedInstant(signedAt)
    : `${momentInZone(signedAt, timeZone, language)} (${printedInstant(signedAt)})`;
type When = { signedAt: string; timeZone: string | undefined; language: 'en' | 'es' };

/** "2026-03-16 15:00:00 UTC": an instant without any doubt about the time zone. */
const printedInstant = (instant: string): string =>
  `${instantAt(millisecondsOf(instant)).slice(0, 19).replace('T', ' ')} UTC`;

/** A word that no column holds, such as a name without a space; a hash is never broken. */
const LONG_WORD = /[^\s/-]{46,}/gu;
const HASH = /^[0-9a-f]{64}$/;
const LONG_IN_HEADER = /[^\s/-]{24,}/gu;

const brokenAnywhere = (word: string): string => (HASH.test(word) ? word : [...word].join(BREAK_HERE));
const narrow = (text: string): string => text.replace(LONG_IN_HEADER, brokenAnywhere);

/** Every word of a paper in letters that its font has. */
function inPrint<T>(of: T): T;
function inPrint(of: unknown): unknown {
  if (typeof of === 'string')
    return of.includes(BREAK_HERE) ? printable(of) : printable(of).replace(LONG_WORD, brokenAnywhere);
  if (Array.isArray(of)) return of.map((part) => inPrint(part));
  if (typeof of !== 'object' || of === null) return of;
  return Object.fromEntries(Object.entries(of).map(([key, part]) => [key, inPrint(part)]));
}
