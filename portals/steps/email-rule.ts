import * as z from 'zod/mini';
import { copy } from './rules-copy';

/** An e-mail address as typed. The server checks the same with the contract's schema. */
export const email = (sentence: string = copy.email) =>
  z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[^\s@"<>()[\]\\,;:]+@[^\s@.]+(?:\.[^\s@.]+)+$/, sentence));
