import type { ReactNode } from 'react';
import { words } from './calculator-language';
import type { PlanRow } from './estimate';

/** What a row shows. Who draws plans that a server worked out has no more than this. */
export type DrawnRow = Omit<PlanRow, 'plan'>;

const HEADS = words.heads;

/** Sets custom properties; their names are not in the types of a style. */
const variables = (properties: Record<`--${string}`, string | number>): Record<string, string> =>
  properties as Record<string, string>;

function drawHead(years: number): ReactNode {
  const marks = Array.from({ length: years + 1 }, (_, year) => {
    if (year === 0) return words.today;
    return year === 1 || year === years ? words.years(year) : year;
  });
  return (
    <div className="pfc-head" aria-hidden="true">
      <span />
      <span>{words.payment}</span>
      <span className="pfc-years">
        {marks.map((mark, year) => (
          <span key={mark} style={{ left: `${(100 * year) / years}%` }}>
            {mark}
          </span>
        ))}
      </span>
      {HEADS.map((head) => (
        <span key={head}>{head}</span>
      ))}
    </div>
  );
}

/**
 * All plans on one time axis: each bar of a ribbon is one payment, its height the amount, so its area is what is paid.
 * @param name of the radio buttons.
 */
// biome-ignore lint/complexity/useMaxParams: an object for the names would cost bytes in every practice’s page.
export function drawPlanRows(
  name: string,
  fixed: DrawnRow[],
  promotion: DrawnRow[],
  chosen: string,
  onChoose: (id: string) => void,
): ReactNode {
  const rows = [...fixed, ...promotion];
  const years = Math.max(1, Math.ceil(Math.max(...rows.map((row) => row.months)) / 12));
  const tallest = Math.max(...rows.map((row) => row.heightCents));

  const drawRow = ({ id, isPromotion, monthly, sentence, months, heightCents, ribbon, ...figures }: DrawnRow) => (
    <label key={id} className="pfc-row">
      <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
      <span className="pfc-pay">
        <b>{monthly}</b> <span>{sentence}</span>
      </span>
      <span className="pfc-axis" style={variables({ '--pfc-years': `${years}` })}>
        <span
          className={isPromotion ? 'pfc-ribbon pfc-sidebar' : 'pfc-ribbon'}
          role="img"
          aria-label={ribbon}
          style={variables({
            '--pfc-months': `${months}`,
            '--pfc-height': `${Math.max(6, Math.round((40 * heightCents) / tallest))}px`,
          })}
        />
      </span>
      {[figures.apr, figures.interest, figures.total].map((figure, index) => (
        <span key={HEADS[index]} className="pfc-num" data-label={HEADS[index]}>
          {figure}
        </span>
      ))}
    </label>
  );

  const drawGroup = (list: DrawnRow[], title: string, text: string) =>
    list.length > 0 && (
      <fieldset className="pfc-group">
        <legend>
          {title} <span>{text}</span>
        </legend>
        {list.map(drawRow)}
      </fieldset>
    );

  return (
    <>
      {drawHead(years)}
      {drawGroup(fixed, words.fixed, words.fixedText)}
      {drawGroup(promotion, words.promotion, words.promotionText)}
    </>
  );
}
