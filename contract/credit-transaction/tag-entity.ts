import * as z from '../z';

/** Characters of "Batch: November". */
export const TAG_TEXT_MAX = 30 + 2 + 60;

/** So many tags one request puts on. */
export const TAGS_MAX = 10;

// No colon: a list writes "Batch: November".
export const tagName = () =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(30), z.regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]*$/u));
export const tagValue = () =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u));
