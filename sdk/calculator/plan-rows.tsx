import type { ReactNode } from 'react';
import type { PlanRow } from './estimate';

type PlanRowsProps = {
  name: string;
  fixed: PlanRow[];
  promotion: PlanRow[];
  chosen: string;
  onChoose: (id: string) => void;
};

const yearText = (year: number, years: number): string =>
  year === 0 ? 'Today' : year === 1 || year === years ? `${year} year${year > 1 ? 's' : ''}` : `${year}`;

/** All plans on one time axis: each bar of a ribbon is one payment, its height the amount, so its area is what is paid. */
export function PlanRows({ name, fixed, promotion, chosen, onChoose }: PlanRowsProps): ReactNode {
  const rows = [...fixed, ...promotion];
  const years = Math.max(1, Math.ceil(Math.max(...rows.map((row) => row.months)) / 12));
  const marks = Array.from({ length: years + 1 }, (_, year) => yearText(year, years));
  const tallest = Math.max(...rows.map((row) => row.heightCents));

  const draw = (row: PlanRow) => (
    <label key={row.id} className="pfc-row">
      <input type="radio" name={name} checked={row.id === chosen} onChange={() => onChoose(row.id)} />
      <span className="pfc-pay">
        <b>{row.monthly}</b> <span>{row.sentence}</span>
      </span>
      <span className="pfc-axis" style={{ '--pfc-years': `${years}` } as Record<string, string>}>
        <span
          className={row.isPromotion ? 'pfc-ribbon pfc-rail' : 'pfc-ribbon'}
          role="img"
          aria-label={row.ribbon}
          style={
            {
              '--pfc-months': `${row.months}`,
              '--pfc-height': `${Math.max(6, Math.round((40 * row.heightCents) / tallest))}px`,
            } as Record<string, string>
          }
        />
      </span>
      <span className="pfc-num" data-label="APR">
        {row.apr}
      </span>
      <span className="pfc-num" data-label="Interest">
        {row.interest}
      </span>
      <span className="pfc-num" data-label="Total">
        {row.total}
      </span>
    </label>
  );

  return (
    <>
      <div className="pfc-head" aria-hidden="true">
        <span />
        <span>Payment</span>
        <span className="pfc-years">
          {marks.map((mark, year) => (
            <span key={mark} style={{ left: `${(100 * year) / years}%` }}>
              {mark}
            </span>
          ))}
        </span>
        <span>APR</span>
        <span>Interest</span>
        <span>Total</span>
      </div>
      {fixed.length > 0 && (
        <fieldset className="pfc-group">
          <legend>
            Fixed payment <span>Each bar is one payment. Taller costs more a month, longer costs more in all.</span>
          </legend>
          {fixed.map(draw)}
        </fieldset>
      )}
      {promotion.length > 0 && (
        <fieldset className="pfc-group">
          <legend>
            Promotion <span>No interest if you pay it off in time. Otherwise interest counts from the first day.</span>
          </legend>
          {promotion.map(draw)}
        </fieldset>
      )}
    </>
  );
}
