const calculator = '/privi/admin/plan-calculator';
const print = '/admin/privi-print-calculator';

/** The plan calculator of practices and its print page, relative to the base path; apart as those of reports are (membership §2). */
export const planCalculatorPaths = {
  calculator: { pattern: calculator, href: () => calculator },
  print: {
    pattern: print,
    href: (practiceId: string, plan: string) => `${print}?${new URLSearchParams({ practice: practiceId, plan })}`,
  },
} as const;
