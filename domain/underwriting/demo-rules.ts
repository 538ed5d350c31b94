import type { Condition, Rule, RuleOutcome, RuleStage, Scalar, UnderwritingRuleset } from './configuration';
import type { FieldName, FileType } from './fields';
import { OWN_RECORD_RULES } from './own-record-rules';
import type { ReasonCode } from './reasons';

const is = (field: FieldName, value: Scalar = true): Condition => ({ field, op: 'eq', value });
const unknown = (field: FieldName): Condition => ({ field, op: 'isNull', value: true });
const notVerified: Condition = { any: [unknown('identityVerified'), is('identityVerified', false)] };

type Extra = { readonly onMissing?: Rule['onMissing']; readonly fileType?: FileType };

// biome-ignore lint/complexity/useMaxParams: the columns of a table of rules.
function rule(
  place: [id: string, order: number, stage: RuleStage],
  name: string,
  when: Condition,
  [outcome, reasonCode]: [RuleOutcome, ReasonCode | null],
  { onMissing = 'PASS', fileType }: Extra = {},
): Rule {
  const [id, order, stage] = place;
  const scope = fileType === undefined ? {} : { appliesTo: { fileType } };
  return { id, order, name, stage, ...scope, when, onMissing, outcome, reasonCode, archived: false };
}

const ELIGIBILITY: readonly Rule[] = [
  rule(['state-served', 10, 'ELIGIBILITY'], 'Applicant lives in a state we don’t serve', is('isStateServed', false), [
    'DENY',
    'STATE_NOT_SERVED',
  ]),
  rule(
    ['minimum-age', 20, 'ELIGIBILITY'],
    'Applicant is too young to sign a contract in their state',
    is('isBelowMinimumAge'),
    ['DENY', 'AGE_CAPACITY'],
  ),
  // A watch-list match is a similarity of names: a person has to clear it before anyone is refused.
  rule(['ofac', 30, 'ELIGIBILITY'], 'Possible match on a sanctions list', is('ofacHit'), ['REVIEW', null]),
  rule(['deceased', 40, 'ELIGIBILITY'], 'SSN holder reported deceased', is('ssnDeceased'), [
    'DENY',
    'IDENTITY_UNVERIFIED',
  ]),
];

const IDENTITY: readonly Rule[] = [
  rule(['freeze', 50, 'IDENTITY'], 'Security freeze on the file', is('frozen'), ['FREEZE', null]),
  rule(['ssn-used', 60, 'IDENTITY'], 'SSN belongs to another account', is('ssnAlreadyUsed'), [
    'SSN_USED',
    'DUPLICATE_APPLICATION',
  ]),
  rule(
    ['fraud-alert', 70, 'IDENTITY'],
    'Fraud alert, identity not verified',
    { all: [is('fraudAlertLevel', 1), notVerified] },
    ['PERSONA', 'FRAUD_REVIEW'],
  ),
  rule(['fraud-alert-extended', 75, 'IDENTITY'], 'Extended fraud alert', is('fraudAlertLevel', 2), [
    'FRAUD_ALERT',
    'FRAUD_REVIEW',
  ]),
  rule(
    ['mismatch-identity', 80, 'IDENTITY'],
    'Name, birth date, or SSN differs from the file',
    { field: 'mismatches', op: 'in', value: ['ssn', 'dateOfBirth', 'name'] },
    ['DENY', 'IDENTITY_UNVERIFIED'],
  ),
  rule(
    ['mismatch-address', 85, 'IDENTITY'],
    'Address differs from the file',
    { field: 'mismatches', op: 'in', value: ['address'] },
    ['DENY', 'RESIDENCE_UNVERIFIED'],
  ),
  rule(
    ['knowledge-questions', 90, 'IDENTITY'],
    'No hit, or the identity check needs questions',
    { all: [{ any: [is('noHit'), is('identityCheck', 'KBA')] }, unknown('kbaPassed')] },
    ['KBA', null],
  ),
  rule(
    ['knowledge-failed', 95, 'IDENTITY'],
    'Knowledge questions failed, identity not verified',
    { all: [is('kbaPassed', false), notVerified] },
    ['DENY', 'IDENTITY_UNVERIFIED'],
  ),
  rule(
    ['identity-inquiry', 100, 'IDENTITY'],
    'The identity check needs a document',
    { all: [is('identityCheck', 'PERSONA'), notVerified] },
    ['PERSONA', null],
  ),
  rule(
    ['more-information', 105, 'IDENTITY'],
    'The identity check needs more information',
    is('identityCheck', 'NEED_MORE_INFO'),
    ['NEED_MORE_INFO', null],
  ),
  rule(
    ['thin-large-request', 110, 'IDENTITY'],
    'Thin file with more than $5,000 requested',
    { all: [{ field: 'requestedAmountCents', op: 'gt', value: 500_000 }, notVerified] },
    ['PERSONA', null],
    { fileType: 'THIN' },
  ),
];

const CREDIT: readonly Rule[] = [
  rule(
    ['no-file', 115, 'CREDIT'],
    'Identity verified, but no credit file',
    { all: [is('noHit'), { any: [is('kbaPassed'), is('identityVerified')] }, unknown('score')] },
    ['DENY', 'NO_FILE'],
  ),
  rule(
    ['late-90-in-12-months', 150, 'CREDIT'],
    'A payment 90 days late in the last 12 months',
    {
      any: [
        { field: 'monthsSinceDelinq90', op: 'lte', value: 12 },
        { all: [unknown('monthsSinceDelinq90'), { field: 'delinq90_24m', op: 'gte', value: 1 }] },
      ],
    },
    ['DENY', 'DELINQUENT_OTHERS'],
  ),
  rule(
    ['charge-offs', 160, 'CREDIT'],
    'Two charge-offs in 24 months',
    { field: 'chargeOffs24m', op: 'gte', value: 2 },
    ['DENY', 'DELINQUENT_OTHERS'],
  ),
  rule(
    ['bankruptcy', 170, 'CREDIT'],
    'Bankruptcy less than 24 months ago',
    { field: 'publicRecordBankruptcyMonths', op: 'lt', value: 24 },
    ['DENY', 'BANKRUPTCY'],
  ),
  ...OWN_RECORD_RULES,
  rule(
    ['many-inquiries', 200, 'CREDIT'],
    'Ten inquiries in six months',
    { field: 'inquiries6m', op: 'gte', value: 10 },
    ['REVIEW', 'INQUIRIES'],
  ),
];

const CAPACITY: readonly Rule[] = [
  rule(
    ['minimum-income', 120, 'CAPACITY'],
    'Income below $15,000',
    { field: 'annualIncomeCents', op: 'lt', value: 1_500_000 },
    ['DENY', 'INCOME_LOW'],
  ),
  rule(
    ['debt-to-income', 130, 'CAPACITY'],
    'Debt above 55% of income',
    { field: 'dti', op: 'gt', value: 0.55 },
    ['DENY', 'OBLIGATIONS_HIGH'],
    { onMissing: 'REVIEW' },
  ),
  rule(
    ['debt-to-income-review', 140, 'CAPACITY'],
    'Debt between 45% and 55% of income',
    { field: 'dti', op: 'between', value: [0.45, 0.55] },
    ['REVIEW', 'OBLIGATIONS_HIGH'],
  ),
  rule(['out-of-state', 210, 'CAPACITY'], 'Applicant lives outside the practice’s state', is('isOutOfState'), [
    'PEND_OUT_OF_STATE',
    'RESIDENCE_UNVERIFIED',
  ]),
];

/** The demo rules (domain model §6). A score below the last grade is refused by the grade step, not by a rule. */
export const DEMO_RULESET: UnderwritingRuleset = {
  id: 'ruleset-standard',
  name: 'Standard rules',
  version: 4,
  rules: [...ELIGIBILITY, ...IDENTITY, ...CREDIT, ...CAPACITY],
};
