import { addMonths, type CivilDate } from '../calendar/civil-date';
import type { Condition, Rule } from '../underwriting/configuration';
import type { Decision } from '../underwriting/decision';

type Judged = Pick<Decision, 'asOf' | 'reasons' | 'trace'>;

/**
 * The first day on which a bankruptcy that denied an application is old enough for the rule that denied it: until then every
 * application gets the same answer. Null where no bankruptcy denied it.
 * @example "less than 24 months ago", filed 20 months before a decision of November 27: March 27.
 */
export function bankruptcyPassedOn({ asOf, reasons, trace }: Judged, rules: readonly Rule[]): CivilDate | null {
  if (!reasons.includes('BANKRUPTCY')) return null;
  const days = rules.flatMap(({ id, when, outcome }) => {
    const line = trace.find(({ ruleId }) => ruleId === id);
    const monthsAsked = outcome === 'DENY' && line?.hit ? monthsOf(when) : null;
    const months = line?.value;
    return monthsAsked === null || typeof months !== 'number'
      ? []
      : [addMonths(asOf, Math.max(0, monthsAsked - months))];
  });
  return days.sort().at(-1) ?? null;
}

/** The months since a bankruptcy that a rule asks for; null of a rule about something else. */
function monthsOf(when: Condition): number | null {
  if (!('field' in when) || when.field !== 'publicRecordBankruptcyMonths' || typeof when.value !== 'number')
    return null;
  return when.op === 'lt' ? when.value : when.op === 'lte' ? when.value + 1 : null;
}
