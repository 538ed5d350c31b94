import type { Enrollment, Grade, Specialty } from '../enums';
import type { Cents } from '../money/cents';
import type { PromoMethod } from '../payment-plan/plan';
import type { StateCode } from '../us-states';
import type { FieldName, FileType } from './fields';
import type { ReasonText } from './reasons';

export const COMPARISONS = ['lt', 'lte', 'gt', 'gte', 'eq', 'neq', 'in', 'notIn', 'between', 'isNull'] as const;
export type Comparison = (typeof COMPARISONS)[number];
export type Scalar = number | boolean | string;

/** A rule's question. `between` is inclusive; `isNull` takes true or false. Money compares in cents. */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly field: FieldName; readonly op: Comparison; readonly value: Scalar | readonly Scalar[] };

export const RULE_STAGES = ['ELIGIBILITY', 'IDENTITY', 'CREDIT', 'CAPACITY'] as const;
export type RuleStage = (typeof RULE_STAGES)[number];

export const RULE_OUTCOMES = [
  'DENY',
  'REVIEW',
  'KBA',
  'PERSONA',
  'FREEZE',
  'NEED_MORE_INFO',
  'SSN_USED',
  'PEND_OUT_OF_STATE',
  'FRAUD_ALERT',
  'FLAG',
] as const;
export type RuleOutcome = (typeof RULE_OUTCOMES)[number];

/** What a rule does when a fact it needs is not known. */
export const ON_MISSING = ['REVIEW', 'HIT', 'PASS'] as const;
export type OnMissing = (typeof ON_MISSING)[number];

export type Rule = {
  readonly id: string;
  /** Place in the run and in the choice of reasons; unique within the ruleset. */
  readonly order: number;
  readonly name: string;
  readonly stage: RuleStage;
  readonly appliesTo?: {
    readonly fileType?: FileType;
    readonly states?: readonly StateCode[];
    readonly specialties?: readonly Specialty[];
  };
  readonly when: Condition;
  readonly onMissing: OnMissing;
  readonly outcome: RuleOutcome;
  readonly reasonCode: string | null;
  readonly archived: boolean;
};

export type UnderwritingRuleset = {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly rules: readonly Rule[];
};

/** Moves the grade when its condition holds: −1 is one grade worse. A notch down must carry a reason. */
export type GradeAdjustment = {
  readonly code: string;
  readonly name: string;
  readonly when: Condition;
  readonly notches: number;
  readonly reasonCode: string | null;
};

export type GradeAssignment = {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly grades: readonly { readonly grade: Grade; readonly fileType: FileType; readonly minScore: number }[];
  readonly gradeAdjustments: readonly GradeAdjustment[];
  /** Worst grade an adjustment may lead to. */
  readonly floor: Grade;
  /** Best grade an adjustment may lead to. */
  readonly cap: Grade;
};

/** One cell of a line table; `incomeMaxCents` is exclusive, null means no upper end. */
export type CreditLineRow = {
  readonly grade: Grade;
  readonly incomeMinCents: Cents;
  readonly incomeMaxCents: Cents | null;
  readonly lineCents: Cents;
};

export type CreditLineAssignment = {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly archived: boolean;
  /** The specialty that the table is for; null for the default table, which is used where a specialty has no table of its own. */
  readonly specialty: Specialty | null;
  readonly fileType: FileType;
  readonly rows: readonly CreditLineRow[];
  /** Largest line as a share of yearly income, in basis points. */
  readonly maxPctIncomeBps: number;
  /** Largest share of monthly income for debt including this line, in basis points. */
  readonly maxDtiBps: number;
  /** Rate (basis points a year) and term (months) that turn a monthly payment into a line. */
  readonly refRateBps: number;
  readonly refTerm: number;
  readonly roundToCents: Cents;
  readonly minLineCents: Cents;
  readonly maxLineCents: Cents;
};

/** Basis points by product and grade; null means the product is not offered to that grade. */
export type GradeRiskTable = {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly enabled: boolean;
  readonly archived: boolean;
  readonly products: readonly { readonly product: string; readonly values: Readonly<Record<Grade, number | null>> }[];
};

export type Product = {
  readonly product: string;
  readonly name: string;
  readonly enabled: boolean;
  readonly minAmountCents: Cents;
  readonly maxAmountCents: Cents;
  readonly minModifyAmountCents: Cents;
  readonly mdfBps: number;
  readonly allerganMdfBps: number;
  readonly minimumFeeCents: Cents;
  readonly fixedTerm: number;
  readonly promoTerm: number | null;
  readonly promoMethod: PromoMethod | null;
};

export type ProductGroup = {
  readonly id: string;
  readonly name: string;
  readonly boardingPreset: boolean;
  readonly products: readonly Product[];
  /** The specialties whose practices begin with it; no part of a decision, so that a group in force says none. */
  readonly specialties?: readonly Specialty[];
};

/** What a state's law changes; one row per state that differs from the default row. */
export type StateRule = {
  readonly stateCode: StateCode;
  readonly minAge: number;
  readonly served: boolean;
  /** Highest yearly rate in basis points, null when the state's law sets none for this kind of credit. */
  readonly maxAprBps: number | null;
  /** PATIENT_DEVICE: only when the patient applies on a device of their own. */
  readonly allowDeferredInterest: 'YES' | 'PATIENT_DEVICE' | 'NO';
  readonly allowStaffAssist: boolean;
  /** A charge may precede the treatment by this many days at most; null means no limit. */
  readonly maxDaysBeforeTreatment: number | null;
  /** Most that a late fee comes to; 0 where none is charged, null where the law sets no dollar limit. */
  readonly lateFeeCapCents: Cents | null;
  readonly spouseNotice: boolean;
  readonly attorneyFeeClause: boolean;
};

/** Everything a decision depends on besides the inputs: the six tables, the products, the states and a few settings. */
export type UnderwritingConfiguration = {
  readonly riskProfile: {
    readonly id: string;
    readonly name: string;
    readonly version: number;
    readonly type: Enrollment;
  };
  readonly ruleset: UnderwritingRuleset;
  readonly gradeAssignment: GradeAssignment;
  readonly thickCla: readonly CreditLineAssignment[];
  readonly thinCla: readonly CreditLineAssignment[];
  /** Null for a membership profile: its installments bear no interest. */
  readonly gradeRiskApr: GradeRiskTable | null;
  readonly gradeRiskMdf: GradeRiskTable;
  readonly productGroup: ProductGroup;
  readonly stateRules: readonly StateRule[];
  /** Reasons added to the built-in table. */
  readonly reasons?: Readonly<Record<string, ReasonText>>;
  readonly approvalDays: number;
  /** Highest MAPR for a covered borrower, in basis points (32 CFR 232.4: 3600). */
  readonly mlaMaxMaprBps: number;
};
