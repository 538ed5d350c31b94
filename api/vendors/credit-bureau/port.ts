import type { CivilDate } from '@domain/calendar/civil-date';
import type { MismatchField } from '@domain/enums';
import type { Cents } from '@domain/money/cents';
import type { SCORE_MODELS } from '@domain/underwriting/fields';
import type { Person } from '../person';

export const fraudAlertLevels = ['none', 'initial', 'extended', 'activeDuty'] as const;
/** Alert the consumer placed on the file (15 USC 1681c-1). Above `none`, identity must be verified before credit. */
export type FraudAlertLevel = (typeof fraudAlertLevels)[number];

export const identityAdvices = ['none', 'kba', 'document', 'moreInformation'] as const;
/** What the bureau's identity product advises before the file is used. */
export type IdentityAdvice = (typeof identityAdvices)[number];

/** One key factor of the score, most important first; at most 4, plus inquiries when they are a factor. */
export type ScoreFactor = { readonly code: string; readonly text: string };

/** Needed in an adverse action notice (15 USC 1681m(a)(3)). */
export type BureauAgency = { readonly name: string; readonly address: string; readonly phone: string };

export type CreditFile = {
  /** The day of the pull, which is that of the score; set when the file is sealed, and absent in files sealed before it was. */
  readonly pulledOn?: CivilDate;
  /** The bureau's number of this pull; kept with the decision. */
  readonly reference: string;
  readonly agency: BureauAgency;
  /** The bureau's own number of the person, the same in every pull; null with no hit. */
  readonly consumerId: string | null;
  /** Yearly income as the bureau's model estimates it; null when it cannot. Used only where no income is asked. */
  readonly incomeEstimateCents: Cents | null;
  readonly noHit: boolean;
  /** A security freeze: nothing else of the file is given, `score` is null. */
  readonly frozen: boolean;
  /** 300 to 850; null with no hit, a freeze, or too little history. */
  readonly score: number | null;
  readonly scoreModel: (typeof SCORE_MODELS)[number];
  /** Share of consumers with a lower score, in percent; null without a score (12 CFR 1022.74(e)(1)(ii)(F)). */
  readonly scoreHigherThanPercent: number | null;
  readonly factors: readonly ScoreFactor[];
  readonly tradelines: number;
  /** Age of the oldest account in months; null without accounts. */
  readonly oldestTradelineMonths: number | null;
  /** 0 to 1 and above when over the limit; null without revolving accounts. */
  readonly revolvingUtilization: number | null;
  readonly inquiries6m: number;
  readonly delinquencies30In24m: number;
  readonly delinquencies60In24m: number;
  readonly delinquencies90In24m: number;
  /** Months since the last payment 90 days late or later; null when never. */
  readonly monthsSince90Late: number | null;
  /** Payments 30 days late or later, over the whole file. */
  readonly delinquenciesEver: number;
  readonly chargeOffs24m: number;
  readonly collectionsNonMedical: number;
  /** Months since a bankruptcy was filed; null when none is on file. */
  readonly bankruptcyMonths: number | null;
  /** Sum of the monthly payments on file. */
  readonly monthlyDebtCents: Cents;
  readonly fraudAlertLevel: FraudAlertLevel;
  readonly ofacHit: boolean;
  readonly ssnDeceased: boolean;
  /** Covered by the Military Lending Act on the day of the pull (32 CFR 232.5(b): a bureau's check is a safe harbor). */
  readonly mlaCovered: boolean;
  /** Where the person's words differ from the file. */
  readonly mismatches: readonly MismatchField[];
  readonly identityAdvice: IdentityAdvice;
};

export type SoftPull = {
  readonly person: Person;
  /** Stated by the applicant; bureaus use it for their debt-to-income products. */
  readonly statedAnnualIncomeCents?: Cents | undefined;
  /** Reference of the pull whose differing answers this one corrects. */
  readonly corrects?: string | undefined;
  /** The TruValidate session of the person's device, by which the bureau's fraud check knows it; absent where the page has none. */
  readonly deviceSession?: string | undefined;
  /** Stable for one try to decide one application: a repeated pull with the same id is the same pull. */
  readonly operationId: string;
};

/**
 * Soft inquiries only: they leave no mark a lender sees.
 *
 * `softPull` throws {@link VendorError} on any failure; the caller answers 503, keeps the application and never
 * denies. It is repeated inside the time limit because a soft pull with the same operation id is one pull.
 */
export type CreditBureau = {
  softPull(pull: SoftPull): Promise<CreditFile>;
};
