import type { Dialect } from './statement';

/**
 * Makes a query take the rows it reads until the transaction ends, so that what is then decided by them still holds when
 * it is written. On SQLite there is one writer and nothing to take. Rows that point to the taken ones may still be added.
 */
export function takingRows<Q extends { forNoKeyUpdate(): unknown }>(query: Q, dialect: Dialect): Q {
  return dialect === 'sqlite' ? query : (query.forNoKeyUpdate() as Q);
}
