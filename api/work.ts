import type { Language } from '@contract/language';
import type { Db, Tx } from './db/database';
import type { Deps } from './deps';
import type { RequestMeta } from './http/serve';

/** What a step of a command works with: its transaction and everything the product has. */
export type Work = { tx: Tx; deps: Deps };

/** A step that also keeps where the request came from. */
export type RequestedWork = Work & { meta: RequestMeta };

/** What a reading works with; a transaction is a reading too. */
export type Reading = { db: Db; deps: Deps };

/** A reading whose sentences are in the language of the page that asks. */
export type ReadingFor = Reading & { language: Language };
