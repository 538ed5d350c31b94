import type { DecisionInputs } from '@domain/underwriting/inputs';
import type { ReasonCode } from '@domain/underwriting/reasons';
import type { CreditFile, FraudAlertLevel, IdentityAdvice } from './port';

/** Active-duty alerts ask for the same identity check as initial ones (15 USC 1681c-1(h)(1)). */
const levelOfAlert = { none: 0, initial: 1, activeDuty: 1, extended: 2 } as const satisfies Record<
  FraudAlertLevel,
  number
>;

const checkOfAdvice = {
  none: 'PASS',
  kba: 'KBA',
  document: 'PERSONA',
  moreInformation: 'NEED_MORE_INFO',
} as const satisfies Record<IdentityAdvice, NonNullable<DecisionInputs['identityCheck']>>;

/**
 * The facts of a credit file as the rules read them. A frozen or missing file gives no facts about credit at all:
 * zeros there would read as a clean history.
 */
export function decisionInputsOf(file: CreditFile): DecisionInputs {
  const identity = {
    frozen: file.frozen,
    noHit: file.noHit,
    fraudAlertLevel: levelOfAlert[file.fraudAlertLevel],
    ofacHit: file.ofacHit,
    ssnDeceased: file.ssnDeceased,
    mlaCovered: file.mlaCovered,
    mismatches: file.mismatches,
    identityCheck: checkOfAdvice[file.identityAdvice],
  } as const;
  if (file.frozen || file.noHit) return identity;
  return {
    ...identity,
    score: file.score,
    scoreModel: file.scoreModel,
    scoreFactors: reasonsOf(file),
    monthlyDebtCents: file.monthlyDebtCents,
    tradelines: file.tradelines,
    oldestTradelineMonths: file.oldestTradelineMonths,
    revolvingUtilization: file.revolvingUtilization === null ? null : file.revolvingUtilization * 100,
    inquiries6m: file.inquiries6m,
    delinq30_24m: file.delinquencies30In24m,
    delinq60_24m: file.delinquencies60In24m,
    delinq90_24m: file.delinquencies90In24m,
    monthsSinceDelinq90: file.monthsSince90Late,
    delinquenciesEver: file.delinquenciesEver,
    chargeOffs24m: file.chargeOffs24m,
    collectionsNonMedical: file.collectionsNonMedical,
    publicRecordBankruptcyMonths: file.bankruptcyMonths,
  };
}

/** What a factor may mean in our words; of several the engine tells the one that the file bears out. */
const reasonsByFactor: ReadonlyMap<string, readonly ReasonCode[]> = new Map([
  ['39', ['DELINQUENT_OTHERS']],
  ['18', ['DELINQUENT_OTHERS']],
  ['10', ['UTILIZATION_HIGH']],
  ['14', ['LIMITED_HISTORY', 'ACCOUNT_AGE']],
  ['28', ['LIMITED_HISTORY']],
  ['32', ['INSTALLMENT_HISTORY']],
  ['08', ['INQUIRIES']],
]);

/** Key factors in our words, most important first, each once. A factor we have no words for is left out. */
function reasonsOf(file: CreditFile): ReasonCode[] {
  const publicRecord: ReasonCode = file.bankruptcyMonths === null ? 'COLLECTION' : 'BANKRUPTCY';
  const reasons = file.factors.flatMap(({ code }) =>
    code === '40' ? publicRecord : (reasonsByFactor.get(code) ?? []),
  );
  return [...new Set(reasons)];
}
