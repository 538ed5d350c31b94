import { drawPlanRows } from '@sdk/calculator/plan-rows';
import { useId } from 'react';
import type { Calculation } from './calculator.store';
import { estimateRow, minimumWords } from './estimate-words';

type Offers = Pick<Calculation, 'fixed' | 'promotion'>;

/** The product that is marked: the chosen one, else the middle of the fixed ones as in the patients' calculator. */
export function markedProduct({ fixed, promotion }: Offers, chosen: string): string {
  const products = [...fixed, ...promotion].map(({ product }) => product);
  if (products.includes(chosen)) return chosen;
  return fixed[fixed.length >> 1]?.product ?? products[0] ?? '';
}

export type PlanSheetProps = {
  calculation: Offers;
  chosen: string;
  onChoose: (product: string) => void;
};

/** All plans on one time axis, with what has to be said of promotions. */
export function PlanSheet({ calculation, chosen, onChoose }: PlanSheetProps) {
  const name = useId();
  const { fixed, promotion } = calculation;
  return (
    <>
      {drawPlanRows(
        name,
        fixed.map(estimateRow),
        promotion.map(estimateRow),
        markedProduct(calculation, chosen),
        onChoose,
      )}
      {promotion.length > 0 && <p className="pfc-note">{minimumWords(promotion)}</p>}
    </>
  );
}
