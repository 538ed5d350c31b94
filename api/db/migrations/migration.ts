import type { Dialect } from '../statement';

/** One step of the schema. Append only: a released migration never changes, its checksum is kept and compared. */
export type Migration = { name: string; statements: (dialect: Dialect) => string[] };
