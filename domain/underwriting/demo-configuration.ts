import { cents } from '../money/cents';
import type { CreditLineAssignment, GradeRiskTable, ProductGroup, UnderwritingConfiguration } from './configuration';
import { DEMO_PRODUCT_GROUPS } from './demo-products';
import { DEMO_RULESET } from './demo-rules';
import {
  DEMO_GRADE_ASSIGNMENT,
  DEMO_GRADE_RISK_APR,
  DEMO_GRADE_RISK_MDF,
  DEMO_THICK_CLA,
  DEMO_THIN_CLA,
} from './demo-tables';
import { DEMO_STATE_RULES } from './state-rules';
import { MEMBERSHIP_PRODUCT } from './verdict';

/** The published risk profile of the demo for patient financing. */
export const DEMO_CONFIGURATION: UnderwritingConfiguration = {
  riskProfile: { id: 'risk-standard', name: 'Standard', version: 3, type: 'APPLICATIONS' },
  ruleset: DEMO_RULESET,
  gradeAssignment: DEMO_GRADE_ASSIGNMENT,
  thickCla: DEMO_THICK_CLA,
  thinCla: DEMO_THIN_CLA,
  gradeRiskApr: DEMO_GRADE_RISK_APR,
  gradeRiskMdf: DEMO_GRADE_RISK_MDF,
  productGroup: DEMO_PRODUCT_GROUPS.standard,
  stateRules: DEMO_STATE_RULES,
  approvalDays: 120,
  mlaMaxMaprBps: 3_600,
};

/** The same risk profile with the products a practice has. */
export function withProductGroup(
  configuration: UnderwritingConfiguration,
  productGroup: ProductGroup,
): UnderwritingConfiguration {
  return { ...configuration, productGroup };
}

/** Lets thin files reach grade D from 620 instead of 640, for practices whose patients have short histories. */
export const DEMO_THIN_FILES: UnderwritingConfiguration = {
  ...DEMO_CONFIGURATION,
  riskProfile: { id: 'risk-thin-files', name: 'Thin files', version: 1, type: 'APPLICATIONS' },
  gradeAssignment: {
    ...DEMO_GRADE_ASSIGNMENT,
    id: 'grades-thin-files',
    name: 'Thin files',
    version: 1,
    grades: DEMO_GRADE_ASSIGNMENT.grades.map((row) =>
      row.fileType === 'THIN' && row.grade === 'D' ? { ...row, minScore: 620 } : row,
    ),
  },
};

/** Membership lines: a quarter of the financing tables, capped at 5 % of income, spread over 12 months without interest. */
function membershipLines(assignments: readonly CreditLineAssignment[]): CreditLineAssignment[] {
  const standard = assignments.filter((assignment) => assignment.specialty === null);
  return standard.map((assignment) => ({
    ...assignment,
    id: `membership-${assignment.id}`,
    name: `Membership, ${assignment.name.toLowerCase()}`,
    rows: assignment.rows.map((row) => ({ ...row, lineCents: cents(row.lineCents / 4) })),
    maxPctIncomeBps: 500,
    refRateBps: 0,
    refTerm: 12,
    roundToCents: cents(1_200),
    minLineCents: cents(12_000),
  }));
}

const MEMBERSHIP_FEES: GradeRiskTable = {
  id: 'mdf-membership',
  name: 'Membership fees',
  version: 1,
  enabled: true,
  archived: false,
  products: [{ product: MEMBERSHIP_PRODUCT, values: { A: 299, B: 299, C: 299, D: 349, E: 399, F: 499, G: 599 } }],
};

/** The membership risk profile of the demo: no rates; the grade sets the largest plan and the practice's variable fee. */
export const DEMO_MEMBERSHIP_CONFIGURATION: UnderwritingConfiguration = {
  ...DEMO_CONFIGURATION,
  riskProfile: { id: 'risk-membership', name: 'Membership standard', version: 1, type: 'MEMBERSHIPS' },
  thickCla: membershipLines(DEMO_THICK_CLA),
  thinCla: membershipLines(DEMO_THIN_CLA),
  gradeRiskApr: null,
  gradeRiskMdf: MEMBERSHIP_FEES,
};
