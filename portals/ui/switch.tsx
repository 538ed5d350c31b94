import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Row = styled.label`
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 16px; align-items: start; padding: 14px 16px; border-radius: var(--radius-card); background: var(--primary-50); cursor: pointer;
  > b { font-weight: 600; font-size: 15px; line-height: 22px; color: var(--ink); }
  > span { grid-column: 1 / -1; font-size: 14px; line-height: 20px; color: var(--ink-2); }
`;
const Track = styled.input`
  appearance: none; position: relative; width: 48px; height: 28px; margin: 0; border-radius: 14px; background: var(--line-control); cursor: pointer; transition: background-color var(--time-1);
  &::before { content: ""; position: absolute; top: 3px; left: 3px; width: 22px; height: 22px; border-radius: 50%; background: var(--surface); transition: transform var(--time-1); }
  &:checked { background: var(--primary-line); }
  &:checked::before { transform: translateX(20px); }
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  &:disabled { cursor: progress; }
  @media (forced-colors: active) { appearance: auto; &::before { content: none; } }
`;

export type SwitchProps = {
  label: ReactNode;
  /** What it does, and what is without it. */
  detail?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

/** Turns one thing on or off at once; the whole box is the target. */
export function Switch({ label, detail, checked, disabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <Row htmlFor={id}>
      <b id={`${id}-label`}>{label}</b>
      <Track
        id={id}
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={detail ? `${id}-detail` : undefined}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {detail && <span id={`${id}-detail`}>{detail}</span>}
    </Row>
  );
}
