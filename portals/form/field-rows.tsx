import { Button } from '@portals/ui/button';
import { FieldGroup } from '@portals/ui/field';
import { IconButton } from '@portals/ui/icon-button';
import { XIcon } from '@portals/ui/icons';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { copy } from './copy';
import type { Form } from './use-form';

/** What a row starts with: '' is the row itself, other names are its parts. */
type Start = Readonly<Record<string, string>>;
type Row = { key: number; start: Start };

const Rows = styled.ol`
  display: grid; gap: 8px; margin-top: 8px;
  > li { display: flex; align-items: flex-end; gap: 6px; }
  > li > :first-child { flex: 1; min-width: 0; margin: 0; }
`;
const Below = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: 4px 14px; margin-top: 10px; min-height: 44px;
`;

export type FieldRowsProps = {
  form: Form;
  /** The list in the schema: its rows are read as `name[0]`, a part of one as `name[0].amount`. */
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** The rows it opens with; one empty row without any. */
  start?: readonly Start[];
  /** The most rows there may be. */
  most: number;
  /** "Add a treatment". */
  add: string;
  /** The label of the button that removes a row, for example "Remove treatment 2". */
  remove: (position: number) => string;
  /** Said after a row with something in it was removed, beside the button that puts it back: "Treatment 2 was removed." */
  removed: (position: number) => string;
  /** One row: `field()` gives the props of its field, `field('amount')` those of a part. */
  children: (row: { position: number; field: (part?: string) => ReturnType<Form['field']> }) => ReactNode;
};

/**
 * Rows of a form that can be added and removed. A new row has the focus at once; after a removal it is at the row that took its
 * place, and what was typed in the removed one can be put back.
 */
export function FieldRows({
  form,
  name,
  label,
  hint,
  optional = false,
  start = [],
  most,
  add,
  remove,
  removed,
  children,
}: FieldRowsProps) {
  const groupId = useId();
  const list = useRef<HTMLOListElement>(null);
  const next = useRef(Math.max(1, start.length));
  const [rows, setRows] = useState<readonly Row[]>(() =>
    (start.length > 0 ? start : [{}]).map((given, key) => ({ key, start: given })),
  );
  const [gone, setGone] = useState<{ row: Row; position: number } | null>(null);
  const focusAt = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves once the rows are on the page.
  useEffect(() => {
    const position = focusAt.current;
    focusAt.current = null;
    if (position !== null)
      list.current?.children[position]?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [rows]);

  function show(changed: readonly Row[], position: number) {
    focusAt.current = position;
    setRows(changed);
    // Sentences stand at positions, and those have moved.
    form.forget(name);
  }
  function put(row: Row, position: number) {
    setGone(null);
    show([...rows.slice(0, position), row, ...rows.slice(position)], position);
  }
  function take(position: number) {
    const row = rows[position];
    const held = typedIn(list.current?.children[position], `${name}[${position}]`);
    if (!row) return;
    const left = rows.filter(({ key }) => key !== row.key);
    setGone(Object.values(held).some((text) => text.trim() !== '') ? { row: { ...row, start: held }, position } : null);
    show(
      left.length > 0 ? left : [{ key: next.current++, start: {} }],
      Math.min(position, Math.max(0, left.length - 1)),
    );
  }
  return (
    <FieldGroup id={groupId} name={name} label={label} hint={hint} optional={optional} error={form.errors[name]}>
      <Rows ref={list}>
        {rows.map(({ key, start: given }, position) => (
          <li key={key}>
            {children({
              position: position + 1,
              field: (part = '') => {
                const { defaultValue: _shared, ...props } = form.field(`${name}[${position}]${part && `.${part}`}`);
                return { ...props, defaultValue: given[part] ?? '' };
              },
            })}
            <IconButton label={remove(position + 1)} onClick={() => take(position)}>
              <XIcon />
            </IconButton>
          </li>
        ))}
      </Rows>
      <Below>
        {rows.length < most && (
          <Button look="quiet" onClick={() => put({ key: next.current++, start: {} }, rows.length)}>
            {add}
          </Button>
        )}
        <span role="status">{gone && removed(gone.position + 1)}</span>
        {gone && rows.length < most && (
          <Button look="quiet" onClick={() => put(gone.row, Math.min(gone.position, rows.length))}>
            {copy.putBack}
          </Button>
        )}
      </Below>
    </FieldGroup>
  );
}

/** What stands in the named controls of a row, by part. */
function typedIn(row: Element | undefined, prefix: string): Record<string, string> {
  const controls = row?.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('[name]') ?? [];
  return Object.fromEntries(
    [...controls]
      .filter((control) => control.name.startsWith(prefix))
      .map((control) => [control.name.slice(prefix.length).replace(/^\./, ''), control.value]),
  );
}
