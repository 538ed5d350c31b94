import { expect, test } from 'vitest';
import type { AccessRule, Endpoint } from './endpoint';
import { allEndpoints } from './index';
import { OF_BOTH } from './testing/permissions-of-both';

/** Ids in calls that write which are nobody's noun of `ownedObjects`, each with why no foreign one does harm. */
const NOT_OWNED: Readonly<Record<string, string>> = {
  'addProviderInformation body.onboardingId': 'onboardings are the platform’s, the same for all',
  'askSugarAgain body.providerId': 'onboardings are the platform’s, the same for all',
  'askForTransaction body.practiceManagementId': 'any practice can be asked by its patient',
  'calculateOwnPayments body.practiceId': 'figures of any practice are public',
  'calculatePlan body.practiceId': 'a member’s own membership there is looked up',
  'calculatePayments body.practiceRef': 'figures of any practice are public',
  'cancelLoanPayment params.paymentId': 'looked up under the owned loan',
  'changeRequestedPlan params.practiceId': 'looked up among one’s own memberships',
  'changeRequestedTreatment body.injector': 'refused unless it is of the practice',
  'cancelMembership body.quoteId': 'refused unless it is of the owned membership',
  'cancelForMember body.quoteId': 'refused unless it is of the owned membership',
  'changeListView params.list': 'the name of a list',
  'changeTreatment body.practicemanagement': 'refused unless it is the practice of the owned treatment',
  'changeTreatmentById body.practicemanagement': 'refused unless it is the practice of the owned treatment',
  'changePracticeProduct body.productGroupId': 'offers are the platform’s, the same for all',
  'changePracticeProduct body.productId': 'offers are the platform’s, the same for all',
  'changePracticeUnderwritingRules body.underwritingrules': 'rules are the platform’s, the same for all',
  'setOnboardingProductGroup body.productGroup.productGroupId': 'groups are the platform’s, the same for all',
  'setRiskBasedTerms body.riskProfile': 'profiles are the platform’s, the same for all',
  'changePracticeRiskProfile body.riskprofile': 'profiles are the platform’s, the same for all',
  'createDocumentTicket body.transactionId': 'refused where it is not the applicant’s own',
  'decideApplicationReview body.confirms': 'names of findings of the owned application',
  'deleteInternalNote body.noteId': 'looked up under the owned borrower',
  'deleteListView params.list': 'the name of a list',
  'deleteMembershipNote body.noteId': 'looked up under the owned membership',
  'deleteProviderNote params.noteId': 'looked up under the owned practice',
  'emailSignupLink body.practiceId': 'an applicant may invite to any practice',
  'endOwnSession params.sessionId': 'looked up among one’s own',
  'keepListLook params.list': 'the name of a list',
  'saveListView params.list': 'the name of a list',
  'sendSpouseNoticeAgain params.noticeId': 'looked up under the owned borrower',
  'signFeeSchedule body.feeScheduleId': 'looked up under the owned practice',
  'startOnboarding body.providerLeadId': 'self-enrollments are the platform’s, the same for all',
  'takePhonePayment body.paymentMethodId': 'refused unless it is of the owned borrower',
  'setAutopay body.paymentMethodId': 'looked up among one’s own',
  'shareAppLink body.selectedPractice': 'a link to any practice can be shared',
};
/** Versioned tables, the profiles that work with them, their drafts and what-ifs are the platform's, the same for every practice. */
const TABLE =
  /^(?:tryUnderwriting$|(?:simulate|save|update|archive|restore|clone)(?:GradeRisk|CreditLine|ProductGroup|RiskProfile|UnderwritingRuleset|GradeAssignment))|(?:CreditDraft|DraftTable|OutOfDraft|WhatIf|WhatIfCase)$/;

type Shape = {
  def?: {
    type?: string;
    shape?: Readonly<Record<string, Shape>>;
    innerType?: Shape;
    in?: Shape;
    element?: Shape;
    checks?: readonly { _zod?: { def?: { pattern?: RegExp } } }[];
  };
};
const ID = '^[A-Za-z0-9_-]{3,64}$';
function bare(schema: Shape | undefined): Shape['def'] {
  const inner =
    schema?.def?.innerType ?? schema?.def?.in ?? (schema?.def?.type === 'array' ? schema.def.element : undefined);
  return inner ? bare(inner) : schema?.def;
}
const isId = (schema: Shape) => (bare(schema)?.checks ?? []).some(({ _zod }) => _zod?.def?.pattern?.source === ID);

const writes = allEndpoints.filter(({ method }) => method !== 'GET') as readonly Endpoint[];

test.each(writes.map((one) => [one.id, one] as const))('%s names what it owns', (id, endpoint) => {
  for (const part of ['params', 'query', 'body'] as const) {
    const shape = bare(endpoint[part] as Shape | undefined)?.shape ?? {};
    for (const [name, schema] of Object.entries(shape)) {
      if (!isId(schema) || TABLE.test(id) || `${id} ${part}.${name}` in NOT_OWNED) continue;
      // Compared with an owned id of the path.
      if (`${part}.${name}` in (endpoint.repeats ?? {})) continue;
      for (const rule of endpoint.access) {
        if (rule.kind === 'public') continue;
        const owned = (rule.owns ?? []).map(({ at }) => at);
        expect(owned, `${rule.kind} names a foreign ${part}.${name}`).toContain(`${part}.${name}`);
      }
    }
  }
});

const rulesOf = (brand: string) =>
  allEndpoints.flatMap(({ id, access }: Endpoint) =>
    access.flatMap((rule: AccessRule) =>
      rule.kind === 'staff' && rule.brand === brand && rule.permission !== null
        ? [{ id, permission: rule.permission }]
        : [],
    ),
  );

test('no call of every brand asks for what opens financing', () => {
  const financing = new Set(rulesOf('financing').map(({ permission }) => permission));
  const both = rulesOf('every').filter(({ permission }) => financing.has(permission) && !(permission in OF_BOTH));
  expect(both).toEqual([]);
});

test('whatever is written about a reference that has no owner is told why', () => {
  const ids = new Set(writes.map(({ id }) => id));
  expect(Object.keys(NOT_OWNED).filter((key) => !ids.has(key.split(' ')[0] ?? ''))).toEqual([]);
});
