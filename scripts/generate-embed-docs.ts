import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { attributeDocs } from '../sdk/attribute-docs';

export const EMBED_DOCS = fileURLToPath(new URL('../docs/embed-attributes.md', import.meta.url));

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(EMBED_DOCS, attributeDocs());
