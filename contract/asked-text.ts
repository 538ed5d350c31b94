import { ONE_LINE, PARAGRAPHS, seen } from './schema';
import * as z from './z';

const PLAIN = 'Use letters, numbers, and signs only';
const tooLong = (max: number) => `Use ${max.toLocaleString('en-US')} characters or fewer`;

/** `text` of a form of staff, which says what is missing. */
export const askedText = (max: number, missing: string) =>
  z.string().check(seen(), z.trim(), z.minLength(1, missing), z.maxLength(max, tooLong(max)), z.regex(ONE_LINE, PLAIN));

/** `optionalText` of a form of staff. */
export const askedNote = (max: number) =>
  z.optional(z.string().check(seen(), z.trim(), z.maxLength(max, tooLong(max)), z.regex(ONE_LINE, PLAIN)));

/** `paragraphs` of a form of staff, which say what is missing. */
export const askedParagraphs = (max: number, missing: string) =>
  z.string().check(
    z.overwrite((value) => value.replace(/\r\n?/g, '\n')),
    seen(),
    z.trim(),
    z.minLength(1, missing),
    z.maxLength(max, tooLong(max)),
    z.regex(PARAGRAPHS, PLAIN),
  );
