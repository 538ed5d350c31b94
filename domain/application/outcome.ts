import type { ApplicationStatus } from '../enums';
import type { PagePath } from './steps';

/** What the step after finish, re-apply or credit increase depends on. */
export type OutcomeFacts = {
  readonly status: ApplicationStatus;
  readonly kbaRequired: boolean;
  readonly hasKbaQuestions: boolean;
  readonly freeze: boolean;
  readonly needMoreInfo: boolean;
  readonly personaRequired: boolean;
  readonly ssnUsed: boolean;
  readonly hasMismatches: boolean;
  readonly patientfiPlusAvailable: boolean;
  /** True when the response names a credit line above zero. */
  readonly hasCreditLine: boolean;
  readonly isReapply: boolean;
  /** The practice takes a debit card in place of a bank account. */
  readonly optionalDebitCard: boolean;
};

export type Outcome = { readonly status: ApplicationStatus; readonly pagePath: PagePath };

/** One row of the outcome table. `status: 'returned'` keeps the status of the response. */
export type OutcomeRow<Facts> = {
  readonly id: string;
  /** The condition in words, for docs/states.md. */
  readonly when: string;
  readonly holds: (facts: Facts) => boolean;
  readonly status: ApplicationStatus | 'returned';
  readonly pagePath: PagePath;
};

/**
 * Outcome after finish, re-apply or credit increase, in the order of borrower §4: the first row that holds decides.
 * The last row holds always.
 */
export const FINISH_OUTCOMES: readonly OutcomeRow<OutcomeFacts>[] = [
  {
    id: 'kba',
    when: 'KBA is required and there are questions',
    holds: (facts) => facts.kbaRequired && facts.hasKbaQuestions,
    status: 'returned',
    pagePath: 'verification-questions',
  },
  {
    id: 'freeze',
    when: 'the credit file is frozen',
    holds: (facts) => facts.freeze,
    status: 'REVIEW',
    pagePath: 'post-personal-info-confirmation',
  },
  {
    id: 'persona',
    when: 'an identity inquiry is required',
    holds: (facts) => facts.personaRequired,
    status: 'REVIEW',
    pagePath: 'verify-identity',
  },
  {
    id: 'more-info',
    when: 'more information is needed',
    holds: (facts) => facts.needMoreInfo,
    status: 'REVIEW',
    pagePath: 'post-personal-info-confirmation',
  },
  {
    id: 'ssn-used',
    when: 'the SSN belongs to another borrower',
    holds: (facts) => facts.ssnUsed,
    status: 'DENIED',
    pagePath: 'duplicated-ssn',
  },
  {
    id: 'patientfi-plus',
    when: 'DENIED and patientfi-plus is available',
    holds: (facts) => facts.status === 'DENIED' && facts.patientfiPlusAvailable,
    status: 'DENIED',
    pagePath: 'patientfi-plus',
  },
  {
    id: 'mismatches',
    when: 'DENIED with mismatches',
    holds: (facts) => facts.status === 'DENIED' && facts.hasMismatches,
    status: 'DENIED',
    pagePath: 'mismatches',
  },
  {
    id: 'denied',
    when: 'DENIED',
    holds: (facts) => facts.status === 'DENIED',
    status: 'DENIED',
    pagePath: 'application-denied',
  },
  {
    id: 'reapply-denied',
    when: 'a re-apply that is neither APPROVED with a line nor has mismatches',
    holds: (facts) => facts.isReapply && !facts.hasMismatches && !(facts.status === 'APPROVED' && facts.hasCreditLine),
    status: 'DENIED',
    pagePath: 'application-denied',
  },
  {
    id: 'approved-debit-card',
    when: 'APPROVED at a practice with optionalDebitCard',
    holds: (facts) => facts.status === 'APPROVED' && facts.optionalDebitCard,
    status: 'APPROVED',
    pagePath: 'debit-card',
  },
  {
    id: 'approved',
    when: 'APPROVED',
    holds: (facts) => facts.status === 'APPROVED',
    status: 'APPROVED',
    pagePath: 'congratulations',
  },
  {
    id: 'waiting',
    when: 'REVIEW or INCOMPLETE',
    holds: () => true,
    status: 'returned',
    pagePath: 'post-personal-info-confirmation',
  },
];

/** Facts of a partner lender's answer. */
export type PartnerLenderFacts = {
  readonly status: ApplicationStatus;
  readonly freeze: boolean;
  readonly isGenesis: boolean;
};

/** Partner-lender result in the order of borrower §4. */
export const PARTNER_LENDER_OUTCOMES: readonly OutcomeRow<PartnerLenderFacts>[] = [
  {
    id: 'genesis-denied',
    when: 'DENIED without freeze',
    holds: (facts) => facts.status === 'DENIED' && !facts.freeze,
    status: 'DENIED',
    pagePath: 'genesis-application-denied',
  },
  {
    id: 'genesis-freeze',
    when: 'DENIED with FREEZE',
    holds: (facts) => facts.status === 'DENIED',
    status: 'DENIED',
    pagePath: 'genesis-application-freeze',
  },
  {
    id: 'genesis-review',
    when: 'REVIEW',
    holds: (facts) => facts.status === 'REVIEW',
    status: 'REVIEW',
    pagePath: 'genesis-application-review',
  },
  {
    id: 'genesis-offer',
    when: 'APPROVED with qualifier GENESIS',
    holds: (facts) => facts.status === 'APPROVED' && facts.isGenesis,
    status: 'APPROVED',
    pagePath: 'genesis-offer-review',
  },
  { id: 'genesis-other', when: 'otherwise', holds: () => true, status: 'returned', pagePath: 'congratulations' },
];

function resolve<Facts extends { readonly status: ApplicationStatus }>(
  rows: readonly OutcomeRow<Facts>[],
  facts: Facts,
): Outcome & { readonly rowId: string } {
  for (const row of rows) {
    if (row.holds(facts))
      return { rowId: row.id, status: row.status === 'returned' ? facts.status : row.status, pagePath: row.pagePath };
  }
  throw new Error('The last row of an outcome table holds always.');
}

/** Status and step after finish, re-apply or credit increase (borrower §4); `rowId` names the row that decided. */
export function resolveOutcome(facts: OutcomeFacts): Outcome & { readonly rowId: string } {
  return resolve(FINISH_OUTCOMES, facts);
}

/** Status and step after a partner lender's answer (borrower §4). */
export function resolvePartnerLenderOutcome(facts: PartnerLenderFacts): Outcome & { readonly rowId: string } {
  return resolve(PARTNER_LENDER_OUTCOMES, facts);
}

/**
 * Step after the answer to a partner lender's offer: accepting goes on to its post-agreement step, rejecting denies.
 */
export function resolvePartnerOffer(answer: 'accept' | 'decline'): Outcome {
  return answer === 'accept'
    ? { status: 'APPROVED', pagePath: 'genesis-post-agreement' }
    : { status: 'DENIED', pagePath: 'genesis-declined-agreement' };
}
