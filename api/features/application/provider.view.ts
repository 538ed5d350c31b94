import { DEMO_STATE_RULES, stateRuleFor } from '@domain/underwriting/state-rules';
import { isStateCode } from '@domain/us-states';
import type { PracticeRow } from '../practice/index';

/** A practice as the application needs it before anybody is known. */
export function viewProvider(practice: PracticeRow) {
  const { state_code: state } = practice;
  return {
    practicemanagement: practice.id,
    slug: practice.slug,
    PracticeName: practice.name,
    phoneNumber: practice.phone,
    specialty: practice.specialty,
    state,
    requiresPatientInfo: practice.requires_patient_info === 1,
    fundingType: JSON.parse(practice.funding_types) as string[],
    optionalDebitCard: practice.optional_debit_card === 1,
    isGenesisPrequal: practice.is_genesis_prequal === 1,
    staffAssistAllowed: isStateCode(state) && stateRuleFor(DEMO_STATE_RULES, state).allowStaffAssist,
  };
}
