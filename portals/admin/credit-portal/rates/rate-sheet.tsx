import type { GradeRiskContent } from '@contract/versioned-tables/grade-risk';
import { GRADES } from '@domain/enums';
import { productWords } from '../../words/product-words';
import { AddPlan } from '../add-plan';
import { Sheet } from '../sheet';
import type { TableEditorProps } from '../table-editor';
import type { Place } from '../table-kind';
import { rateAt, rateCells, rateText, withAddedRows } from './rate-draft';

/** At this rate a cell has its full colour. */
const FULL_HEAT = 35;
const heatOf = (rate: number | null) => (rate === null ? 0 : Math.min(100, Math.round((rate / FULL_HEAT) * 100)));
const columns = GRADES.map((grade) => ({ key: grade, head: grade }));

/** Percentages by product and grade. */
export function RateSheet({ table, label, draft, read, mayEdit, onDraft }: TableEditorProps<GradeRiskContent>) {
  const products = withAddedRows(table.products, draft);
  const cell = (place: Place) => {
    const rate = rateAt(products, place);
    const name = `${productWords(place.row)}, grade ${place.column}`;
    return { name, before: rateText(rate), none: 'not offered', heat: heatOf(rate) };
  };
  return (
    <>
      <Sheet
        label={label}
        corner="Plan"
        rows={products.map(({ product }) => ({ key: product, head: productWords(product) }))}
        columns={columns}
        cell={cell}
        says={rateCells(products).says}
        draft={draft}
        faults={read.faults}
        readOnly={!mayEdit}
        onDraft={onDraft}
      />
      {mayEdit && <AddPlan plans={table} draft={draft} firstColumn={GRADES[0]} onDraft={onDraft} />}
    </>
  );
}
