import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { type ComboOption, matchesOf } from './combo-match';
import { Box, describedBy, Field, type FieldProps, Input } from './field';
import { ChevronsUpDownIcon } from './icons';
import { words } from './piece-words';
import { VisuallyHidden } from './visually-hidden';

const Anchor = styled.div`position: relative;`;
const List = styled.div`
  position: absolute; left: 0; right: 0; top: calc(100% + 6px); z-index: var(--z-popover); max-height: 352px; overflow: auto; padding: 6px;
  border-radius: 12px; background: var(--raised); box-shadow: 0 0 0 1px var(--line), var(--shadow-3);
  > div {
    display: flex; align-items: center; gap: 10px; min-height: 44px; padding: 4px 10px; border-radius: 8px; cursor: pointer; scroll-margin: 6px;
    font-size: var(--field-text); line-height: var(--field-line);
  }
  [data-density='staff'] & > div { min-height: 34px; }
  > div[aria-selected='true'] { background: var(--primary-50); }
  b { font-weight: 650; }
  kbd { margin-left: auto; font: 500 11.5px/18px var(--font-ui); padding: 0 5px; border-radius: 5px; background: var(--sunken); color: var(--ink-2); box-shadow: inset 0 0 0 1px var(--line); }
  @media (forced-colors: active) { border: 1px solid; > div[aria-selected='true'] { outline: 2px solid Highlight; } }
`;
const None = styled.p`padding: 10px; font-size: 14px; line-height: 20px; color: var(--ink-2);`;
const Icon = styled.span`color: var(--ink-3); pointer-events: none;`;

function marked(label: string, typed: string): ReactNode {
  const at = typed ? label.toLowerCase().indexOf(typed.toLowerCase()) : -1;
  if (at < 0) return label;
  return (
    <>
      {label.slice(0, at)}
      <b>{label.slice(at, at + typed.length)}</b>
      {label.slice(at + typed.length)}
    </>
  );
}

export type ComboBoxProps = FieldProps & {
  options: readonly ComboOption[];
  defaultValue?: string | undefined;
  onValue?: (value: string) => void;
  autoComplete?: string;
};

/** A choice of many, by typing a part of its name or its code. The form reads the option's value. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one hook of keys and choices, and what it draws.
export function ComboBox({ options, defaultValue = '', onValue, autoComplete = 'off', ...field }: ComboBoxProps) {
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? '';
  const [value, setValue] = useState(defaultValue);
  const [text, setText] = useState(labelOf(defaultValue));
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const { id, hint, error } = field;
  const typed = text === labelOf(value) ? '' : text.trim();
  const { shown, more } = matchesOf(options, typed);

  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, isOpen]);

  function choose(option: ComboOption | undefined) {
    const next = option?.value ?? '';
    setValue(next);
    setText(option?.label ?? '');
    setOpen(false);
    if (next !== value) onValue?.(next);
  }

  /** Leaving the field takes what was fully typed, and else keeps the earlier choice. */
  function settle() {
    setOpen(false);
    if (text.trim() === '') return choose(undefined);
    const wanted = text.trim().toLowerCase();
    const exact = options.find(
      (option) => option.label.toLowerCase() === wanted || option.code?.toLowerCase() === wanted,
    );
    choose(exact ?? options.find((option) => option.value === value));
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      if (!isOpen) setOpen(true);
      else setActive((place) => (place + step + shown.length) % Math.max(1, shown.length));
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (shown[active]) choose(shown[active]);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  }

  return (
    <Field {...field}>
      <Anchor>
        <Box $isWrong={Boolean(error)}>
          <Input
            id={id}
            type="text"
            role="combobox"
            autoComplete={autoComplete}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={isOpen && shown[active] ? `${listId}-${active}` : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy({ id, hint, error })}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setActive(0);
              setOpen(true);
            }}
            onKeyDown={press}
            onClick={() => setOpen(true)}
            onBlur={settle}
          />
          <Icon>
            <ChevronsUpDownIcon size={16} />
          </Icon>
        </Box>
        <List ref={list} id={listId} role="listbox" aria-label={field.label} hidden={!isOpen || shown.length === 0}>
          {shown.map((option, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled on the input, which keeps the focus.
            <div
              key={option.value}
              id={`${listId}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setActive(place)}
              onClick={() => choose(option)}
            >
              <span>{marked(option.label, typed)}</span>
              {option.code && <kbd>{option.code}</kbd>}
            </div>
          ))}
        </List>
        {isOpen && shown.length === 0 && (
          <List>
            <None>{words.noMatch(typed)}</None>
          </List>
        )}
        <VisuallyHidden role="status">{isOpen && words.matches(shown.length, more > 0)}</VisuallyHidden>
      </Anchor>
      <input type="hidden" name={field.name} value={value} />
    </Field>
  );
}
