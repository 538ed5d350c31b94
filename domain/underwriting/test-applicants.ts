import type { DecisionInputs } from './inputs';

/** A sound applicant for tests: thick file, grade B, no rule hit; `change` replaces facts. */
export function anApplicant(change: DecisionInputs = {}): DecisionInputs {
  return {
    age: 41,
    stateCode: 'TX',
    annualIncomeCents: 8_200_000,
    requestedAmountCents: 300_000,
    monthlyDebtCents: 145_000,
    score: 705,
    scoreModel: 'VANTAGE_4',
    tradelines: 9,
    oldestTradelineMonths: 100,
    revolvingUtilization: 34,
    inquiries6m: 1,
    delinq30_24m: 0,
    delinq60_24m: 0,
    delinq90_24m: 0,
    delinquenciesEver: 1,
    chargeOffs24m: 0,
    collectionsNonMedical: 0,
    frozen: false,
    noHit: false,
    fraudAlertLevel: 0,
    ofacHit: false,
    ssnDeceased: false,
    mismatches: [],
    identityCheck: 'PASS',
    ssnAlreadyUsed: false,
    existingBalanceCents: 0,
    internalDpdMax: 0,
    priorChargeOff: false,
    mlaCovered: false,
    practiceSpecialty: 'Dentistry',
    practiceStateCode: 'TX',
    ...change,
  };
}
