import { pressed } from '@portals/state/press';
import { type FocusEvent, type FormEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { afterPress } from './after-press';
import { errorsOf, type FormErrors, type Issue, refusalOf } from './form-errors';
import { readForm } from './read-form';

/** A schema of zod/mini, or anything that answers like one: the first screen has no room for the library. */
export type FormSchema<T> = {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: { issues: readonly Issue[] } };
};

export type FormOptions<T> = {
  /** Rules and sentences: "Enter your last name". What it decodes to is what `submit` gets. */
  schema: FormSchema<T>;
  /** Text the fields start with, by field name. */
  initial?: Readonly<Record<string, string | boolean | undefined>>;
  /** Sends the answers. A thrown refusal with `fields` marks those fields; anything else becomes `problem`. */
  submit: (values: T) => Promise<unknown> | unknown;
};

type State = { errors: FormErrors; problem: string; pending: boolean; attempts: number };
const calm: State = { errors: {}, problem: '', pending: false, attempts: 0 };

/**
 * A form over native inputs. It validates on submit, and after the first failed submit again whenever a field is left,
 * and at once when a box is ticked or a choice made.
 * Focus goes to the error summary when a submit fails. A second submit while one runs does nothing.
 *
 * Usage: `<form {...form.props}>`, `<TextField label="City" {...form.field('city')} />`,
 * `<ErrorSummary {...form.summary} />`, `<Button type="submit" pending={form.pending}>`.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one hook, whose functions share its state.
export function useForm<T>({ schema, initial = {}, submit }: FormOptions<T>) {
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [state, setState] = useState(calm);
  const isSending = useRef(false);
  const isMounted = useRef(true);
  /** Fields that the server refused as they are: the schema has nothing against them. */
  const refused = useRef(new Set<string>());
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  // Runs after the summary of errors was rendered. Depends on `attempts`, so that focus moves again when the errors are the same.
  useEffect(() => {
    if (state.attempts > 0) summary.current?.focus();
  }, [state.attempts]);

  const idOf = useCallback((name: string) => `${formId}${name.replaceAll(/[[\].]/g, '-')}`, [formId]);

  const fail = (errors: FormErrors, problem = '') =>
    setState((before) => ({ errors, problem, pending: false, attempts: before.attempts + 1 }));

  async function onSubmit(event?: FormEvent) {
    event?.preventDefault();
    const form = element.current;
    if (!form || isSending.current) return;
    const result = schema.safeParse(readForm(form));
    if (!result.success) return fail(errorsOf(result.error));
    isSending.current = true;
    pressed();
    refused.current.clear();
    setState({ ...calm, pending: true });
    try {
      await submit(result.data);
      if (isMounted.current) setState(calm);
    } catch (cause) {
      const names = [...form.querySelectorAll<HTMLElement>('[data-field]')].map((field) => field.dataset.field ?? '');
      const { errors, problem } = refusalOf(cause, names);
      refused.current = new Set(Object.keys(errors));
      if (isMounted.current) fail(errors, problem);
    } finally {
      isSending.current = false;
    }
  }

  function revalidate(name: string) {
    const form = element.current;
    if (!form || refused.current.has(name)) return;
    const result = schema.safeParse(readForm(form));
    const message = result.success ? undefined : errorsOf(result.error)[name];
    setState((before) => {
      if (before.errors[name] === message) return before;
      const { [name]: _left, ...others } = before.errors;
      return { ...before, errors: message === undefined ? others : { ...others, [name]: message } };
    });
  }

  function onBlur(event: FocusEvent<HTMLFormElement>) {
    const field = event.target.closest<HTMLElement>('[data-field]');
    const name = field?.dataset.field;
    if (!name || state.attempts === 0 || field.contains(event.relatedTarget)) return;
    afterPress(() => revalidate(name));
  }

  /** A ticked box is a whole answer: it does not keep its error until it is left, as a half typed one does. */
  function onChange({ target }: FormEvent<HTMLFormElement>) {
    const name = (target as Element).closest<HTMLElement>('[data-field]')?.dataset.field;
    if (!name || state.attempts === 0) return;
    refused.current.delete(name);
    if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type))
      afterPress(() => revalidate(name));
  }

  return {
    props: { ref: element, noValidate: true, onSubmit, onBlur, onChange, 'aria-busy': state.pending },
    /** Props of one field. `name` is its place in the schema, `address.city`. */
    field: (name: string) => ({
      id: idOf(name),
      name,
      error: state.errors[name],
      ...(typeof initial[name] === 'string' && { defaultValue: initial[name] }),
      ...(typeof initial[name] === 'boolean' && { defaultChecked: initial[name] }),
    }),
    summary: useMemo(
      () => ({
        ref: summary,
        problem: state.problem,
        errors: Object.entries(state.errors).map(([name, text]) => ({ id: idOf(name), text })),
      }),
      [state.problem, state.errors, idOf],
    ),
    errors: state.errors,
    problem: state.problem,
    pending: state.pending,
    /** Sends the form without a press, for a one-time code that is complete. */
    send: () => onSubmit(),
    /** Takes back what was said of a field and of everything in it; of all fields without one. */
    forget: (name = '') =>
      setState(({ errors, ...before }) => ({
        ...before,
        problem: '',
        errors: Object.fromEntries(Object.entries(errors).filter(([field]) => !field.startsWith(name))),
      })),
  };
}

/** A form, whatever it asks. */
export type Form = ReturnType<typeof useForm<never>>;
