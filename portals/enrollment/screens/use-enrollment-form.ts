import { readForm } from '@portals/form/read-form';
import type { FormOptions } from '@portals/form/use-form';
import { useQuestion } from '@portals/steps/use-question';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { draftOf } from '../stores/drafts';
import { store } from '../stores/enrollment.store';
import { WENT_WRONG } from '../stores/failure';

const WAIT_MS = 250;

/**
 * A question of the enrollment: `useQuestion` that keeps what is typed in this browser, and whose failed call says "Something went wrong."
 * in the summary beside the field's own words.
 */
export function useEnrollmentForm<T>(
  { submit, initial = {}, ...options }: FormOptions<T>,
  draft: 'business' | 'owner' | 'bank' | null,
) {
  const [hasFailed, setFailed] = useState(false);
  // Once: what is kept while typing must not change what the fields began with.
  const [begun] = useState(() => ({ ...initial, ...(draft && store[draft]) }));
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const form = useQuestion<T>({
    ...options,
    initial: begun,
    async submit(values) {
      clearTimeout(timer.current);
      try {
        await submit(values);
      } catch (cause) {
        setFailed(true);
        throw cause;
      }
    },
  });

  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (!draft) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      store[draft] = draftOf(readForm(currentTarget));
    }, WAIT_MS);
  }

  return {
    ...form,
    begun,
    summary: { ...form.summary, problem: hasFailed && form.summary.errors.length > 0 ? WENT_WRONG : form.problem },
    props: {
      ...form.props,
      onInput,
      onSubmit: (event?: FormEvent) => {
        setFailed(false);
        return form.props.onSubmit(event);
      },
    },
  };
}
