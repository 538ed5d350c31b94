import type { Endpoint, OwnedObject } from '@contract/endpoint';
import { allVersionedTables } from '@contract/index';
import { ofTable } from '@contract/versioned-tables/of-table';
import type { OwnIds } from './principals';
import { tableSamples } from './table-samples';

type Input = {
  params: Record<string, string>;
  query: Record<string, string>;
  body: Record<string, unknown> | undefined;
};

/** A field that may hold nothing says so, for the tests that put junk there. */
const NOTHING_SAID = { area: null, interval: null, discountAmount: null, discountPercent: null, priviproduct: null };

const A_PRACTICE = {
  practiceName: 'Cedar Ridge Dental',
  email: 'hello@cedarridge.test',
  phoneNumber: '5095550147',
  streetAddress: '2210 Maple Hollow Rd',
  city: 'Spokane',
  stateCode: 'WA',
  zipCode: '99201',
  specialty: 'Dentistry',
  enrollments: ['APPLICATIONS'],
};

/** Bodies that are lists. */
const lists: Record<string, readonly Record<string, unknown>[]> = {
  changeLoyaltyPrograms: [{ creditContributions: 20 }],
};

const aContact = {
  firstName: 'Dana',
  lastName: 'Whitlock',
  email: 'dana@cedarridge.test',
  phoneNumber: '5095550147',
  jobTitle: 'Owner',
};

/** Values that a well-formed request needs besides the ids of owned objects, by call. */
/** What the standard profile of the demo works with. */
const PROFILE_TABLES = {
  underwritingrules: 'ruleset-standard',
  gradeassignment: 'grades-standard',
  thickCLA: ['thick-cla'],
  thinCLA: ['thin-cla'],
  graderiskapr: null,
  graderiskmdf: 'mdf-standard',
  productGroup: 'group-standard',
  productGroups: ['group-standard'],
  boardingPreset: false,
};

const bodies: Record<string, Record<string, unknown>> = {
  ...Object.fromEntries(
    ['createPlan', 'savePlanForLater', 'updatePlan', 'calculatePlan'].map((id) => [
      id,
      { treatments: [{ _id: 'treatment-of-nobody', units: 1, interval: null }] },
    ]),
  ),
  saveDraftTable: { version: 1, draftVersion: null, name: 'Standard rates', content: {} },
  takeTableOutOfDraft: { version: 1 },
  chooseDraftTable: { draftVersion: null, chosenId: null },
  discardCreditDraft: { version: 1 },
  restoreCreditDraft: { draftId: 'draft-of-nobody' },
  proposeCreditDraft: { version: 1, reason: 'Spring', effectiveOn: '2027-01-01', askedId: null },
  approveCreditDraft: { version: 1 },
  declineCreditDraft: { version: 1, reason: 'Not now' },
  withdrawCreditDraft: { version: 1 },
  startWhatIf: { from: '2026-01-01', to: '2026-03-01', practices: null, sample: null },
  requestCustomTheme: { primary: null },
  createPlanAgreementUser: {
    firstName: 'Ana',
    lastName: 'Reyes',
    email: 'somebody@example.test',
    treatments: [{ _id: 'treatment-of-nobody', units: 1, interval: null }],
  },
  updatePlanAgreementUser: { firstName: 'Ana', lastName: 'Reyes', email: 'somebody@example.test' },
  activatePlanAgreement: { disclosureHash: 'a'.repeat(64), paymentDueToday: 1 },
  finishPlanAgreement: { pdf: 'JVBERi0xLjcK' },
  printProviderDocument: { type: 'signed-plan-agreement', documentPath: 'unknown.ticket' },
  acceptPlanChange: { typedName: 'Ana Reyes', disclosureHash: 'a'.repeat(64) },
  confirmAgreements: { typedName: 'Ana Reyes', disclosureHash: 'a'.repeat(64) },
  withdrawGlobalCredits: { amount: 1 },
  applyGlobalCredits: { amount: 1 },
  activateMembership: { typedName: 'Ana Reyes', disclosureHash: 'a'.repeat(64), paymentDueToday: 1 },
  cancelMembership: { quoteId: 'quote-of-nobody' },
  endAutopayForMember: { channel: 'PHONE', requestedOn: '2026-03-16' },
  payMembershipBill: { amount: 1 },
  cancelForMember: { quoteId: 'quote-of-nobody', channel: 'PHONE', requestedOn: '2026-03-16' },
  scheduleAgreements: { agreements: [{ agreementId: 'visit-of-nobody', scheduledDate: '2027-01-01T15:00:00.000Z' }] },
  removeAgreementDates: { agreements: [{ agreementId: 'visit-of-nobody' }] },
  changeAgreement: { appointmentStatus: 'CONTACT_REQUESTED' },
  changeRequestedTreatment: { interval: null, injector: null, scheduledDate: null },
  changeRequestedPlan: { treatments: [{ _id: 'treatment-of-nobody', units: 1, interval: null }] },
  startEnrollment: {
    slug: 'patientfi',
    priviEnrollment: true,
    patientfiEnrollment: true,
    primaryContact: { ...aContact, isOwner: true },
    auxiliaryContact: null,
    additionalInformation: {},
    businessInformation: {
      providerName: 'Cedar Ridge Dental',
      legalBusinessName: 'Cedar Ridge Dental',
      categoryType: 'Dentistry',
      ownershipType: 'LLC',
      providerEmail: 'office@cedarridge.test',
      providerPhone: '5095550148',
      streetAddress: '400 Cedar Street',
      city: 'Spokane',
      state: 'WA',
      zipCode: '99201',
      yearEstablished: 2008,
      providerURL: 'cedarridge.example',
    },
    doctorInformation: null,
  },
  saveEnrollmentCard: { paymentMethod: { token: 'tok-unknown' } },
  mailEnrollmentLink: { slug: 'patientfi', email: 'somebody@example.test' },
  openEnrollmentLink: { link: 'unknown-link' },
  startApplication: { email: 'somebody@example.test', practice: 'bright-smile' },
  validateApplicationEmail: { email: 'somebody@example.test' },
  sendApplicationEmailCode: { email: 'somebody@example.test', applicationId: 'unknown-start' },
  sendApplicationTextCode: { email: 'somebody@example.test', applicationId: 'unknown-start', phone: '5125550142' },
  sendApplicationVoiceCode: { email: 'somebody@example.test', applicationId: 'unknown-start', phone: '5125550142' },
  verifyApplicationWelcomeBack: { data: 'somebody@example.test' },
  verifyApplicationCode: { otp: '000000', applicationId: 'unknown-start', channel: 'email' },
  correctMismatches: { street: '100 Main Street' },
  saveKbaAnswers: { payload: { examId: 'exam', answers: [] } },
  submitKbaExam: { payload: { examId: 'exam', answers: [{ questionId: 'q01', optionId: 'o01' }] } },
  signCreditLineAgreement: {
    typedName: 'Ana Reyes',
    disclosureHash: 'a'.repeat(64),
    consents: ['credit-line-agreement'],
  },
  askPartnerLender: { consentHash: 'a'.repeat(64) },
  signPartnerAgreement: {
    typedName: 'Ana Reyes',
    disclosureHash: 'a'.repeat(64),
    consents: ['partner-loan-agreement'],
  },
  disputeTransaction: { reason: 'The crown was never placed.' },
  decideApplicationReview: { action: 'ASK_MORE', needs: ['CALL'] },
  setReviewControl: { needsDualControl: false, reason: 'As before' },
  openTab: { ticket: 'unknown-ticket' },
  createDocumentTicket: { documentKey: 'terms-and-conditions' },
  saveManualBank: { accountNumber: '000987654321', routingNumber: '110000000' },
  setAutopay: { type: 'NONE' },
  sendAutopaySuccess: { email: 'somebody@example.test' },
  saveLinkedBank: { publicToken: 'public-unknown', metadata: {} },
  saveCardToken: { token: 'tok-unknown' },
  saveMemberCard: { token: 'tok-unknown' },
  saveMemberBank: { accountNumber: '000987654321', routingNumber: '110000000' },
  saveMemberLinkedBank: { publicToken: 'public-unknown', metadata: {} },
  selectPaymentPlan: { product: 'NO_SUCH_PRODUCT' },
  createPatientTransaction: { txAmount: 500 },
  setAccountHold: { reason: 'Asked for it.', version: 1 },
  setUserFraud: { reason: 'Asked for it.', version: 1 },
  recordPersonState: { state: 'CEASE_CONTACT', on: '2026-03-02', note: 'Their letter.', pdf: 'JVBERi0xLjcK' },
  endPersonState: { state: 'CEASE_CONTACT', reason: 'Took it back.' },
  dismissFraudAlerts: { reason: 'Reached at the number of the alert.', version: 1 },
  overrideApplicationAmount: { approvedAmount: 9000, reason: 'Known for years.' },
  sendApplicationLink: { borrowerName: 'Robin', borrowerContact: 'somebody@example.test' },
  sendContactCode: { channel: 'email' },
  sendOwnContactCode: { channel: 'email' },
  confirmOwnContact: { channel: 'email', otp: '000000' },
  verifyContactCode: { channel: 'email', otp: '000000' },
  sendMemberOtp: { data: 'somebody@example.test' },
  verifyMemberOtp: { data: 'somebody@example.test', otp: '000000' },
  changePersonalInfo: { city: 'Austin', version: 1 },
  changePatientInfo: { phoneNumber: '5125550199', version: 1 },
  changeCreditProfileInfo: { approvedCreditLine: 5000, askedByPatient: true, version: 1 },
  bypassTruvalidate: { reason: 'Seen in the practice.' },
  reviewPersonaManually: { reason: 'Seen in the practice.' },
  reapplyManually: { creditPullConsent: true },
  archiveUser: { reason: 'Asked for it.', version: 1 },
  makeLoanPayment: { amount: 50 },
  changeDueDate: { dueOn: '2026-05-05', version: 1 },
  takeHardshipPlan: { months: 3, version: 1 },
  giveHardshipPlan: { months: 3, version: 1, reason: 'Lost hours at work.' },
  endLoanAutopay: { channel: 'PHONE', requestedOn: '2026-03-16' },
  disputeForCaller: { channel: 'PHONE', requestedOn: '2026-03-16', reason: 'The crown broke.', version: 1 },
  takePhonePayment: {
    amount: 50,
    paymentMethodId: 'unknown-method',
    payOn: '2026-04-01',
    lang: 'en',
    wasReadAloud: true,
    authorizationHash: 'a'.repeat(64),
    version: 1,
  },
  waiveLateFees: { reason: 'A late statement.', version: 1 },
  giveGoodwillCredit: { amount: 10, reason: 'A late statement.', version: 1 },
  recordActiveDuty: { from: '2026-04-01', reason: 'Orders of March 20.' },
  whatIfIPay: { monthly: 200 },
  hearOfPayment: { paymentId: 'unknown-payment' },
  advanceBusinessClock: { days: 1 },
  changeProviderFund: { practiceId: 'unknown-practice', suspendSendingFunds: true },
  sendPartnerPayoutAgain: { version: 1 },
  sendSpouseNoticeAgain: {
    address: { street: '9 Birch Lane', city: 'Madison', state: 'WI', zipCode: '53703' },
    version: 1,
  },
  reprocessFailedPayment: { pmtRef: 'D260317-UNKNOWN0' },
  reprocessDeferredPayment: { pmtRef: 'D260317-UNKNOWN0' },
  refundPatientTransaction: { version: 1 },
  proveOneself: { password: 'not the password' },
  confirmSecondFactor: { code: '000000' },
  renewRecoveryCodes: { code: '000000' },
  addPasskey: {
    name: 'Laptop',
    passkey: {
      id: 'unknown',
      rawId: 'unknown',
      type: 'public-key',
      response: { clientDataJSON: 'e30', attestationObject: 'oA' },
    },
  },
  renamePasskey: { name: 'Phone' },
  resetSecondFactor: { reason: 'Called back.' },
  endSecondFactor: { code: '000000' },
  sendPasswordEmail: { email: 'somebody@example.test' },
  createPassword: { password: 'right-horse-battery', passwordConfirmation: 'right-horse-battery' },
  resetPassword: { password: 'right-horse-battery', passwordConfirmation: 'right-horse-battery' },
  changePassword: { currentPassword: 'not the password', password: 'right-horse-battery' },
  addColleague: { firstName: 'Ada', lastName: 'Marsh', email: 'somebody@example.test', role: 'PracticeStaff' },
  editColleague: { phone: '5125550142', version: 1 },
  setColleaguePermissions: { adminUser: { permissions: ['application.view'] }, version: 1 },
  setColleagueTags: { salesRep: true, successManager: false, version: 1 },
  setColleaguePractices: { version: 1 },
  setColleagueEnterprise: { enterpriseId: 'ent-harborline', version: 1 },
  startOnboarding: { sugarId: 'nothing-known' },
  askSugarAgain: { providerId: 'onboarding-of-nobody' },
  addProviderInformation: { onboardingId: 'onboarding-of-nobody', ...A_PRACTICE },
  changeProviderInformation: { manufacturer: 'Galderma' },
  setProviderPublic: { publicFacing: true, urlSlug: 'somewhere-else' },
  setOnboardingUsers: { users: [] },
  setFundingType: {
    fundingType: { PatientFi: true, Genesis: false, PatientFiUnlimited: false, PatientFiUnlimited_pctFee: null },
  },
  setOnboardingBank: {
    bankName: 'First Bank',
    accountHolder: 'Cedar Ridge Dental',
    accountNumber: '5212345677',
    routingNumber: '110000000',
  },
  setRiskBasedTerms: { risks: { apr: null, mdf: 'table-of-nobody' } },
  setRewardsProgram: { enabled: true, startDate: '08/20/2026' },
  setPatientfiPlusPromo: { version: 1, active: true, promoStartDate: '08/01/2034', promoEndDate: '08/31/2034' },
  enrollInPatientfiPlusPromotion: { version: 1, optIn: true },
  signFeeSchedule: {
    feeScheduleId: 'fees-of-nobody',
    sha256: '0'.repeat(64),
    signerName: 'Dana Whitlock',
    signerTitle: 'Office manager',
  },
  sendPracticeContactCode: { channel: 'email' },
  verifyPracticeContactCode: { channel: 'email', otp: '123456' },
  deactivateProvider: { reason: 'It moved.' },
  addEnterprise: { name: 'Lakeside Dental', urlSlug: 'lakeside-dental' },
  changeEnterprise: { _id: 'ent-harborline', version: 1, name: 'Lakeside Dental' },
  markMessagesSeen: { messages: ['discount'] },
  contactSuccessManager: { practiceId: 'unknown-practice', subject: 'Our fees' },
  tagTransactions: { tags: { Batch: 'November' } },
  shareAppLink: { borrowerName: 'Robin', borrowerContact: 'somebody@example.test', selectedPractice: 'unknown' },
  calculateOwnPayments: { practiceId: 'unknown-practice', amount: 500 },
  addInternalNote: { title: 'Called', note: 'Asked for the new bank.' },
  addTreatment: { total_price: 1250, procedure: 'Clear aligners' },
  addPracticeTreatment: { total_price: 1250, procedure: 'Clear aligners' },
  changeTreatment: { total_price: 1250, procedure: 'Clear aligners' },
  changeTreatmentById: { total_price: 1250, procedure: 'Clear aligners' },
  addMembershipTreatment: { name: 'Botox', unitType: 'unit', pricePerUnit: 13, ...NOTHING_SAID },
  changeMembershipTreatment: { name: 'Botox', unitType: 'unit', pricePerUnit: 13, ...NOTHING_SAID },
  addPlanTemplate: { name: 'Glow', description: null, treatments: [{ _id: 'unknown-treatment', units: 1 }] },
  changePlanTemplate: { name: 'Glow', description: null, treatments: [{ _id: 'unknown-treatment', units: 1 }] },
  saveProviderCard: { token: 'tok-unknown' },
  saveEnterpriseCard: { token: 'tok-unknown' },
  addInjector: { name: 'Lena Cho', title: null, color: '#2f6f5e' },
  addLoyaltyProgram: { name: 'Silver' },
  addProviderNote: { title: 'Called', note: 'Asked for the new bank.' },
  deleteInternalNote: { noteId: 'unknown-note' },
  validateRewardTreatments: {
    hitPackage: null,
    treatments: [{ _id: 'treatment-of-nobody', units: 1, interval: null }],
    certificates: [{ id: 'nobody', selected: true }],
  },
  submitRewardTreatments: {
    hitPackage: null,
    treatments: [{ _id: 'treatment-of-nobody', units: 1, interval: null }],
    certificates: [{ id: 'nobody', selected: true }],
  },
  searchRewardsMember: { phoneNumber: '5125550131' },
  addMembershipNote: { title: 'Called', note: 'Prefers mornings.' },
  deleteMembershipNote: { noteId: 'unknown-note' },
  askForPause: { months: 2 },
  answerPause: { isConfirmed: false },
  sendReminder: { channel: 'email' },
  sendSignupReminder: { channel: 'email' },
  dismissSignupAlert: { reason: 'Reached at the number on file.' },
  askForTransaction: { practiceManagementId: 'unknown-practice', txAmount: 500 },
  loginExternalToken: { externalToken: 'unknown-token' },
  declinePatientRequest: { answer: 'DECLINED', reason: 'It was done as agreed.' },
  updatePatientTransaction: { txAmount: 350 },
  calculatePayments: { amount: 4500 },
  calculateGenericPayments: { amount: 4500, practiceRef: 'bright-smile' },
  sendPaymentEstimate: {
    amount: 4500,
    selectedPaymentPlan: { product: 'FIXED_24', creditBand: 'good' },
    email: 'somebody@example.test',
  },
  verifyWelcomeBack: { data: 'somebody@example.test' },
  verifyLoginCode: { user: 'unknown-challenge', otp: '000000' },
  adminLogin: { email: 'somebody@example.test', password: 'not the password' },
  changePracticeDetails: { version: 1, email: 'desk@bright-smile.test' },
  cloneRiskProfile: { _id: 'no-such-profile', name: 'A profile', ...PROFILE_TABLES },
  updateRiskProfile: { name: 'A profile', version: 1, note: 'A reason', ...PROFILE_TABLES },
  archiveRiskProfile: { archived: true },
  changePracticeUnderwritingRules: { version: 1, underwritingrules: 'ruleset-standard' },
  setOnboardingProductGroup: { version: 1, productGroup: { productGroupId: 'group-standard' } },
  changePracticeRiskProfile: { version: 1, riskprofile: 'risk-standard' },
  changePracticeProduct: { version: 1, productGroupId: 'group-standard' },
  replaceEmbedSites: { version: 1, sites: [] },
  // Not on the list, so that nothing is fetched.
  checkEmbedSite: { url: 'https://not-listed.example' },
  startSignup: { data: 'somebody@example.test', practiceId: 'harbor-medspa' },
  verifySignupCode: { user: 'unknown-challenge', otp: '000000' },
  saveListView: { name: 'Large ones', query: '', columns: [], dense: true, isDefault: false },
  changeListView: { version: 1, name: 'Small ones' },
  keepListLook: { columns: [], dense: true },
  saveSignupName: { firstname: 'Ana', lastname: 'Reyes', dateofBirth: '1988-08-21' },
  saveSignupAddress: { street: '100 Main Street', city: 'Austin', state: 'TX', zipCode: '78701' },
  saveSignupSsn: { ssnNumber: '900550001' },
  saveSignupKbaAnswers: { payload: { examId: 'exam', answers: [] } },
  submitSignupKbaExam: { payload: { examId: 'exam', answers: [{ questionId: 'q01', optionId: 'o01' }] } },
};

const queries: Record<string, Record<string, string>> = {
  printFeeSchedule: { feeScheduleId: 'fees-of-nobody' },
  listDraftsOfTable: { kind: 'grade-risk-apr', tableId: 'apr-standard' },
  listWhatIfCases: { from: 'APPROVED', to: 'DENIED' },
  findMemberInfo: { memberEmail: 'somebody@example.test' },
  checkMemberAvailability: { phoneOrEmail: 'somebody@example.test' },
  getAutopayAuthorization: { type: 'MINIMUM' },
  getDefaultProductGroup: { specialty: 'Dentistry' },
  getCreditLineOfSpecialty: { specialty: 'Dentistry' },
  findBorrowers: { accountNumberOrName: 'ana' },
  searchEverything: { textSearch: 'ana' },
  getProviderInvoice: { month: '2026-02' },
  getMonthEnd: { month: '2026-02' },
};

for (const { declaration, calls } of allVersionedTables) {
  const content = tableSamples[declaration.key]?.content;
  const named = (call: 'put' | 'clone', body: object) =>
    ofTable(declaration, call, { id: 'no-such-table', body: { name: 'A table', ...body, ...content } }).body;
  bodies[calls.put.id] = named('put', { version: 1, note: 'A reason' });
  bodies[calls.clone.id] = named('clone', {});
  bodies[calls.archive.id] = { archived: true };
  bodies[calls.restore.id] = { restore: 1, version: 1, note: 'A reason' };
  if (declaration.key === 'underwriting-rulesets')
    bodies.saveUnderwritingRuleset = {
      rulesetId: tableSamples[declaration.key]?.id,
      name: 'A table',
      version: 1,
      note: 'A reason',
      ...content,
    };
  if (declaration.key === 'underwriting-rulesets')
    bodies.tryUnderwriting = {
      facts: { score: 705, stateCode: 'TX' },
      ruleset: { _id: tableSamples[declaration.key]?.id, ...content },
    };
  if (declaration.key === 'grade-risk-apr') bodies.simulateGradeRiskApr = { ...content };
  queries[calls.difference.id] = { from: '1', to: '1' };
}

const otherParams: Record<string, string> = {
  slug: 'bright-smile',
  documentKey: 'terms-and-conditions',
  list: 'listApplications',
};

/** Of calls whose object is the platform's own, so that there is one to look at. */
const paramsOfCalls: Record<string, Record<string, string>> = { updateRiskProfile: { id: 'risk-standard' } };
/** Drafts are of a profile that is there: without one, nothing could be told of the version that was seen. */
const DRAFT = { id: 'risk-standard', kind: 'grade-risk-apr', tableId: 'apr-standard' };
const ofDraft = /\/risk-profiles\/\{id\}\/draft/;

function bodyOf({ id, body }: Endpoint): Input['body'] {
  const list = lists[id];
  if (list) return list.map((row) => ({ ...row })) as unknown as Input['body'];
  return body ? { ...bodies[id] } : undefined;
}

/** A well-formed request of a call in which every owned id is the given one. */
export function sampleInput(endpoint: Endpoint, own: OwnIds): Input {
  const input: Input = {
    params: {},
    query: { ...queries[endpoint.id] },
    body: bodyOf(endpoint),
  };
  for (const [, name] of endpoint.path.matchAll(/\{([A-Za-z]+)\}/g)) {
    const known: Record<string, string> = {
      ...otherParams,
      ...(ofDraft.test(endpoint.path) ? DRAFT : {}),
      ...paramsOfCalls[endpoint.id],
    };
    if (name) input.params[name] = known[name] ?? (name === 'practiceId' ? own.practice : 'unknown');
  }
  for (const place of referencesOf(endpoint)) put(input, place, own[place.is as keyof OwnIds] ?? 'unknown');
  return input;
}

/** Where an id stands in a call, and whether its field takes a list. */
type Place = { at: string; is: OwnedObject; isMany: boolean };

/** Every owned id that any rule of a call names. */
export function referencesOf(endpoint: Endpoint): Place[] {
  const found = new Map<string, Place>();
  for (const rule of endpoint.access) {
    if (rule.kind === 'public') continue;
    for (const { at, is } of rule.owns ?? []) found.set(at, { at, is, isMany: takesMany(endpoint, at) });
  }
  return [...found.values()];
}

type Shape = { def?: { type?: string; shape?: Readonly<Record<string, Shape>>; innerType?: Shape; in?: Shape } };
/** What an optional, defaulted or transformed schema is of. */
function bare(schema: Shape | undefined): Shape['def'] {
  const inner = schema?.def?.innerType ?? schema?.def?.in;
  return inner ? bare(inner) : schema?.def;
}

function takesMany({ body }: Endpoint, at: string): boolean {
  const [part, name = ''] = at.split('.', 2);
  return part === 'body' && bare(bare(body as Shape | undefined)?.shape?.[name])?.type === 'array';
}

/** Puts an id where a reference points. */
export function put(input: Input, { at, isMany }: Place, id: string): void {
  const [part, name] = at.split('.', 2) as [keyof Input, string];
  // Of a list, every row names its own.
  if (part === 'body' && Array.isArray(input.body))
    input.body = input.body.map((row: object) => ({ ...row, [name]: id })) as unknown as Input['body'];
  else if (part === 'body') input.body = { ...input.body, [name]: isMany ? [id] : id };
  else input[part] = { ...input[part], [name]: id } as never;
}
