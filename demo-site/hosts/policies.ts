const REQUIRE_TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types 'none'";

/** The Content-Security-Policy of a test page; `strict` is the practice's own. Undefined: none at all, as on most sites. */
export function hostPolicy(name: string, strict: string): string | undefined {
  if (name === 'strict-nonce' || name === 'index') return strict;
  if (name === 'allow-list') return strict.replace(" 'nonce-{{nonce}}'", '');
  if (name === 'strict-dynamic') {
    return strict.replace(/script-src [^;]*/, "script-src 'nonce-{{nonce}}' 'strict-dynamic'");
  }
  if (name === 'trusted-types') return `${strict}; ${REQUIRE_TRUSTED_TYPES}`;
  if (name === 'frame-blocked') return strict.replace(/frame-src [^;]*/, "frame-src 'none'");
  return undefined;
}
