import type { CreditLineContent } from '@contract/versioned-tables/credit-line';
import { Card, Heading } from '@portals/ui/card';
import { Select } from '@portals/ui/select';
import { TextField, type TextFieldProps } from '@portals/ui/text-field';
import { useState } from 'react';
import styled from 'styled-components';
import { cellId } from '../fault-list';
import type { TableEditorProps } from '../table-editor';
import { choiceText, keyOf, type TableChoice } from '../table-kind';
import { typedSetting } from './line-onto';
import { LINE_CHOICES, LINE_SETTINGS, type LineSetting } from './line-settings';

const Fields = styled.div`margin-top: 14px;`;
const Was = styled.em`font-style: normal; font-weight: 600; color: var(--promo-text);`;
const Facts = styled.dl`
  display: grid; gap: 12px; margin: 14px 0 20px; font-size: 13.5px; line-height: 18px;
  dt { color: var(--ink-3); }
  dd { font-weight: 600; }
  dd + dd { font-weight: 400; color: var(--ink-3); }
`;

type TypedFieldProps = Omit<TextFieldProps, 'value' | 'onChange'> & { value: string; onText: (text: string) => void };

/** While it is typed in, it shows what is typed as it is, also where that says what the table says. */
function TypedField({ value, onText, ...field }: TypedFieldProps) {
  const [typing, setTyping] = useState<string | null>(null);
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={typing ?? value}
      onBlur={() => setTyping(null)}
      onChange={(event) => {
        setTyping(event.target.value);
        onText(event.target.value);
      }}
    />
  );
}

/** What a table is for, and what bounds a limit beside its grid. */
export function LineSettingsForm(props: TableEditorProps<CreditLineContent>) {
  const { table, draft, read, mayEdit, onDraft } = props;
  const faults = new Map(read.faults.map((fault) => [keyOf(fault), fault.message]));
  const isFree = mayEdit && table.usedBy.length === 0;

  function frame(field: string, was: string) {
    const place = { row: '', column: field };
    const key = keyOf(place);
    const typed = draft[key];
    return {
      typed,
      all: {
        id: cellId(place),
        name: field,
        error: faults.get(key),
      },
      type: (text: string) => onDraft(typedSetting(table, draft, { field, text })),
      changed: typed !== undefined && <Was>Was {was}.</Was>,
    };
  }
  const setting = ({ field, label, hint, unit }: LineSetting) => {
    const { typed, all, type, changed } = frame(field, unit.words(table[field]));
    return (
      <TypedField
        key={field}
        {...all}
        label={label}
        hint={
          <>
            {hint} {changed}
          </>
        }
        readOnly={!mayEdit}
        value={typed ?? unit.text(table[field])}
        onText={type}
        {...(unit.prefix && { prefix: unit.prefix })}
        {...(unit.suffix && { suffix: unit.suffix })}
      />
    );
  };
  // Native also where there are many, so that it is taken back by "Undo all" as everything else.
  const choice = (one: TableChoice<CreditLineContent>) => {
    const { typed, all, type, changed } = frame(one.field, choiceText(one, table));
    const hint = (
      <>
        {one.hint} {changed}
      </>
    );
    return (
      <Select
        key={one.field}
        {...all}
        label={one.label}
        hint={hint}
        options={one.options}
        onChange={(event) => type(event.target.value)}
        value={typed ?? one.of(table)}
      />
    );
  };
  return (
    <Card>
      <Heading>Caps and rounding</Heading>
      {!isFree && (
        <Facts>
          {LINE_CHOICES.map((one) => (
            <div key={one.field}>
              <dt>{one.label}</dt>
              <dd>{choiceText(one, table)}</dd>
              {mayEdit && one.field === 'specialty' && (
                <dd>You can’t change these while the table is in use. Clone it instead.</dd>
              )}
            </div>
          ))}
        </Facts>
      )}
      <Fields>
        {isFree && LINE_CHOICES.map(choice)}
        {LINE_SETTINGS.map(setting)}
      </Fields>
    </Card>
  );
}
