import { expect, test } from 'vitest';
import type { Endpoint } from './endpoint';
import { allEndpoints } from './index';
import { OF_BOTH } from './testing/permissions-of-both';

/** Objects that are financing whoever's they are. */
const NOUNS = ['application', 'transaction', 'document', 'deposit', 'depositRef', 'treatment'];

/** Names of fields, in a request or an answer, that stand for credit, loans, payouts or how the platform lends. */
const FIELDS =
  /^(?:(?:available|approved|max)credit.*|credit(?:line|profile|transaction).*|creditReport|balance|grade.*|apr|.*mdf|tx[A-Z].*|transactions?(?:Id)?|applications?(?:Id)?|partnerLoan|riskProfile.*|.*riskprofile|underwriting.*|suspendSendingFunds|contractSellPercentage|typesOfFunding|fundingTypes?|deposits?(?:Id)?|loans?(?:Id)?|payoff.*|disburse.*|selectedPaymentPlan|productGroups?(?:Id)?)$/i;

/** Addresses of what lends, and of what makes a practice one that lends. */
const PATHS =
  /^\/(?:credit-portal|practice\/(?:onboarding|riskterms|template|product|specialty|leadsource|patientfi-plus)|api\/practice)\b/;

/** Calls of financing that nothing above tells from others, each with what it is about. */
const ALSO: Readonly<Record<string, string>> = {
  generateExternalToken: 'a link into somebody’s borrower portal',
  sendApplicationLink: 'invites to apply for financing',
  getReviewControl: 'how applications in review are decided',
  followPracticeFigures: 'the figures of getPracticeFigures, as they change',
  compareFraudAlerts: 'what the bureau said of a person',
  listTreatments: 'what is financed at a practice',
  listPracticeTreatments: 'what is financed at a practice',
  addTreatment: 'what is financed at a practice',
  addPracticeTreatment: 'what is financed at a practice',
};

/** Calls that both brands make although they name financing, each with what keeps the membership brand from it. */
const SHARED: Readonly<Record<string, string>> = {
  viewDocument: 'a document is of an application or transaction, and financing ones are refused by owner',
  printDocument: 'the same papers as viewDocument',
  createDocumentTicket: 'the same papers as viewDocument',
  calculatePlan: '`deposits` are upfront payments of a plan',
  searchEverything: 'answers null for applications and transactions where memberships alone are seen',
  getApplicationDetails:
    'a sign-up is an application too; those for financing are refused by owner, and a sign-up tells of no line',
  downloadApplicationDetails: 'the same as getApplicationDetails',
  getPracticeDetails: 'answers null for suspendSendingFunds to whoever may not hold payments',
  changePracticeDetails: 'the same answer as getPracticeDetails, and only of practices without financing',
  listMemberTransactions: 'payouts of memberships, each with the reference of its deposit and nothing else of it',
  getMemberTransactionDetails: 'the same deposits as listMemberTransactions',
  getCancellationInformation: 'the federal box of a membership’s installments, for which nothing is charged',
  createPlanAgreementUser: 'the federal box of a plan, for which nothing is charged',
  updatePlanAgreementUser: 'the same box as createPlanAgreementUser',
  activatePlanAgreement: 'the same box as createPlanAgreementUser',
  viewPlanAgreement: 'the same box as createPlanAgreementUser',
  finishPlanAgreement: 'the same box as createPlanAgreementUser',
  getMonthEnd: 'tells of a deposit what memberships gave it; its whole amount is null to the membership brand',
};

type Schema = { def?: Readonly<Record<string, unknown>> };

/** Every name of a field in a schema, at any depth. */
function fieldsOf(schema: unknown, found = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  const def = (schema as Schema | undefined)?.def;
  if (!def || seen.has(schema)) return found;
  seen.add(schema);
  for (const [name, inner] of Object.entries((def.shape ?? {}) as object)) {
    found.add(name);
    fieldsOf(inner, found, seen);
  }
  const inner = [def.innerType, def.element, def.in, def.out, def.valueType, def.options, def.items].flat();
  for (const one of inner) fieldsOf(one, found, seen);
  return found;
}

const staffRules = ({ access }: Endpoint) => access.flatMap((rule) => (rule.kind === 'staff' ? [rule] : []));
const isOpenToMemberships = (endpoint: Endpoint) => staffRules(endpoint).some(({ brand }) => brand !== 'financing');

/** Permissions that open financing alone, as the calls other than this one say. */
function financingPermissions(except: Endpoint): ReadonlySet<string> {
  const others = (allEndpoints as readonly Endpoint[]).filter((one) => one !== except && !isOpenToMemberships(one));
  const asked = others.flatMap((one) => staffRules(one).flatMap(({ permission }) => permission ?? []));
  return new Set(asked.filter((permission) => !(permission in OF_BOTH)));
}

/** What of a call is financing; empty for one that is open to every brand as it stands. */
function financingOf(endpoint: Endpoint): string[] {
  const { id, path, params, query, body, result } = endpoint;
  const rules = staffRules(endpoint);
  const permissions = financingPermissions(endpoint);
  const fields = [params, query, body, result].flatMap((schema) => [...fieldsOf(schema)]);
  return [
    ...(id in ALSO ? [ALSO[id] ?? ''] : []),
    ...rules.flatMap(({ permission }) =>
      permission && permissions.has(permission) ? [`permission ${permission}`] : [],
    ),
    ...rules.flatMap(({ owns = [] }) => owns.filter(({ is }) => NOUNS.includes(is)).map(({ is }) => `noun ${is}`)),
    ...(PATHS.test(path) ? [`path ${path}`] : []),
    ...fields.filter((name) => FIELDS.test(name)).map((name) => `field ${name}`),
  ];
}

const ofStaff = (allEndpoints as readonly Endpoint[]).filter((endpoint) => staffRules(endpoint).length > 0);
const named = (endpoints: readonly Endpoint[]) => endpoints.map((endpoint) => [endpoint.id, endpoint] as const);

test.each(named(ofStaff.filter(isOpenToMemberships)))(
  '%s, open to the membership brand, reaches no financing',
  (id, one) => {
    if (!(id in SHARED)) expect(financingOf(one)).toEqual([]);
  },
);

test.each(named(ofStaff.filter((one) => !isOpenToMemberships(one))))(
  '%s would be found if it were opened to the membership brand',
  (_, one) => {
    expect(financingOf(one)).not.toEqual([]);
  },
);

test('every reason is of a call that both brands make and that names financing', () => {
  const open = ofStaff.filter((one) => isOpenToMemberships(one) && financingOf(one).length > 0);
  expect(Object.keys(SHARED).filter((id) => !open.some((one) => one.id === id))).toEqual([]);
});
