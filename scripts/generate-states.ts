import { writeFileSync } from 'node:fs';
import { statesDocument } from '../domain/status-machine/states-document';

/** Writes docs/states.md from the status tables in domain/. */
writeFileSync(new URL('../docs/states.md', import.meta.url), statesDocument());
