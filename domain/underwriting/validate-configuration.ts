import { ENROLLMENTS } from '../enums';
import { refuse } from '../refusal';
import { isStateCode } from '../us-states';
import type { UnderwritingConfiguration } from './configuration';
import { isReasonCode, type ReasonText } from './reasons';
import { validateRuleset } from './validate-ruleset';
import { fact, oneOf, record, records, text, whole } from './validate-shape';
import { validateGradeAssignment, validateGradeRisk, validateLines, validateProducts } from './validate-tables';

/** Words that make a reason no reason: a bare score or a bare policy (Reg B comment 9(b)(2), CFPB Circular 2022-03). */
const EMPTY_REASON = /\b(credit )?scor(e|es|ing)\b|\bpolicy\b|\binternal (standards?|criteria)\b/i;

/**
 * Checks a configuration before it may decide anything: fields on the whitelist, possible ranges, reachable rules, tables
 * without gaps or overlaps, a better grade never worse off, and a specific reason for every denial and every notch down.
 * @throws DomainRefusal whose field names the place (`ruleset.rules[debt-to-income].when.value`) and whose message says
 * what is wrong there.
 */
export function validateConfiguration(configuration: UnderwritingConfiguration): void {
  record('configuration', configuration);
  record('riskProfile', configuration.riskProfile);
  text('riskProfile.id', configuration.riskProfile.id);
  oneOf('riskProfile.type', configuration.riskProfile.type, ENROLLMENTS);
  const added = configuration.reasons ?? {};
  record('reasons', added);
  for (const [code, reason] of Object.entries(added)) validateReason(`reasons.${code}`, code, reason);
  const isKnownReason = (code: string) => isReasonCode(code) || Object.hasOwn(added, code);
  validateRuleset(configuration.ruleset, isKnownReason);
  validateGradeAssignment(configuration.gradeAssignment, isKnownReason);
  validateLines('thickCla', configuration.thickCla, 'THICK');
  validateLines('thinCla', configuration.thinCla, 'THIN');
  const isMembership = configuration.riskProfile.type === 'MEMBERSHIPS';
  if (configuration.gradeRiskApr !== null) validateGradeRisk('gradeRiskApr', configuration.gradeRiskApr, true);
  else if (!isMembership) refuse('gradeRiskApr', 'A financing profile needs a rate table.');
  validateGradeRisk('gradeRiskMdf', configuration.gradeRiskMdf, false);
  if (!isMembership) validateProducts(configuration.productGroup);
  validateStates(configuration);
  if (
    !Number.isInteger(configuration.approvalDays) ||
    configuration.approvalDays < 1 ||
    configuration.approvalDays > 365
  )
    refuse('approvalDays', 'An approval must last 1 to 365 days.', configuration.approvalDays < 1 ? 1 : 365);
  if (!(configuration.mlaMaxMaprBps > 0 && configuration.mlaMaxMaprBps <= 3_600))
    refuse('mlaMaxMaprBps', "The military limit can't be above 36% (32 CFR 232.4).", 3_600);
}

function validateReason(place: string, code: string, reason: ReasonText): void {
  if (isReasonCode(code)) refuse(place, `${code} is a built-in reason and keeps its text.`);
  record(place, reason);
  for (const part of ['formC1Text', 'patientText', 'howToImprove'] as const) text(`${place}.${part}`, reason[part]);
  fact(`${place}.denialOnly`, reason.denialOnly);
  for (const part of ['formC1Text', 'patientText'] as const) {
    if (EMPTY_REASON.test(reason[part]))
      refuse(`${place}.${part}`, "A score or policy alone isn't a reason. Name the fact behind it.");
  }
}

function validateStates({ stateRules }: UnderwritingConfiguration): void {
  records('stateRules', stateRules);
  const seen = new Set<string>();
  for (const [index, rule] of stateRules.entries()) {
    const place = `stateRules[${rule.stateCode}]`;
    if (!isStateCode(rule.stateCode)) refuse(`stateRules[${index}].stateCode`, "This isn't a state.");
    if (seen.has(rule.stateCode)) refuse(place, 'This state already has a row.');
    seen.add(rule.stateCode);
    if (!(rule.minAge >= 18 && rule.minAge <= 21))
      refuse(`${place}.minAge`, 'The minimum age must be from 18 to 21.', 18);
    for (const part of ['served', 'allowStaffAssist', 'spouseNotice', 'attorneyFeeClause'] as const)
      fact(`${place}.${part}`, rule[part]);
    oneOf(`${place}.allowDeferredInterest`, rule.allowDeferredInterest, ['YES', 'PATIENT_DEVICE', 'NO']);
    for (const part of ['maxDaysBeforeTreatment', 'lateFeeCapCents'] as const)
      if (rule[part] !== null) whole(`${place}.${part}`, rule[part], { min: 0, max: 100_000_000 });
    if (rule.maxAprBps !== null && !(rule.maxAprBps > 0 && rule.maxAprBps <= 10_000))
      refuse(`${place}.maxAprBps`, 'A rate limit must be more than 0% and no more than 100%.', 10_000);
  }
}
