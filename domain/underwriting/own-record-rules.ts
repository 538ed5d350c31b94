import type { Rule } from './configuration';

const CREDIT = { stage: 'CREDIT', onMissing: 'PASS', archived: false } as const;

/**
 * What our own books say of the person, in every decision: the first, one after a denial, a refresh, an increase. Every
 * ruleset has them; who publishes one may change them or put them into its archive.
 * @NOTE choice: a dispute is told to staff and denies nobody: it is a right of the borrower's, and its days are not late
 * (15 USC 1691(a)(3), 12 CFR 1002.4(a)).
 */
export const OWN_RECORD_RULES: readonly Rule[] = [
  {
    ...CREDIT,
    id: 'past-due-now-with-us',
    order: 175,
    name: 'A loan with us is past due',
    when: { field: 'internalDpdNow', op: 'gte', value: 1 },
    outcome: 'DENY',
    reasonCode: 'PAST_DUE_WITH_US',
  },
  {
    ...CREDIT,
    id: 'past-due-with-us',
    order: 180,
    name: '30 days past due with us in the last 12 months',
    when: { field: 'internalDpdMax', op: 'gte', value: 30 },
    outcome: 'DENY',
    reasonCode: 'POOR_WITH_US',
  },
  {
    ...CREDIT,
    id: 'charge-off-with-us',
    order: 190,
    name: 'Charged off with us before',
    when: { field: 'priorChargeOff', op: 'eq', value: true },
    outcome: 'DENY',
    reasonCode: 'CHARGED_OFF_WITH_US',
  },
  {
    ...CREDIT,
    id: 'disputed-with-us',
    order: 195,
    name: 'A loan with us is disputed',
    when: { field: 'internalDisputed', op: 'eq', value: true },
    outcome: 'FLAG',
    reasonCode: null,
  },
];

/**
 * A ruleset with the rules that it lacks, by their ids, each in its place or behind it where that is taken; null where it
 * has them all. One that stands in the archive was put there by somebody and stays.
 */
export function withOwnRecordRules(rules: readonly Rule[]): readonly Rule[] | null {
  const lacking = OWN_RECORD_RULES.filter(({ id }) => !rules.some((rule) => rule.id === id));
  if (lacking.length === 0) return null;
  const taken = new Set(rules.map(({ order }) => order));
  const added = lacking.map((rule) => {
    let { order } = rule;
    while (taken.has(order)) order += 1;
    taken.add(order);
    return { ...rule, order };
  });
  return [...rules, ...added];
}
