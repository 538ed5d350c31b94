import { toApiError } from '@portals/client/api-error';
import { type FormEvent, useEffect, useState } from 'react';
import { type FormSchema, useForm } from './use-form';

type Values<T> = { readonly [Name in keyof T]: unknown };

export type VersionedFormOptions<S, T> = {
  /** The thing as the page shows it. */
  of: S;
  /** The thing as it was last read, which may not be on the page yet. */
  latest: () => S;
  schema: FormSchema<T>;
  /** What the fields say of the thing, in the names and values of the answers. */
  answersOf: (of: S) => Values<T>;
  /**
   * Sends what is another than in `opened`, whose version goes with it. When it throws STALE the thing was read again, and the error says
   * what a colleague changed.
   */
  save: (typed: Partial<T>, of: { opened: S; answers: T }) => Promise<unknown>;
};

/**
 * `useForm` for a thing that colleagues change too. What is sent names the version that the form was opened with. Whoever was overtaken
 * is told what is another now, and finds their answers on top of it. While nothing is typed the fields follow what is read.
 *
 * The fields stand in an element with `key={form.round}`, because native inputs show another start only when they are drawn anew;
 * `form.changed` names what was typed in and not saved: on a page `KeepTyped` stands there meanwhile.
 */
export function useVersionedForm<S extends { readonly version: number }, T extends object>(
  options: VersionedFormOptions<S, T>,
) {
  const { of, latest, schema, answersOf, save } = options;
  const [{ round, opened, typed: kept }, setStart] = useState(() => startOf<S, T>(0, latest()));
  const [changed, setChanged] = useState<readonly string[]>([]);
  const before = answersOf(opened);
  const startAnew = (typed: Partial<T> = {}) => setStart(startOf(round + 1, latest(), typed));

  const form = useForm<T>({
    schema,
    initial: textsOf({ ...before, ...kept }),
    submit: async (answers) => {
      const typed = difference(before, answers);
      // What is typed while this is under way is a change of its own.
      setChanged([]);
      try {
        await save(typed, { opened, answers });
        setStart((start) => ({ ...start, opened: latest() }));
      } catch (cause) {
        const isOvertaken = toApiError(cause).code === 'STALE';
        if (isOvertaken) startAnew(typed);
        setChanged((since) => (isOvertaken ? Object.keys(typed) : [...new Set([...changed, ...since])]));
        throw cause;
      }
    },
  });
  // Nothing was typed: what is true now was on its way when the fields were drawn.
  const isOld = changed.length === 0 && !form.pending && of.version > opened.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it is so.
  useEffect(() => {
    if (!isOld) return;
    startAnew();
    form.forget();
  }, [isOld]);

  function onChange(event: FormEvent<HTMLFormElement>) {
    const field = (event.target as Element).closest<HTMLElement>('[data-field]')?.dataset.field;
    if (field && !changed.includes(field)) setChanged([...changed, field]);
    form.props.onChange(event);
  }
  return { ...form, props: { ...form.props, onChange }, opened, changed, round };
}

/** What the fields are drawn with: a state of the thing, and on top of it what was typed on an earlier one. */
type Start<S, T> = { round: number; opened: S; typed: Partial<T> };

const startOf = <S, T>(round: number, opened: S, typed: Partial<T> = {}): Start<S, T> => ({ round, opened, typed });

function difference<T extends object>(before: Values<T>, answers: T): Partial<T> {
  const names = (Object.keys(answers) as (keyof T)[]).filter((name) => answers[name] !== before[name]);
  return Object.fromEntries(names.map((name) => [name, answers[name]])) as Partial<T>;
}

/** A field begins with text or a tick. */
const textsOf = (answers: object) =>
  Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  ) as Record<string, string | boolean | undefined>;
