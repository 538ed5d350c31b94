import { toApiError } from '@portals/client/api-error';
import { isTrouble, type Trouble, troubleOf } from '@portals/form/attempt';
import { type FormOptions, useForm } from '@portals/form/use-form';
import { useState } from 'react';

/**
 * A question of the flow: `useForm`, with faults that are not about the answers kept apart as `trouble`, for a calm
 * banner with "Try again" in place of the red summary.
 */
export function useQuestion<T>(options: FormOptions<T>) {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const form = useForm({
    ...options,
    async submit(values) {
      setTrouble(null);
      try {
        await options.submit(values);
      } catch (cause) {
        if (!isTrouble(toApiError(cause))) throw cause;
        setTrouble(troubleOf(cause));
      }
    },
  });
  return { ...form, trouble, again: () => void form.send() };
}
