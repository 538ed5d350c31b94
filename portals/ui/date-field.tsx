import { type ComponentProps, useState } from 'react';
import styled from 'styled-components';
import { Box, FieldGroup, type FieldProps, Input } from './field';
import { words } from './piece-words';

const Boxes = styled.div`
  display: grid; grid-template-columns: 1fr 1fr 1.35fr; gap: 10px; margin-top: 6px; max-width: 420px;
  label { display: block; font-size: 13.5px; line-height: 18px; color: var(--ink-2); }
  ${Box} { margin-top: 4px; padding: 0 12px; }
`;

type Part = 'month' | 'day' | 'year';
type Parts = Record<Part, string>;
const parts: readonly { part: Part; label: string; digits: number; token: string }[] = [
  { part: 'month', label: words.month, digits: 2, token: 'month' },
  { part: 'day', label: words.day, digits: 2, token: 'day' },
  { part: 'year', label: words.year, digits: 4, token: 'year' },
];

/** Three typed parts as `1988-08-21`, or what there is of them ("1988--21"), so that a schema can say what is missing. */
export function civilText({ month, day, year }: Parts): string {
  if (!month && !day && !year) return '';
  return `${year}-${month.padStart(month ? 2 : 0, '0')}-${day.padStart(day ? 2 : 0, '0')}`;
}

function partsOf(text: string): Parts {
  const [year = '', month = '', day = ''] = text.split('-');
  return { year, month: month.replace(/^0/, ''), day: day.replace(/^0/, '') };
}

/** Reads a pasted "8/21/1988" or "1988-08-21". */
function readPasted(text: string): Parts | null {
  const us = /^\s*(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})\s*$/.exec(text);
  if (us) return { month: us[1] ?? '', day: us[2] ?? '', year: us[3] ?? '' };
  return /^\s*\d{4}-\d{2}-\d{2}\s*$/.test(text) ? partsOf(text.trim()) : null;
}

export type DateFieldProps = FieldProps & {
  /** `1988-08-21`. */
  defaultValue?: string;
  /** Fills the three boxes from a stored birth date. */
  birthday?: boolean;
  /** Which box the error is about; all three unless given. */
  wrongPart?: Part;
  onValue?: (value: string) => void;
} & Pick<ComponentProps<'input'>, 'enterKeyHint'>;

/** A date typed into month, day and year; the form reads `1988-08-21`. Pasting a whole date fills all three. */
export function DateField({
  defaultValue = '',
  birthday = false,
  wrongPart,
  onValue,
  enterKeyHint,
  ...field
}: DateFieldProps) {
  const [typed, setTyped] = useState<Parts>(() => partsOf(defaultValue));

  function change(next: Parts) {
    setTyped(next);
    onValue?.(civilText(next));
  }

  return (
    <FieldGroup {...field}>
      <Boxes
        onPaste={(event) => {
          const pasted = readPasted(event.clipboardData.getData('text'));
          if (!pasted) return;
          event.preventDefault();
          change(pasted);
        }}
      >
        {parts.map(({ part, label, digits, token }) => {
          const isWrong = Boolean(field.error) && (wrongPart === undefined || wrongPart === part);
          const id = part === 'month' ? field.id : `${field.id}-${part}`;
          return (
            <div key={part}>
              <label htmlFor={id}>{label}</label>
              <Box $isWrong={isWrong}>
                <Input
                  id={id}
                  type="text"
                  inputMode="numeric"
                  enterKeyHint={enterKeyHint}
                  autoComplete={birthday ? `bday-${token}` : 'off'}
                  maxLength={digits}
                  value={typed[part]}
                  aria-invalid={isWrong || undefined}
                  aria-describedby={field.error ? `${field.id}-error` : undefined}
                  onChange={(event) =>
                    change({ ...typed, [part]: event.target.value.replace(/\D/g, '').slice(0, digits) })
                  }
                />
              </Box>
            </div>
          );
        })}
      </Boxes>
      <input type="hidden" name={field.name} value={civilText(typed)} />
    </FieldGroup>
  );
}
