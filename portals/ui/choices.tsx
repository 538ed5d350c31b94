import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { FieldError, FieldGroup, type FieldProps, FieldRoot } from './field';

const Native = styled.input`
  appearance: none; margin: 0; flex: none; width: 24px; height: 24px; display: grid; place-items: center; background: var(--surface); cursor: pointer;
  box-shadow: inset 0 0 0 1.5px var(--line-control); transition: box-shadow var(--time-1), background-color var(--time-1);
  &[type='checkbox'] { border-radius: 7px; }
  &[type='radio'] { width: 22px; height: 22px; border-radius: 50%; }
  &[type='checkbox']:is(:checked, :indeterminate) { background: var(--primary); box-shadow: none; color: var(--on-primary); }
  &[type='checkbox']:checked::before {
    content: ""; width: 12px; height: 6px; margin-top: -3px; border: solid currentColor; border-width: 0 0 2.5px 2.5px; transform: rotate(-45deg);
  }
  &[type='checkbox']:indeterminate::before { content: ""; width: 11px; height: 2.5px; background: currentColor; }
  &[type='radio']:checked { box-shadow: inset 0 0 0 7px var(--primary-line); }
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  &:focus-visible[type='checkbox'] { border-radius: 7px; }
  &:focus-visible[type='radio'] { border-radius: 50%; }
  &:disabled { cursor: not-allowed; background: var(--sunken); }
  &[aria-invalid='true'] { box-shadow: inset 0 0 0 2px var(--danger); }
  [data-density='staff'] & { width: 18px; height: 18px; &[type='checkbox'] { border-radius: 5px; } }
  [data-density='staff'] &[type='checkbox']:checked::before { width: 9px; height: 5px; border-width: 0 0 2px 2px; margin-top: -2px; }
  [data-density='staff'] &[type='radio']:checked { box-shadow: inset 0 0 0 5px var(--primary-line); }
  @media (forced-colors: active) { appearance: auto; }
`;

const Row = styled.label`
  display: flex; gap: 12px; align-items: flex-start; min-height: 44px; padding: 10px 0; cursor: pointer;
  font-size: var(--hint-text); line-height: 24px; color: var(--ink-2);
  [data-density='staff'] & { min-height: 32px; padding: 6px 0; gap: 9px; line-height: 20px; color: var(--ink); }
  b, strong { color: var(--ink); font-weight: 600; }
`;

/** The bare box, for table rows. Give it an `aria-label`. */
export const CheckboxBox = styled(Native).attrs({ type: 'checkbox' })``;

export type CheckboxProps = Omit<FieldProps, 'label' | 'hint' | 'optional'> &
  Omit<ComponentProps<'input'>, 'id' | 'name' | 'type' | 'children'> & { children: ReactNode };

/** One tick with its sentence; the whole line is the target. The form reads true or false. */
export function Checkbox({ error, children, ...input }: CheckboxProps) {
  return (
    <FieldRoot data-field={input.name}>
      <FieldError id={input.id}>{error}</FieldError>
      <Row htmlFor={input.id}>
        <Native
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${input.id}-error` : undefined}
        />
        <span>{children}</span>
      </Row>
    </FieldRoot>
  );
}

const Cards = styled.div`
  display: grid; gap: 10px; margin-top: 10px;
`;
const Card = styled.label`
  display: grid; grid-template-columns: 24px 1fr auto; gap: 4px 12px; align-items: center; padding: 15px 16px; min-height: 56px; cursor: pointer;
  background: var(--surface); border-radius: var(--radius-card); box-shadow: inset 0 0 0 1.5px var(--line-2); line-height: 24px;
  transition: box-shadow var(--time-1), background-color var(--time-1);
  &:hover { box-shadow: inset 0 0 0 1.5px var(--line-control); }
  &:has(:checked) { box-shadow: inset 0 0 0 2px var(--primary-line); background: var(--primary-50); }
  &:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
  input:focus-visible { outline: none; }
  &:has(:disabled) { cursor: not-allowed; color: var(--ink-3); }
  [data-density='staff'] & { min-height: 44px; padding: 10px 12px; }
  @media (forced-colors: active) { border: 1px solid; &:has(:checked) { border: 3px solid Highlight; } }
  @media (max-width: 370px) { padding: 13px 12px; gap: 4px 9px; }
`;
const Title = styled.span`font-weight: 600; color: var(--ink); font-variant-numeric: tabular-nums lining-nums;`;
const Aside = styled.span`font-size: 14px; line-height: 20px; color: var(--ink-2); text-align: right; font-variant-numeric: tabular-nums lining-nums;`;
const Detail = styled.span`
  grid-column: 2 / 4; font-size: 14px; line-height: 20px; color: var(--ink-2); font-weight: 400;
  b, strong { color: var(--ink); font-weight: 600; }
`;

export type RadioCard = { value: string; title: ReactNode; aside?: ReactNode; detail?: ReactNode; disabled?: boolean };
export type RadioCardsProps = FieldProps & {
  options: readonly RadioCard[];
  defaultValue?: string;
  value?: string;
  onValue?: (value: string) => void;
};

/** One choice of several, each a card with its amount, term or consequence. Arrow keys move as in any radio group. */
export function RadioCards({ options, defaultValue, value, onValue, ...field }: RadioCardsProps) {
  return (
    <FieldGroup {...field}>
      <Cards>
        {options.map((option, index) => (
          <Card key={option.value}>
            <Native
              type="radio"
              id={index === 0 ? field.id : `${field.id}-${option.value}`}
              name={field.name}
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onValue?.(option.value)}
            />
            <Title>{option.title}</Title>
            {option.aside ? <Aside>{option.aside}</Aside> : <span />}
            {option.detail && <Detail>{option.detail}</Detail>}
          </Card>
        ))}
      </Cards>
    </FieldGroup>
  );
}

const Segments = styled.div`
  display: inline-flex; gap: 2px; padding: 4px; margin-top: 8px; border-radius: 12px; background: var(--sunken); max-width: 100%;
  &[data-wide] { display: flex; } &[data-wide] > label { flex: 1; }
  [data-density='staff'] & { padding: 3px; border-radius: 10px; }
`;
const Segment = styled.label`
  display: inline-flex; align-items: center; justify-content: center; min-height: 44px; padding: 0 14px; border-radius: 9px; cursor: pointer; white-space: nowrap;
  font-weight: 600; font-size: 14px; line-height: 20px; color: var(--ink-2);
  &:has(:checked) { background: var(--surface); color: var(--ink); box-shadow: var(--shadow-1), 0 0 0 1px var(--line); }
  &:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 1px; }
  input { position: absolute; opacity: 0; pointer-events: none; }
  [data-density='staff'] & { min-height: 26px; padding: 0 10px; font-size: 13px; border-radius: 7px; }
  @media (max-width: 370px) { padding: 0 8px; }
  @media (forced-colors: active) { &:has(:checked) { outline: 2px solid Highlight; } }
`;

export type SegmentedControlProps = FieldProps & {
  options: readonly { value: string; label: string }[];
  defaultValue?: string;
  value?: string;
  onValue?: (value: string) => void;
  wide?: boolean;
};

/** Two to four short options side by side. */
export function SegmentedControl({
  options,
  defaultValue,
  value,
  onValue,
  wide = false,
  ...field
}: SegmentedControlProps) {
  return (
    <FieldGroup {...field}>
      <Segments data-wide={wide ? '' : undefined}>
        {options.map((option, index) => (
          <Segment key={option.value}>
            <input
              type="radio"
              id={index === 0 ? field.id : `${field.id}-${option.value}`}
              name={field.name}
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onValue?.(option.value)}
            />
            {option.label}
          </Segment>
        ))}
      </Segments>
    </FieldGroup>
  );
}
