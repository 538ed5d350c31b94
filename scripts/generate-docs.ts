import { writeFileSync } from 'node:fs';
import { apiDocument } from './documents/api-document';
import { coverageDocument } from './documents/coverage-document';

/** Writes docs/api.md from the calls and docs/coverage.md from the inventory of the specification. */
writeFileSync(new URL('../docs/api.md', import.meta.url), await apiDocument());
writeFileSync(new URL('../docs/coverage.md', import.meta.url), coverageDocument());
