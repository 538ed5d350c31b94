import { type CivilDate, civilDate } from '../calendar/civil-date';
import type { Cents } from '../money/cents';
import { refuse } from '../refusal';
import { printedPercent, seriesRate } from './series-rate';
import { singlePayment, type UnitPeriod, type UnitTime, unitPeriodsPerYear, unitTime } from './unit-period';

/** `percent` is solved to 1e-8 point and better; `printed` is rounded to 0.01 for the disclosure. */
export type Apr = { percent: number; printed: number };

/** Most payments and advances of one calculation. */
export const FLOWS_MAX = 1_300;

/** Highest rate per unit-period that the general solver looks for: 1,000 %. */
const UNIT_RATE_MAX = 10;

function aprOf(unitRate: number, perYear: number): Apr {
  return { percent: unitRate * perYear * 100, printed: printedPercent(unitRate, perYear) };
}

/** Sum of whole cents above 0. */
function checkedAmounts(field: string, amounts: readonly Cents[]): number {
  let total = 0;
  if (amounts.length === 0 || amounts.length > FLOWS_MAX)
    refuse(field, `${field} must hold 1 to ${FLOWS_MAX} amounts.`, FLOWS_MAX);
  for (const amount of amounts) total += checkedAmount(field, amount);
  return total;
}

function checkedAmount(field: string, amount: Cents): Cents {
  if (!Number.isSafeInteger(amount) || amount <= 0) refuse(field, `${field} must be whole cents above 0: ${amount}`, 1);
  return amount;
}

/**
 * Annual percentage rate of one advance repaid in equally spaced payments; the first period may be odd (12 CFR 1026 App. J (b)(8)).
 * @param series.payments amounts in order, all above 0; a single payment takes the unit `single`.
 * @param series.anchorDay day of the month of the series where the first date is a clamped month end.
 * @throws DomainRefusal for amounts that are not above 0, a first payment before the advance, or payments below the advance.
 * @example $5,000, 24 payments of $230, 1978-01-10, first 1978-02-10, monthly: 9.69.
 */
export function seriesApr(series: {
  amountFinancedCents: Cents;
  startOn: CivilDate;
  firstDueOn: CivilDate;
  period: UnitPeriod;
  payments: readonly Cents[];
  anchorDay?: number;
}): Apr {
  const { amountFinancedCents, period, payments } = series;
  const startOn = civilDate(series.startOn, 'startOn');
  const firstDueOn = civilDate(series.firstDueOn, 'firstDueOn');
  checkedAmount('amountFinancedCents', amountFinancedCents);
  const total = checkedAmounts('payments', payments);
  if (period.unit === 'single' && payments.length > 1) refuse('payments', 'A single-payment plan has one payment.', 1);
  const timing =
    period.unit === 'single'
      ? singlePayment(startOn, firstDueOn)
      : { time: unitTime(startOn, firstDueOn, period, series.anchorDay), perYear: unitPeriodsPerYear(period) };
  const { whole, fraction } = timing.time;
  return aprOf(seriesRate({ advance: amountFinancedCents, payments, total, whole, fraction }), timing.perYear);
}

/** An amount on a day. */
export type DatedAmount = { on: CivilDate; amountCents: Cents };

type TimedAmount = UnitTime & { amountCents: Cents };

function presentValue(flows: readonly TimedAmount[], rate: number): number {
  let value = 0;
  for (const flow of flows) value += flow.amountCents / ((1 + flow.fraction * rate) * (1 + rate) ** flow.whole);
  return value;
}

/**
 * Annual percentage rate of any advances and payments on any dates (App. J (b)(1)–(3)): the root of
 * `Σ P / ((1 + f·i)(1 + i)^t) = Σ A / ((1 + e·i)(1 + i)^q)`, times counted from the first advance, by bisection.
 * @throws DomainRefusal for empty lists, amounts that are not above 0, a payment before the first advance, payments below the
 * advances, or a rate above 1,000 % per unit-period.
 */
export function datedApr(flows: {
  advances: readonly DatedAmount[];
  payments: readonly DatedAmount[];
  period: Exclude<UnitPeriod, { unit: 'single' }>;
  anchorDay?: number;
}): Apr {
  const { period, anchorDay } = flows;
  const amounts = (list: readonly DatedAmount[]): Cents[] => list.map((flow) => flow.amountCents);
  checkedAmounts('advances', amounts(flows.advances));
  checkedAmounts('payments', amounts(flows.payments));
  for (const { on } of [...flows.advances, ...flows.payments]) civilDate(on, 'on');
  const startOn = flows.advances.map((advance) => advance.on).reduce((a, b) => (a < b ? a : b));
  const timed = (list: readonly DatedAmount[]): TimedAmount[] =>
    list.map(({ on, amountCents }) => ({
      amountCents,
      ...unitTime(startOn, on, period, anchorDay),
    }));
  const advances = timed(flows.advances);
  const payments = timed(flows.payments);
  const surplus = (rate: number): number => presentValue(payments, rate) - presentValue(advances, rate);

  const gain = surplus(0);
  if (gain < 0) refuse('payments', 'The payments return less than the amount financed.', presentValue(advances, 0));
  if (gain === 0) return aprOf(0, 1);
  let [low, high] = [0, 0.02];
  while (surplus(high) > 0) {
    [low, high] = [high, high * 2];
    if (low > UNIT_RATE_MAX) refuse('payments', 'No annual percentage rate fits these payments.', UNIT_RATE_MAX);
  }
  for (let round = 0; round < 200 && high - low > 1e-15; round += 1) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (surplus(middle) > 0) low = middle;
    else high = middle;
  }
  const rate = (low + high) / 2;
  if (Math.abs(surplus(rate)) > 1e-9 * presentValue(payments, 0)) {
    refuse('payments', 'No annual percentage rate fits these payments.', UNIT_RATE_MAX);
  }
  return aprOf(rate, unitPeriodsPerYear(period));
}
