import type { CivilDate } from '../calendar/civil-date';
import type { ApplicationStatus, Grade, MismatchField } from '../enums';
import type { Cents } from '../money/cents';
import type { LineSteps } from './credit-line';
import type { FileType, Purpose } from './fields';
import type { AppliedAdjustment } from './grade';
import type { Offer } from './offers';
import type { RuleVerdict } from './resolve-outcome';

/** Version of the engine's behaviour; it changes when the same inputs and configuration may decide differently. */
export const ENGINE_VERSION = 'underwriting-4';

/**
 * Versions that decisions in the database may name and that still replay. 3 chooses reasons that the file bears out; 4 compares a
 * raise with the limit that was asked for, and not with what of it is free.
 */
export const ENGINE_VERSIONS = ['underwriting-2', 'underwriting-3', ENGINE_VERSION] as const;
export type EngineVersion = (typeof ENGINE_VERSIONS)[number];

/** Last step that was reached: the rules, the grade, the line, the plans, or a full pass. */
export type DecidedBy = 'RULES' | 'GRADE' | 'LINE' | 'OFFER' | 'APPROVAL';

/** The flags of a finish response (borrower §7). Several may be set; the client reads them in its fixed order. */
export type DecisionFlags = {
  readonly kbaRequired: boolean;
  readonly freeze: boolean;
  readonly needMoreInfo: boolean;
  readonly personaRequired: boolean;
  readonly ssnUsed: boolean;
  readonly pendOutOfState: boolean;
  readonly fraudAlerts: boolean;
  /** Fields the applicant can still correct; empty when the denial has another cause. */
  readonly mismatches: readonly MismatchField[];
};

/** What a membership profile allows instead of plans (domain model §3.7). */
export type MembershipLimit = {
  readonly maxPlanValueCents: Cents;
  readonly maxMonthlyInstallmentCents: Cents;
  /** The practice's variable merchant discount fee, null when the grade has none. */
  readonly priviVariableMdfBps: number | null;
};

/** How an approved line stands to the line held before. KEPT: an increase was not granted and nothing changes. */
export type LineChange = 'NEW' | 'RAISED' | 'UNCHANGED' | 'LOWERED' | 'KEPT' | 'NONE';

/** A decision without its trace. */
export type Verdict = {
  readonly status: ApplicationStatus;
  readonly verdict: RuleVerdict;
  readonly decidedBy: DecidedBy;
  readonly flags: DecisionFlags;
  readonly purpose: Purpose;
  readonly fileType: FileType;
  readonly gradeBase: Grade | null;
  readonly adjustments: readonly AppliedAdjustment[];
  readonly grade: Grade | null;
  /** For a REVIEW the steps are what the line would be; nothing is granted. */
  readonly lineSteps: LineSteps | null;
  readonly approvedCreditLineCents: Cents;
  readonly maxCreditLineCents: Cents;
  readonly lineChange: LineChange;
  readonly offers: readonly Offer[];
  readonly membership: MembershipLimit | null;
  readonly isCounterOffer: boolean;
  /** A denial that a correction can still turn around; no adverse action notice is due before it is settled. */
  readonly isCorrectable: boolean;
  /** patientfi-plus or the partner lender may be asked next. */
  readonly patientfiPlusAvailable: boolean;
  /** Principal reasons, most important first, at most four; codes of the reason table. */
  readonly reasons: readonly string[];
  /** Rules with outcome FLAG that hit, for staff. */
  readonly markers: readonly string[];
};

export type TraceValue = number | boolean | string | readonly string[] | null;

/** One line per rule, hit or not. `value` is what was read: one value, or one per field when the rule reads several. */
export type TraceEntry = {
  readonly ruleId: string;
  readonly value: TraceValue | Readonly<Record<string, TraceValue>>;
  readonly threshold: string;
  readonly hit: boolean;
  readonly missing: boolean;
  /** False when the rule's scope leaves this application out. */
  readonly applies: boolean;
};

export type Decision = Verdict & {
  readonly engineVersion: string;
  readonly asOf: CivilDate;
  readonly dti: number | null;
  readonly trace: readonly TraceEntry[];
  /** Last day of the approval, null when not approved. */
  readonly creditLineExpiresOn: CivilDate | null;
};
