import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type * as zod from 'zod/mini';
import { wordlessChecks } from './form-words';

// No form shows a library's words. Each schema that a file of the portals makes for a form is asked empty and with wrong values; of those
// that are made while a screen is drawn, each rule has its sentence beside it.

const top = new URL('../../', import.meta.url);

/** What reads messages of vendors, kept entries or answers, and no form. */
const NO_FORMS =
  /\.(?:store|actions)\.ts$|^(?:pay\/vendor-messages|borrower\/screens\/pending-transaction\/plan-choice|admin\/staff\/appearance-cookie|enterprise\/find-practice)\.tsx?$/;

const programOf = (file: string) => readFileSync(new URL(`portals/${file}`, top), 'utf8');
const forms = readdirSync(new URL('portals/', top), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|\/)testing\/|^gallery\//.test(file))
  .filter((file) => /from 'zod\/mini'/.test(programOf(file)) && !NO_FORMS.test(file))
  .sort();

type Schema = zod.core.$ZodType & {
  def: {
    type: string;
    shape?: Record<string, Schema>;
    innerType?: Schema;
    in?: Schema;
    element?: Schema;
    values?: unknown[];
  };
  safeParse(value: unknown): zod.core.util.SafeParseResult<unknown>;
};

/** What is typed wrong: nothing, blanks, too much, signs, what nobody sees, numbers that are none or too large. */
const TYPED = ['', ' ', 'x'.repeat(20_000), '!', '\u0000', '-1', '0', '99999999999', '1.234', 'a@b', '2026-02-31'];

/** What a control of this field can hold (`read-form.ts`). */
function heldBy(schema: Schema, typed: string): unknown {
  const { type, shape, innerType, in: taken, element, values } = schema.def;
  const inner = innerType ?? taken;
  if (inner) return heldBy(inner, typed);
  if (shape) return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, heldBy(field, typed)]));
  if (element) return typed === '' ? [] : [heldBy(element, typed)];
  if (type === 'boolean' || values?.includes(true)) return false;
  return typed;
}

/** Words of the library, and messages with no space in them, which are codes. */
const isOfLibrary = (message: string) =>
  /^(?:Invalid (?:input|option|string|key|element|email|URL|UUID|ISO)|Too (?:big|small):|Unrecognized key|Expected )/.test(
    message,
  ) || !/ /.test(message);

const faultsOf = (schema: Schema): string[] => [
  ...new Set(
    TYPED.flatMap((typed) => {
      const read = schema.safeParse(heldBy(schema, typed));
      return read.success
        ? []
        : read.error.issues.filter(({ message }) => isOfLibrary(message)).map(({ path }) => path.join('.'));
    }),
  ),
];

const made: { file: string; schema: Schema }[] = [];

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('zod/mini', async (original) => {
    const real = await original<typeof zod>();
    const object = (...given: Parameters<typeof real.object>) => {
      const schema = real.object(...given);
      const [, , caller = ''] = new Error('made here').stack?.split('\n') ?? [];
      const file = caller.match(/\/portals\/([^:?)]+\.tsx?)/)?.[1];
      if (file) made.push({ file, schema: schema as unknown as Schema });
      return schema;
    };
    return { ...real, object };
  });
  for (const file of forms) await import(/* @vite-ignore */ `${top.pathname}portals/${file}`);
}, 120_000);
afterAll(() => {
  vi.doUnmock('zod/mini');
  vi.resetModules();
});

test('no form that is empty or filled in wrong shows a word of a library', () => {
  const typed = made.filter(({ file }) => forms.includes(file));
  expect(typed.length).toBeGreaterThan(80);
  expect(typed.flatMap(({ file, schema }) => faultsOf(schema).map((field) => `${file}: ${field}`))).toEqual([]);
});

test('each rule of a form has its sentence', () => {
  expect(forms.flatMap((file) => wordlessChecks(programOf(file)).map((rule) => `${file}: ${rule}`))).toEqual([]);
});

describe('a form is caught', () => {
  test('whose field has no sentence', async () => {
    const z = await import('zod/mini');
    const schema = z.object({
      title: z.string().check(z.minLength(1)),
      note: z.string().check(z.minLength(1, 'Enter a note'), z.maxLength(10)),
      kind: z.enum(['a', 'b']),
      isRead: z.literal(true, 'Check the box'),
    });
    expect(faultsOf(schema as unknown as Schema)).toEqual(['title', 'kind', 'note']);
  });

  test('whose rule has none', () => {
    const program = `const schema = z.object({
      a: z.string().check(z.trim(), z.minLength(1, 'Enter a name'), z.maxLength(5)),
      b: z.string().check(z.refine((text) => text !== '')),
      c: z.enum(['x'], { error: 'Choose one' }),
      d: z.literal(true),
    });`;
    expect(wordlessChecks(program)).toEqual(['z.maxLength', 'z.refine', 'z.literal']);
  });
});
