import type { Plugin } from 'rollup';

/** One-line properties of a declared call that only the documents and the server read. */
const DOCUMENTATION = /^ {2}(?:summary|source|rateLimit): (?:'[^'\n]*'|"[^"\n]*"),$/gm;

/** Leaves the documentation of the calls out of the browser's copy of the contract. */
export function stripCallDocs(): Plugin {
  return {
    name: 'strip-call-docs',
    transform(code, id) {
      if (!/\/contract\/calls\/[^/]+\.ts$/.test(id)) return null;
      return { code: code.replace(DOCUMENTATION, ''), map: null };
    },
  };
}
