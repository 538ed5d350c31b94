import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from './copy';
import { AlertIcon } from './first-icons';

/** What every field takes; `useForm().field(name)` gives `id`, `name`, `error` and `defaultValue`. */
export type FieldProps = {
  id: string;
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
};

/** Ids that describe the control: the error first, then the hint. */
export function describedBy({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return ids || undefined;
}

export const FieldRoot = styled.div`
  border: 0; padding: 0; margin: var(--field-gap) 0 0; min-width: 0;
  &:first-child { margin-top: 0; }
`;
export const Label = styled.label`
  display: block; font-size: var(--label-text); line-height: var(--label-line); font-weight: 600; padding: 0;
  small { font-size: inherit; font-weight: 400; color: var(--ink-3); }
`;
export const Hint = styled.p`
  font-size: var(--hint-text); line-height: var(--hint-line); color: var(--ink-3); margin-top: 2px;
`;
const ErrorLine = styled.p`
  display: flex; gap: 8px; color: var(--danger); font-weight: 600; font-size: var(--hint-text); line-height: var(--hint-line); margin-top: 4px;
  svg { margin-top: 1px; }
`;

export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <ErrorLine id={`${id}-error`}>
      <AlertIcon size={18} />
      <span>{children}</span>
    </ErrorLine>
  );
}

/** The drawn box around an input, with room for a prefix and a suffix. */
export const Box = styled.div<{ $isWrong?: boolean; $isLocked?: boolean }>`
  display: flex; align-items: center; gap: 10px; margin-top: 8px; min-height: var(--field-height); padding: 0 var(--field-pad);
  background: ${(props) => (props.$isLocked ? 'var(--sunken)' : 'var(--surface)')}; border-radius: var(--field-radius);
  box-shadow: inset 0 0 0 ${(props) => (props.$isWrong ? '2px var(--danger)' : '1.5px var(--line-control)')};
  font-size: var(--field-text); line-height: var(--field-line); font-variant-numeric: tabular-nums lining-nums;
  transition: box-shadow var(--time-1);
  &:focus-within { box-shadow: inset 0 0 0 2px ${(props) => (props.$isWrong ? 'var(--danger)' : 'var(--focus)')}, 0 0 0 4px var(--primary-100); }
  @media (forced-colors: active) { border: 1px solid FieldText; &:focus-within { outline: 2px solid Highlight; } }
`;

export const Input = styled.input`
  flex: 1; min-width: 0; width: 100%; align-self: stretch; min-height: var(--field-height); border: 0; padding: 0; background: transparent; outline: none;
  text-overflow: ellipsis; border-radius: 0;
  &:focus-visible { outline: none; }
  &:disabled, &[readonly] { color: var(--ink-2); -webkit-text-fill-color: currentColor; opacity: 1; }
  &:autofill { box-shadow: 0 0 0 1000px var(--surface) inset; -webkit-text-fill-color: var(--ink); }
`;

export const Affix = styled.span`
  color: var(--ink-2); flex: none; font-size: 0.85em;
`;

export function FieldLabel({ id, label, optional }: Pick<FieldProps, 'id' | 'label' | 'optional'>) {
  return (
    <Label htmlFor={id} id={`${id}-label`}>
      {label} {optional && <small>{copy.optional}</small>}
    </Label>
  );
}

/** Label, hint, error and control in reading order; the error stands between the hint and the control. */
export function Field({ id, name, label, hint, error, optional, children }: FieldProps & { children: ReactNode }) {
  return (
    <FieldRoot data-field={name}>
      <FieldLabel id={id} label={label} optional={optional ?? false} />
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <FieldError id={id}>{error}</FieldError>
      {children}
    </FieldRoot>
  );
}

/** The same for a group of controls: a fieldset named by its legend. */
export function FieldGroup({ id, name, label, hint, error, optional, children }: FieldProps & { children: ReactNode }) {
  return (
    <FieldRoot as="fieldset" data-field={name} id={`${id}-group`} aria-describedby={describedBy({ id, hint, error })}>
      <Label as="legend">
        {label} {optional && <small>{copy.optional}</small>}
      </Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <FieldError id={id}>{error}</FieldError>
      {children}
    </FieldRoot>
  );
}
