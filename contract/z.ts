import * as zod from 'zod/mini';

// Fields that say only "a text" or "a text or null" share one schema: there are two thousand of them, and a start of the server
// would wait for all (decision 0013). A schema never changes; what is added to it makes another.
export * from 'zod/mini';

const [aString, aNumber, aBoolean] = [zod.string(), zod.number(), zod.boolean()];

export const string = (settings?: Parameters<typeof zod.string>[0]): zod.ZodMiniString<string> =>
  settings === undefined ? aString : zod.string(settings);
export const number = (settings?: Parameters<typeof zod.number>[0]): zod.ZodMiniNumber<number> =>
  settings === undefined ? aNumber : zod.number(settings);
export const boolean = (settings?: Parameters<typeof zod.boolean>[0]): zod.ZodMiniBoolean<boolean> =>
  settings === undefined ? aBoolean : zod.boolean(settings);

const nothingElse = zod.never();

/** Zod's own makes a schema that nothing passes for each object, to hold against what the object does not name. */
export const strictObject = <Shape extends zod.core.$ZodLooseShape>(shape: Shape) =>
  new zod.ZodMiniObject({ type: 'object', shape, catchall: nothingElse }) as unknown as zod.ZodMiniObject<
    Shape,
    zod.core.$strict
  >;

/** Makes a schema around another once for each. */
function around<Made>(make: (inner: zod.core.$ZodType) => Made) {
  const made = new WeakMap<zod.core.$ZodType, Made>();
  return (inner: zod.core.$ZodType): Made => {
    const known = made.get(inner) ?? make(inner);
    made.set(inner, known);
    return known;
  };
}

export const nullable = around(zod.nullable) as <T extends zod.core.SomeType>(inner: T) => zod.ZodMiniNullable<T>;
export const optional = around(zod.optional) as <T extends zod.core.SomeType>(inner: T) => zod.ZodMiniOptional<T>;
