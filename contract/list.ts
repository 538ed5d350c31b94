import { isCivilDate } from '@domain/calendar/civil-date';
import { millisecondsOf } from '@domain/calendar/instant';
import * as z from 'zod/mini';

/** A moment: an ISO-8601 instant or a civil date (the whole day in the practice's zone). */
const moment = () =>
  z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/),
    // A form that fits may still be no day or no hour; the first and the last years have no neighbours to reckon with.
    z.refine(
      (value) => /^(?:19|2[01])/.test(value) && isCivilDate(value.slice(0, 10)) && !Number.isNaN(millisecondsOf(value)),
    ),
  );

/**
 * The body that every list takes. `page` counts from 0; `limit` is 20 unless given, 100 at most. `cursor` is the `next`
 * of the page before and wins over `page`. `sort` keys and `filters` are closed lists per list.
 */
export function listQuery<const Sort extends readonly [string, ...string[]], F extends z.ZodMiniType>(
  sortKeys: Sort,
  filters: F,
) {
  return z.strictObject({
    practices: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(500))),
    page: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(100_000)), 0),
    limit: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
    cursor: z.optional(z.string().check(z.maxLength(300))),
    filters: z.optional(filters),
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    sort: z.optional(z.strictObject({ key: z.enum(sortKeys), direction: z._default(z.enum(['asc', 'desc']), 'desc') })),
    dateRange: z.optional(z.strictObject({ start: z.optional(moment()), end: z.optional(moment()) })),
  });
}

/** The answer of every list. `total` counts all rows of the query; `next` is null on the last page. */
export function listResult<S extends z.ZodMiniType>(row: S) {
  return z.object({
    data: z.array(row),
    total: z.number(),
    page: z.number(),
    limit: z.number(),
    next: z.nullable(z.string()),
  });
}
