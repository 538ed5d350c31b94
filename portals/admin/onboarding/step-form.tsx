import { KeepTyped } from '@portals/form/keep-typed';
import { type FormSchema, useForm } from '@portals/form/use-form';
import type { Frozen } from '@portals/state/frozen';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import { ErrorSummary } from '@portals/ui/error-summary';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { copy } from './copy';
import { type Details, onboarding } from './onboarding.store';
import { useLeave, useLeaving } from './onboarding-frame';
import { type StepKey, stepAfter, stepsFor } from './steps';

const Title = styled.header`
  display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; justify-content: space-between;
  h2 { font: 600 22px/28px var(--font-voice); }
  > p { width: 100%; color: var(--ink-2); } > span { color: var(--ink-3); font-size: 13px; }
`;
const Foot = styled.footer`
  position: sticky; bottom: 0; display: flex; flex-wrap: wrap; gap: 10px; align-items: center; justify-content: flex-end; margin-top: 20px; padding: 12px 0;
  background: var(--surface); > p { flex: 1 1 220px; margin: 0; }
`;
/** Two fields beside each other. */
export const Pair = styled.div`
  display: grid; gap: 0 14px; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  && > * { margin-top: 16px; }
  & + *:not(&) { margin-top: 16px; }
  @media (max-width: 600px) { grid-template-columns: minmax(0, 1fr); }
`;

/** The steps of the practice that is onboarded. */
export const useSteps = () => stepsFor(useSnapshot(onboarding).details.data as Frozen<Details> | null);

/** The heading of a step with its number. */
export function StepTitle({ step, children }: { step: StepKey; children: ReactNode }) {
  const steps = useSteps();
  const at = steps.findIndex(({ key }) => key === step);
  return (
    <Title>
      <h2>{steps[at]?.title}</h2>
      <span>
        Step {at + 1} of {steps.length}
      </span>
      <p>{children}</p>
    </Title>
  );
}

export type StepFormOptions<T> = {
  step: StepKey;
  schema: FormSchema<T>;
  initial?: Readonly<Record<string, string | boolean | undefined>>;
  /** Keeps the step; what it throws is told at its field. */
  save: (answers: T) => Promise<unknown>;
};

/** A form of a step. Saving leads to the next step, or to the one that somebody pressed meanwhile. */
export function useStepForm<T>({ step, schema, initial, save }: StepFormOptions<T>) {
  const { form: left, to } = useLeaving();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const steps = useSteps();
  const [isChanged, setChanged] = useState(false);
  const changed = useRef(false);
  const form = useForm<T>({
    schema,
    ...(initial && { initial }),
    submit: async (answers) => {
      await save(answers);
      changed.current = false;
      setChanged(false);
      const href = to.current ?? stepAfter(step, steps).path.href(search.get('onboarding') ?? '');
      to.current = null;
      void navigate(href);
    },
  });
  const { send, summary, pending } = form;
  const isRefused = !pending && (summary.errors.length > 0 || summary.problem !== '');
  useEffect(() => {
    if (isRefused) to.current = null;
  }, [isRefused, to]);
  useEffect(() => {
    left.current = { isChanged: () => changed.current, send: () => void send() };
    return () => {
      left.current = null;
    };
  });
  return {
    ...form,
    isChanged,
    /** For a field that is no native input. */
    touch: () => {
      changed.current = true;
      setChanged(true);
    },
    props: {
      ...form.props,
      onChange: (event: FormEvent<HTMLFormElement>) => {
        changed.current = true;
        setChanged(true);
        form.props.onChange(event);
      },
    },
  };
}

type StepFormProps = {
  step: StepKey;
  why: ReactNode;
  form: ReturnType<typeof useStepForm<never>>;
  children: ReactNode;
};

/** A step with its heading, its faults, its fields, and the button that names the next step. */
export function StepForm({ step, why, form, children }: StepFormProps) {
  const [search] = useSearchParams();
  const leave = useLeave();
  const isOpen = useSnapshot(onboarding).details.data?.onboarding.status === 'ACTIVE';
  const id = search.get('onboarding') ?? '';
  const steps = useSteps();
  const at = steps.findIndex(({ key }) => key === step);
  const before = steps[at - 1];
  return (
    <form {...form.props}>
      {form.isChanged && !form.pending && <KeepTyped isOnPage />}
      <ErrorSummary {...form.summary} />
      <StepTitle step={step}>{why}</StepTitle>
      {children}
      <Foot>
        <Note>{isOpen ? copy.everyStepOpen : copy.everyStep}</Note>
        {before && (
          <Button onClick={() => leave(before.path.href(id))} disabled={form.pending}>
            Back to {before.title.toLowerCase()}
          </Button>
        )}
        <Button type="submit" look="primary" pending={form.pending} pendingText={copy.saving}>
          Save and continue to {stepAfter(step, steps).title.toLowerCase()}
        </Button>
      </Foot>
    </form>
  );
}
