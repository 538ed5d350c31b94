import type { ShownMonth } from './money.store';
import { Apart, Equation } from './month-style';
import { closingWords, faultWords, groupWords, monthName, openingWords, usdSigned } from './month-words';

/** One equation: what was on its way and came to be due, less what is still on its way, is what arrived. */
export function TieOut({ of }: { of: ShownMonth }) {
  const { opening, closing, came, back, cameNet, backNet, arrived, apart, deposits, coming, isOver } = of;
  const wrong = [...deposits, ...coming].filter(({ memberships, added }) => memberships !== added);
  const count = `${deposits.length} ${deposits.length === 1 ? 'deposit' : 'deposits'}`;
  const unsigned = (amount: number) => usdSigned(Math.abs(amount));
  return (
    <Equation aria-label="Amounts due and paid">
      <div>
        <dt>{openingWords(of.month)}</dt>
        <dd>{usdSigned(opening)}</dd>
      </div>
      <div data-sign="+">
        <dt>{groupWords(came, false)}</dt>
        <dd>{usdSigned(cameNet)}</dd>
      </div>
      {back.length > 0 && (
        <div data-sign="−">
          <dt>{groupWords(back, true)}</dt>
          <dd>{unsigned(backNet)}</dd>
        </div>
      )}
      <div data-sign={closing < 0 ? '+' : '−'}>
        <dt>{closingWords(of)}</dt>
        <dd>{unsigned(closing)}</dd>
      </div>
      <div data-sign="=">
        <dt>
          {count} in {monthName(of.month)}
        </dt>
        <dd>{usdSigned(arrived)}</dd>
      </div>
      <Apart $tone={apart === 0 ? 'success' : 'warning'}>
        <dt>{apart === 0 ? (isOver ? 'Ties out' : 'In progress') : 'Doesn’t tie out'}</dt>
        <dd>{unsigned(apart)} difference</dd>
        {wrong.map((deposit) => (
          <dd key={deposit._id} style={{ font: 'inherit', whiteSpace: 'normal' }}>
            {faultWords(deposit)}
          </dd>
        ))}
      </Apart>
    </Equation>
  );
}
