import * as z from 'zod/mini';

/** An e-mail address as typed. The server checks the same with the contract's schema. */
export const email = () =>
  z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.regex(/^[^\s@"<>()[\]\\,;:]+@[^\s@.]+(?:\.[^\s@.]+)+$/, 'Enter an email address, like name@example.com'),
    );
