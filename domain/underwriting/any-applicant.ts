import fc from 'fast-check';
import { MISMATCH_FIELDS, SPECIALTIES } from '../enums';
import { STATE_CODES } from '../us-states';
import { IDENTITY_CHECKS, INTAKE_CHANNELS, PURPOSES, SECOND_LOOKS } from './fields';
import type { DecisionInputs } from './inputs';
import { anApplicant } from './test-applicants';

const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 12, nil: null });
const rarely = fc.oneof({ arbitrary: fc.constant(false), weight: 24 }, { arbitrary: fc.boolean(), weight: 1 });
const dollars = (max: number) => fc.integer({ min: 0, max: max * 100 });
const few = (max: number) => fc.oneof({ arbitrary: fc.constant(0), weight: 8 }, { arbitrary: fc.nat(max), weight: 1 });

/** Applicants of all kinds for property tests, most of them with a chance of approval. */
export const anyApplicant: fc.Arbitrary<DecisionInputs> = fc
  .record({
    age: sometimes(fc.integer({ min: 16, max: 99 })),
    stateCode: fc.oneof(
      { arbitrary: fc.constant('TX' as const), weight: 8 },
      { arbitrary: fc.constantFrom(...STATE_CODES), weight: 2 },
    ),
    annualIncomeCents: sometimes(dollars(300_000)),
    requestedAmountCents: sometimes(dollars(30_000)),
    monthlyDebtCents: sometimes(dollars(3_000)),
    score: sometimes(fc.integer({ min: 480, max: 850 })),
    tradelines: sometimes(fc.nat(12)),
    oldestTradelineMonths: sometimes(fc.nat(240)),
    revolvingUtilization: sometimes(fc.nat(120)),
    inquiries6m: fc.nat(11),
    delinq90_24m: few(2),
    monthsSinceDelinq90: fc.constantFrom(null, null, null, 6, 20),
    delinquenciesEver: sometimes(few(3)),
    chargeOffs24m: few(3),
    publicRecordBankruptcyMonths: fc.constantFrom(null, null, null, null, 12, 40),
    frozen: rarely,
    noHit: rarely,
    fraudAlertLevel: few(2),
    mismatches: fc.oneof(
      { arbitrary: fc.constant([]), weight: 15 },
      { arbitrary: fc.subarray([...MISMATCH_FIELDS]), weight: 1 },
    ),
  })
  .chain((first) =>
    fc
      .record({
        identityCheck: fc.oneof(
          { arbitrary: fc.constant('PASS' as const), weight: 12 },
          { arbitrary: fc.constantFrom(...IDENTITY_CHECKS), weight: 1 },
        ),
        kbaPassed: fc.constantFrom(null, null, true, false),
        identityVerified: fc.constantFrom(null, true, true, false),
        ssnAlreadyUsed: rarely,
        existingBalanceCents: few(500_000),
        currentLineCents: fc.constantFrom(null, null, 200_000, 1_200_000),
        internalDpdNow: few(60),
        internalDpdMax: few(60),
        internalDisputed: rarely,
        priorChargeOff: rarely,
        mlaCovered: fc.boolean(),
        practiceSpecialty: sometimes(fc.constantFrom(...SPECIALTIES)),
        practiceStateCode: fc.constantFrom('TX' as const, 'TX' as const, 'CA' as const),
        practiceSecondLook: fc.constantFrom(...SECOND_LOOKS),
        applicationChannel: fc.constantFrom(...INTAKE_CHANNELS),
        purpose: fc.constantFrom(...PURPOSES),
      })
      .map((second) => anApplicant({ ...first, ...second })),
  );
