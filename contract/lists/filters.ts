import { money, text } from '../schema';
import * as z from '../z';

// The kinds of filter that a list can offer. Each says how it stands on the wire; the server knows one condition for each
// kind, the portals one editor.

type Words = readonly string[];

/** Any of some values; an empty choice finds nothing. */
export const anyOf = <const V extends Words>(values: V) => ({
  kind: 'anyOf' as const,
  values,
  schema: z.optional(z.array(z.enum(values)).check(z.maxLength(values.length))),
});

/** One of some values. */
export const oneOf = <const V extends Words>(values: V) => ({
  kind: 'oneOf' as const,
  values,
  schema: z.optional(z.enum(values)),
});

/** Dollars from and to, both inclusive, on the wire as `<name>From` and `<name>To`; `field` of the row has the amount. */
export const dollarsBetween = (field: string) => ({
  kind: 'dollars' as const,
  field,
  schema: z.optional(money(0, 1_000_000)),
});

/** An exact text, for example an id. */
export const exactText = (field?: string, most = 64) => ({
  kind: 'text' as const,
  field,
  most,
  schema: z.optional(text(most)),
});

/** Only those of which something is true. */
export const onlyIf = () => ({ kind: 'flag' as const, schema: z.optional(z.literal(true)) });

export type Filter =
  | ReturnType<typeof anyOf<Words>>
  | ReturnType<typeof oneOf<Words>>
  | ReturnType<typeof dollarsBetween>
  | ReturnType<typeof exactText>
  | ReturnType<typeof onlyIf>;
export type FilterKind = Filter['kind'];
/** `field` is the row's field that it asks about, where it has another name than the filter. */
export type Filters = Readonly<
  Record<string, { kind: FilterKind; schema: z.ZodMiniType; values?: readonly string[]; field?: string | undefined }>
>;

/** The names of a filter on the wire. */
type WireName<K extends string, F> = F extends { kind: 'dollars' } ? `${K}From` | `${K}To` : K;
type ShapeOf<F extends Filters> = {
  [K in keyof F & string as WireName<K, F[K]>]: F[K]['schema'];
};

/** The object `filters` of a list's body. */
export function filterSchema<const F extends Filters>(filters: F) {
  const shape = Object.entries(filters).flatMap(([name, { kind, schema }]) =>
    (kind === 'dollars' ? [`${name}From`, `${name}To`] : [name]).map((wire) => [wire, schema] as const),
  );
  return z.strictObject(Object.fromEntries(shape) as unknown as ShapeOf<F>);
}
