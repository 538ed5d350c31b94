import { centsFromDollars } from '@domain/money/dollars';
import { formatUsdExact } from '@domain/money/usd';
import { civilDate } from '@portals/format/dates';
import type { PlanCalculation } from './answers';

/** Dollars of the wire with their cents, so that the columns of a plan line up. */
export const dollars = (amount: number): string => formatUsdExact(centsFromDollars(amount));

/** Sentences of what was typed. */
export const faults = {
  units: 'Enter a whole number of units, 1 or more.',
  discount: 'Enter a percentage like 10% or a discount per unit like $1.30.',
  amount: 'Enter a dollar amount like 150 or 99.50.',
} as const;

/** Months between two treatments, as a choice. */
export const intervalOptions = [
  { value: '', label: 'Once' },
  { value: '1', label: 'Monthly' },
  ...Array.from({ length: 11 }, (_, index) => ({ value: String(index + 2), label: `Every ${index + 2} months` })),
];

/** "4 × $468.00" */
export const timesWords = (times: number, amount: number): string => `${times} × ${dollars(amount)}`;

/** "12 payments, the first today, the last on July 20, 2027" */
export function paymentsWords({ payments }: Pick<PlanCalculation, 'payments'>): string {
  return `${payments.length} payments, from today to ${civilDate(payments.at(-1)?.on)}`;
}

/** "18 treatments a year" */
export function treatmentsWords({ slots }: Pick<PlanCalculation, 'slots'>): string {
  const count = slots.reduce((sum, months) => sum + months.length, 0);
  const visits = new Set(slots.flat()).size;
  return `${count === 1 ? '1 treatment' : `${count} treatments`} in ${visits === 1 ? '1 month' : `${visits} months`}`;
}

export const removedWords = (name: string): string => `${name} removed.`;
export const replacedWords = (template: string): string => `Plan replaced with ${template}.`;

/** How the practice is paid, in a sentence. */
export function depositWords({ contract, deposits }: NonNullable<PlanCalculation['practiceReceives']>): string {
  const day = civilDate(deposits[0]?.sentOn, 'table');
  if (contract === 'UPFRONT') return `If the plan starts today, we send it on ${day}`;
  return `${deposits.length} deposits, one after each payment, starting ${day}`;
}

/** Which month takes what is left, where the last payment is another amount. */
export const lastWords = (amount: number): string => `The last payment is ${dollars(amount)} because of rounding.`;
