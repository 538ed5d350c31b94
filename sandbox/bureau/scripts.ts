import { type BureauFile, emptyFile, scoredFile } from './bureau-file';

export type PullRequest = {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly ssnLast4: string;
  readonly ssn?: string | undefined;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly zipCode: string;
  };
  readonly statedAnnualIncome?: number | undefined;
  /** Reference of the pull whose differing answers this one corrects. */
  readonly corrects?: string | undefined;
};

export type Script = {
  readonly lastFour: string;
  readonly file: string;
  readonly outcome: string;
  /** Who the file is about, when that is not the applicant. */
  readonly consumerId?: string;
  /** Null: the bureau does not answer. */
  readonly answer: ((pull: PullRequest) => BureauFile) | null;
};

/** The right address of script 0009 and the right number of script 0010. */
export const FILE_ADDRESS = { street: '100 Main Street', city: 'Austin', state: 'TX', zipCode: '78701' } as const;
export const FILE_SSN = '900-55-0010';
/** The script that checks the whole number. */
export const NUMBER_SCRIPT = '0010';

const ASSUMED_ANNUAL_INCOME = 60_000;
/** Leaves two hundredths of the monthly income below the usual limit of 45 %. */
const HIGH_DEBT_RATIO = 0.43;

function thickFile(score: number, facts: Partial<Omit<BureauFile, 'score'>> = {}): BureauFile {
  return scoredFile({
    score,
    tradelines: 11,
    oldestTradelineMonths: 94,
    revolvingUtilization: 0.28,
    inquiries6m: 1,
    monthlyDebt: 640,
    ...facts,
  });
}

const always = (file: BureauFile) => () => file;

/** The applicants of the demo: the last four digits choose the file, everything else is ordinary input. */
export const scripts: readonly Script[] = [
  {
    lastFour: '0001',
    file: 'Thick, 780',
    outcome: 'APPROVED, grade A',
    answer: always(
      thickFile(780, { revolvingUtilization: 0.08, inquiries6m: 0, oldestTradelineMonths: 188, tradelines: 16 }),
    ),
  },
  {
    lastFour: '0002',
    file: 'Thick, 672',
    outcome: 'APPROVED, grade C',
    answer: always(thickFile(672, { revolvingUtilization: 0.46, delinqEver: 1 })),
  },
  {
    lastFour: '0003',
    file: 'Thin, 705',
    outcome: 'Requested $5,000 or less: APPROVED, thin line table; more: identity inquiry first, then APPROVED',
    answer: always(
      thickFile(705, { tradelines: 2, oldestTradelineMonths: 40, revolvingUtilization: 0.19, monthlyDebt: 210 }),
    ),
  },
  {
    lastFour: '0004',
    file: 'Thick, 520, 90 days late four months ago',
    outcome: 'DENIED, with reasons',
    answer: always(
      thickFile(520, {
        delinq30: 4,
        delinq60: 2,
        delinq90: 1,
        monthsSince90Late: 4,
        revolvingUtilization: 0.91,
        inquiries6m: 5,
        collectionsNonMedical: 1,
      }),
    ),
  },
  {
    lastFour: '0005',
    file: 'Security freeze',
    outcome: 'REVIEW, freeze',
    answer: always({ ...emptyFile, frozen: true }),
  },
  {
    lastFour: '0006',
    file: 'Thick, 700, knowledge questions required',
    outcome: 'Questions, then APPROVED (right answers below)',
    answer: always(thickFile(700, { identityAdvice: 'kba' })),
  },
  {
    lastFour: '0007',
    file: 'Thick, 700, identity inquiry required',
    outcome: 'Identity inquiry, then APPROVED after Pass on its page',
    answer: always(thickFile(700, { identityAdvice: 'document' })),
  },
  {
    lastFour: '0008',
    file: 'Thick, 690, needs more information',
    outcome: 'REVIEW, needMoreInfo',
    answer: always(thickFile(690, { identityAdvice: 'moreInformation' })),
  },
  {
    lastFour: '0009',
    file: 'Thick, 715, address mismatch',
    outcome: `Mismatch page; ${FILE_ADDRESS.street}, ${FILE_ADDRESS.city} ${FILE_ADDRESS.state} ${FILE_ADDRESS.zipCode} then APPROVED`,
    answer: (pull) => thickFile(715, { mismatches: isFileAddress(pull.address) ? [] : ['address'] }),
  },
  {
    lastFour: NUMBER_SCRIPT,
    file: 'Thick, 715, SSN mismatch',
    outcome: `Mismatch page; full SSN ${FILE_SSN} then APPROVED, every other number stays a mismatch`,
    answer: (pull) => thickFile(715, { mismatches: digitsOf(pull.ssn ?? '') === digitsOf(FILE_SSN) ? [] : ['ssn'] }),
  },
  {
    lastFour: '0011',
    file: 'Thick, 735, belongs to casey@patient.test',
    outcome: 'ssnUsed, the owner’s address masked',
    consumerId: 'consumer-casey',
    answer: always(thickFile(735)),
  },
  {
    lastFour: '0012',
    file: 'Thick, 710, extended fraud alert',
    outcome: 'REVIEW, fraud alert for staff',
    answer: always(thickFile(710, { fraudAlertLevel: 'extended' })),
  },
  {
    lastFour: '0013',
    file: 'Thick, 640, obligations 43% of stated income',
    outcome: 'APPROVED below the request: counter-offer with its reason',
    answer: (pull) =>
      thickFile(640, {
        revolvingUtilization: 0.62,
        delinqEver: 1,
        monthlyDebt:
          Math.round(((pull.statedAnnualIncome ?? ASSUMED_ANNUAL_INCOME) / 12) * HIGH_DEBT_RATIO * 100) / 100,
      }),
  },
  {
    lastFour: '0014',
    file: "The bureau doesn't respond (last name Outage: it returns 503 immediately)",
    outcome: '503 and a clear “try again”, nothing lost, never DENIED',
    answer: null,
  },
  {
    lastFour: '0015',
    file: 'Thick, 560, two charge-offs',
    outcome: 'DENIED; patientfi-plus is offered where the practice has it, as bright-smile does',
    answer: always(
      thickFile(560, { delinq30: 3, delinq60: 1, chargeOffs: 2, revolvingUtilization: 0.84, inquiries6m: 4 }),
    ),
  },
  {
    lastFour: '0016',
    file: 'Thick, 650, bankruptcy 18 months ago',
    outcome: 'DENIED for bankruptcy; the partner lender is asked only where a practice has one',
    answer: always(thickFile(650, { bankruptcyMonths: 18, delinqEver: 1, revolvingUtilization: 0.35, tradelines: 7 })),
  },
  {
    lastFour: '0017',
    file: 'Thick, 735, covered by the Military Lending Act',
    outcome: 'APPROVED, only plans up to 36% with all fees',
    answer: always(thickFile(735, { mlaCovered: true })),
  },
  {
    lastFour: '0018',
    file: 'Thick, 645, bankruptcy 12 months ago',
    outcome: 'DENIED for bankruptcy; a partner lender that is asked finds its own file frozen',
    answer: always(thickFile(645, { bankruptcyMonths: 12, delinqEver: 1, revolvingUtilization: 0.4, tradelines: 6 })),
  },
];

export const scriptsByLastFour: ReadonlyMap<string, Script> = new Map(
  scripts.map((script) => [script.lastFour, script]),
);

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Bureaus compare standardised addresses: case, punctuation, `St`/`Street` and ZIP+4 make no difference. */
function isFileAddress(address: PullRequest['address']): boolean {
  const street = standard(address.street).replace(/\bst\b/, 'street');
  return (
    street === standard(FILE_ADDRESS.street) &&
    standard(address.city) === standard(FILE_ADDRESS.city) &&
    standard(address.state) === standard(FILE_ADDRESS.state) &&
    address.zipCode.slice(0, 5) === FILE_ADDRESS.zipCode
  );
}

function standard(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
