/** A fault to plant: one exact text of one file of domain/ is replaced, and the named tests must fail. */
export type PlantedFault = {
  readonly fault: string;
  /** Inside domain/. */
  readonly file: string;
  /** Must occur exactly once in the file. */
  readonly search: string;
  readonly replacement: string;
  /** Inside domain/. */
  readonly tests: readonly string[];
};

/** One fault per line of the table in docs/mutations.md. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    fault: 'wrong rounding: halves are rounded down',
    file: 'money/rounding.ts',
    search: '2 * (product - whole * divisor) >= divisor',
    replacement: '2 * (product - whole * divisor) > divisor',
    tests: ['money/money.test.ts'],
  },
  {
    fault: 'float cents: a share of an amount is not rounded',
    file: 'money/rate.ts',
    search: 'return cents(multiplyDivideHalfUp(amount, share, RATE_UNITS));',
    replacement: 'return ((amount * share) / RATE_UNITS) as Cents;',
    tests: ['ledger/discount-fee.test.ts'],
  },
  {
    fault: 'lost cents: the remainder of an allocation is dropped',
    file: 'money/allocate.ts',
    search: 'if (left === 0) break;',
    replacement: 'if (left >= 0) break;',
    tests: ['money/money.test.ts'],
  },
  {
    fault: 'leap years: 1900 and 2100 have a 29 February',
    file: 'calendar/civil-date.ts',
    search: '(year % 4 === 0 && year % 100 !== 0) || year % 400 === 0',
    replacement: 'year % 4 === 0',
    tests: ['calendar/calendar.test.ts'],
  },
  {
    fault: 'bank holidays: one on a Sunday is not observed on Monday',
    file: 'calendar/bank-holidays.ts',
    search: '(weekday(day) === 0 ? addDays(day, 1) : day)',
    replacement: '(weekday(day) === 0 ? addDays(day, 0) : day)',
    tests: ['calendar/calendar.test.ts'],
  },
  {
    fault: 'drift of due dates: each is counted from the one before',
    file: 'payment-plan/due-dates.ts',
    search: 'dates.push(fromParts(year, month, anchorDay));',
    replacement: 'dates.push(fromParts(year, month, partsOf(dates.at(-1) ?? firstDueOn).day));',
    tests: ['payment-plan/quote-plan.test.ts', 'payment-plan/amortize.test.ts'],
  },
  {
    fault: 'skipped last payment',
    file: 'payment-plan/amortize.ts',
    search: 'index < dueOn.length && balance > 0',
    replacement: 'index < dueOn.length - 1 && balance > 0',
    tests: ['payment-plan/amortize.test.ts'],
  },
  {
    fault: 'the last payment does not take what is left',
    file: 'payment-plan/amortize.ts',
    search: 'const closing = closes ? dueOn.length - 1 : -1;',
    replacement: 'const closing = closes ? dueOn.length : -1;',
    tests: ['payment-plan/amortize.test.ts'],
  },
  {
    fault: 'the level payment is rounded down',
    file: 'payment-plan/amortize.ts',
    search: 'Math.round(payment)',
    replacement: 'Math.floor(payment)',
    tests: ['payment-plan/amortize.test.ts'],
  },
  {
    fault: 'APR: odd days count over 31',
    file: 'disclosure/unit-period.ts',
    search: '((months % every) * 30 + days) / (30 * every)',
    replacement: '((months % every) * 30 + days) / (31 * every)',
    tests: ['disclosure/apr.test.ts'],
  },
  {
    fault: 'swapped outcome order: a frozen file wins over open questions',
    file: 'application/outcome.ts',
    search: 'holds: (facts) => facts.kbaRequired && facts.hasKbaQuestions,',
    replacement: 'holds: (facts) => facts.kbaRequired && facts.hasKbaQuestions && !facts.freeze,',
    tests: ['application/outcome.test.ts'],
  },
  {
    fault: 'swapped decision order: a duplicate SSN wins over a frozen file',
    file: 'underwriting/resolve-outcome.ts',
    search: "  { verdict: 'FREEZE', bits: OUTCOME_BIT.FREEZE, status: 'REVIEW' },",
    replacement:
      "  { verdict: 'SSN_USED', bits: OUTCOME_BIT.SSN_USED, status: 'DENIED' },\n" +
      "  { verdict: 'FREEZE', bits: OUTCOME_BIT.FREEZE, status: 'REVIEW' },",
    tests: ['underwriting/rules.test.ts', 'underwriting/worked-examples.test.ts', 'underwriting/credit.test.ts'],
  },
  {
    fault: 'a credit line is rounded up',
    file: 'underwriting/credit-line.ts',
    search: 'return value - (value % step);',
    replacement: 'return Math.ceil(value / step) * step;',
    tests: ['underwriting/worked-examples.test.ts', 'underwriting/credit.test.ts'],
  },
  {
    fault: 'a reason is given on a full approval',
    file: 'underwriting/verdict.ts',
    search: 'if (isLess) ending.reasons =',
    replacement: 'ending.reasons =',
    tests: ['underwriting/worked-examples.test.ts', 'underwriting/decide.property.test.ts'],
  },
  {
    fault: 'five reasons instead of four',
    file: 'underwriting/choose-reasons.ts',
    search: 'if (chosen.length === MAX_REASONS) break;',
    replacement: 'if (chosen.length > MAX_REASONS) break;',
    tests: ['underwriting/rules.test.ts', 'underwriting/credit.test.ts', 'underwriting/decide.property.test.ts'],
  },
  {
    fault: 'the minimum fee is missing',
    file: 'ledger/discount-fee.ts',
    search: 'cents(Math.max(shareOf(amount, rate), minimum))',
    replacement: 'cents(Math.max(shareOf(amount, rate), minimum * 0))',
    tests: ['ledger/discount-fee.test.ts'],
  },
  {
    fault: 'the odd days of a first period are forgotten when a loan is paid off',
    file: 'loan/billing.ts',
    search: 'const odd = oddInterest(terms, number, base);',
    replacement: 'const odd = 0;',
    tests: ['loan/odd-first-period.test.ts'],
  },
  {
    fault: 'a second form beside a checked condition is compiled',
    file: 'underwriting/validate-condition.ts',
    search: 'validateForm(condition, place);',
    replacement: '',
    tests: ['underwriting/foreign-configuration.test.ts'],
  },
  {
    fault: 'a reversal keeps the signs',
    file: 'ledger/reversal.ts',
    search: 'amount: cents(0 - amount)',
    replacement: 'amount: cents(amount)',
    tests: ['ledger/invariants.test.ts'],
  },
  {
    fault: 'the same idempotency key with another body is answered',
    file: 'ledger/invariants.ts',
    search: "return stored.bodyHash === bodyHash ? 'replay' : 'conflict';",
    replacement: "return stored.bodyHash === bodyHash ? 'replay' : 'replay';",
    tests: ['ledger/invariants.test.ts'],
  },
  {
    fault: 'late fees are paid before the installment (pyramiding)',
    file: 'loan/allocation.ts',
    search:
      "  'PAST_DUE_INTEREST',\n  'PAST_DUE_PRINCIPAL',\n  'DUE_INTEREST',\n  'DUE_PRINCIPAL',\n  'PAST_DUE_PENALTY',",
    replacement:
      "  'PAST_DUE_PENALTY',\n  'PAST_DUE_INTEREST',\n  'PAST_DUE_PRINCIPAL',\n  'DUE_INTEREST',\n  'DUE_PRINCIPAL',",
    tests: ['loan/allocation.test.ts'],
  },
  {
    fault: 'off-by-one grace: the late fee comes on day 10',
    file: 'loan/late-fee.ts',
    search: '<= rule.graceDays',
    replacement: '< rule.graceDays',
    tests: ['loan/delinquency.test.ts'],
  },
  {
    fault: 'a returned payment still counts',
    file: 'loan/fold-loan.ts',
    search: '.filter(({ id }) => !reversed.has(id))',
    replacement: '',
    tests: ['loan/replay.test.ts'],
  },
  {
    fault: 'a promotion ends a day early',
    file: 'loan/billing.ts',
    search: 'on > lastOn',
    replacement: 'on >= lastOn',
    tests: ['loan/promotion.test.ts'],
  },
  {
    fault: 'a transaction without a plan can be approved',
    file: 'credit-transaction/status.ts',
    search: "  { when: 'no plan selected', refused: 'missing_plan' },\n",
    replacement: '',
    tests: ['credit-transaction/status.test.ts'],
  },
  {
    fault: 'points are rounded half up instead of down',
    file: 'membership/loyalty.ts',
    search: '(BigInt(paid) * BigInt(perDollar)) / 100n',
    replacement: '(BigInt(paid) * BigInt(perDollar) + 50n) / 100n',
    tests: ['membership/credits-and-points.test.ts'],
  },
  {
    fault: 'a stale cancellation statement is charged',
    file: 'membership/cancellation.ts',
    search: "  if (!isSameQuote(quote, current)) return { refused: 'quote_stale' };\n",
    replacement: '',
    tests: ['membership/cancellation.test.ts'],
  },
  {
    fault: 'granted credits can be withdrawn',
    file: 'membership/global-credits.ts',
    search: "lots.filter((lot) => lot.kind === 'PURCHASED' && isUsable(lot, on))",
    replacement: 'lots.filter((lot) => isUsable(lot, on))',
    tests: ['membership/credits-and-points.test.ts'],
  },
];

/** How often a fault's text occurs in a file's text; 1 is right. */
export function occurrences(fault: PlantedFault, text: string): number {
  return text.split(fault.search).length - 1;
}

/** The text of docs/mutations.md. */
export function mutationsDocument(): string {
  const rows = PLANTED_FAULTS.map(({ fault, file, tests }, index) => {
    return `| ${index + 1} | ${fault} | \`domain/${file}\` | ${tests.map((test) => `\`${test}\``).join(', ')} |`;
  });
  return [
    '# Planted faults',
    `A test that never failed proves nothing. \`npx tsx scripts/mutation-check.ts\` plants each of the ${PLANTED_FAULTS.length} faults below, one at a time, in a copy of \`domain/\`, runs the named tests against the copy and requires that one of them fails. It fails itself when a fault survives, when the tests fail without a fault, or when the text a fault replaces is no longer there.`,
    'Generated from `scripts/mutation/planted-faults.ts` with `npx tsx scripts/mutation-check.ts --docs`.',
    ['| # | fault | file | tests |', '|---|---|---|---|', ...rows].join('\n'),
    '',
  ].join('\n\n');
}
