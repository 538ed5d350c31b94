import type { ProductGroupContent } from '@contract/versioned-tables/product-group';
import { SPECIALTIES } from '@domain/enums';
import { Card, Heading, Note } from '@portals/ui/card';
import { CheckboxBox } from '@portals/ui/choices';
import { Tag } from '@portals/ui/tag';
import { TickList } from '@portals/ui/tick-list';
import styled from 'styled-components';
import { productWords } from '../../words/product-words';
import { AddPlan } from '../add-plan';
import { addedIn } from '../added-plans';
import { cellId } from '../fault-list';
import { Sheet } from '../sheet';
import type { TableEditorProps } from '../table-editor';
import { keyOf, type Place } from '../table-kind';
import { cellText, columnAt, METHOD_WORDS, NUMBER_COLUMNS } from './group-columns';
import { flagText, groupCells, savedText, specialtiesText, typedAt, withAdded } from './group-draft';

const Products = styled.table`
  width: 100%; margin-bottom: 18px; border-collapse: collapse; font-size: 13.5px; line-height: 19px;
  th { padding: 6px 10px 6px 0; text-align: left; font-weight: 500; color: var(--ink-3); border-bottom: 1px solid var(--line); }
  td { padding: 5px 10px 5px 0; border-bottom: 1px solid var(--line); }
  input:not([type=checkbox]), select {
    width: 100%; min-height: 32px; padding: 3px 8px; border: 0; border-radius: 7px; background: var(--surface); color: var(--ink); font: inherit; box-shadow: inset 0 0 0 1px var(--line-control);
  }
  [data-changed] { box-shadow: inset 0 0 0 2px var(--promo-text) !important; }
  label { display: flex; gap: 9px; align-items: center; min-height: 32px; }
  @media (max-width: 767.98px) { thead { display: none; } tr { display: grid; padding: 6px 0; } td { border: 0; } tr { border-bottom: 1px solid var(--line); } }
`;
type Props = TableEditorProps<ProductGroupContent>;

/** The plans of a group: what each is called and whether it is offered, and its amounts and fees on a sheet. */
export function GroupEditor(of: Props) {
  const { label, draft, read, mayEdit, onDraft } = of;
  const table = withAdded(of.table, draft);
  const added = new Set(addedIn(of.table, draft));
  const props = { ...of, table };
  const cell = (place: Place) => {
    const column = columnAt(place.column);
    const product = table.products.find((one) => one.product === place.row);
    const value = column && product ? product[column.key] : null;
    const name = `${product?.name ?? place.row}, ${column?.head.toLowerCase() ?? ''}`;
    return { name, before: column ? cellText(column, value) : '', none: 'none', heat: 0 };
  };
  return (
    <>
      <Products aria-label="Plans in this group">
        <thead>
          <tr>
            <th scope="col">Plan</th>
            <th scope="col">Name</th>
            <th scope="col">Promotion</th>
          </tr>
        </thead>
        <tbody>
          {table.products.map(({ product }) => (
            <ProductRow key={product} {...props} product={product} isNew={added.has(product)} />
          ))}
        </tbody>
      </Products>
      {mayEdit && <AddPlan plans={of.table} draft={draft} firstColumn="name" onDraft={onDraft} />}
      <Sheet
        label={label}
        corner="Plan"
        rows={table.products.map(({ product }) => ({ key: product, head: productWords(product) }))}
        columns={NUMBER_COLUMNS.map(({ key, head }) => ({ key, head }))}
        cell={cell}
        says={groupCells(table).says}
        draft={draft}
        faults={read.faults}
        readOnly={!mayEdit}
        onDraft={onDraft}
      />
    </>
  );
}

function ProductRow({ product, isNew, table, draft, mayEdit, onDraft }: Props & { product: string; isNew: boolean }) {
  const at = (column: string) => {
    const place = { row: product, column };
    const typed = draft[keyOf(place)];
    return {
      id: cellId(place),
      value: typed ?? savedText(table, place),
      isChanged: typed !== undefined,
      type: (text: string) => onDraft(typedAt(table, draft, { ...place, text })),
    };
  };
  const [name, enabled, method] = [at('name'), at('enabled'), at('promoMethod')];
  const words = productWords(product);
  return (
    <tr>
      <td>
        <label htmlFor={enabled.id}>
          <CheckboxBox
            id={enabled.id}
            checked={enabled.value === flagText(true)}
            disabled={!mayEdit}
            onChange={(event) => enabled.type(flagText(event.target.checked))}
          />
          {words}
          {isNew && <Tag $tone="promo">New</Tag>}
        </label>
      </td>
      <td>
        <input
          id={name.id}
          aria-label={`Name: ${words}`}
          autoComplete="off"
          maxLength={80}
          readOnly={!mayEdit}
          data-changed={name.isChanged || undefined}
          value={name.value}
          onChange={(event) => name.type(event.target.value)}
        />
      </td>
      <td>
        <select
          id={method.id}
          aria-label={`Promotion: ${words}`}
          disabled={!mayEdit}
          data-changed={method.isChanged || undefined}
          value={method.value}
          onChange={(event) => method.type(event.target.value)}
        >
          <option value="">None</option>
          {Object.entries(METHOD_WORDS).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </td>
    </tr>
  );
}

/** For which practices a group is there from the start. */
export function GroupSettings({ table, draft, read, mayEdit, onDraft }: Props) {
  const [preset, specialties] = [
    { row: '', column: 'boardingPreset' },
    { row: '', column: 'specialties' },
  ];
  const isPreset = (draft[keyOf(preset)] ?? savedText(table, preset)) === flagText(true);
  const fault = read.faults.find(({ row, column }) => row === '' && column !== 'products');
  const type = (place: Place, text: string) => onDraft(typedAt(table, draft, { ...place, text }));
  if (!mayEdit) {
    return (
      <Card>
        <Heading>New practices</Heading>
        <p>{isPreset ? 'Offered during onboarding.' : 'Not offered during onboarding.'}</p>
        <Note>
          {table.specialties.length === 0
            ? 'Not the default for any specialty.'
            : `Default for ${table.specialties.join(', ')}.`}
        </Note>
      </Card>
    );
  }
  return (
    <Card>
      <Heading>New practices</Heading>
      <p>
        <label htmlFor={cellId(preset)} style={{ display: 'flex', gap: 9, alignItems: 'center', minHeight: 44 }}>
          <CheckboxBox
            id={cellId(preset)}
            checked={isPreset}
            onChange={(event) => type(preset, flagText(event.target.checked))}
          />
          Offered during onboarding
        </label>
      </p>
      <div
        onChange={(event) => {
          const boxes = event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=checkbox]');
          const ticked = new Set([...boxes].flatMap((box) => (box.checked ? box.value : [])));
          type(specialties, specialtiesText(SPECIALTIES.filter((specialty) => ticked.has(specialty))));
        }}
      >
        <TickList
          key={`${table.version}-${draft[keyOf(specialties)] === undefined}`}
          id={cellId(specialties)}
          name="specialties"
          label="Default for specialties"
          hint="Other specialties start with their risk profile’s group."
          error={fault?.message}
          find="Search specialties"
          ticks={SPECIALTIES.map((specialty) => ({ value: specialty, label: specialty }))}
          chosen={(draft[keyOf(specialties)] ?? savedText(table, specialties)).split('|')}
        />
      </div>
    </Card>
  );
}
