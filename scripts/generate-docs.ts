import { writeFileSync } from 'node:fs';
import { apiDocument } from './documents/api-document';
import { coverageDocument } from './documents/coverage-document';
import { missingWithWhy } from './documents/missing';

/** Writes docs/api.md from the calls and docs/coverage.md from the inventory of the specification. */
writeFileSync(new URL('../docs/api.md', import.meta.url), await apiDocument());
writeFileSync(new URL('../docs/coverage.md', import.meta.url), coverageDocument());

const missing = missingWithWhy();
console.log(`${missing.length} missing of what the specification lists:`);
for (const { what, why } of missing) console.log(`  ${what}: ${why}`);
