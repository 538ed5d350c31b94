import type { CallInput } from '@contract/endpoint';
import { listPlanTemplates } from '@contract/membership-settings/plan-calls';
import { membershipMessages } from '@contract/messages/membership';
import {
  activatePlanAgreement,
  createPlanAgreementUser,
  finishPlanAgreement,
  getPlanAgreementCardPage,
  printPlanAgreement,
  printProviderDocument,
  updatePlanAgreementUser,
  viewPlanAgreement,
} from '@contract/plan-agreement/calls';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { download } from '@portals/client/download';
import { load, resetResource } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { agreementPage, type ShownAgreement, type Template } from './plan-agreement.store';

/** Fetches the plan agreement of a membership. */
export const loadAgreement = (privimembership: string) =>
  load(
    agreementPage.agreement,
    async (signal) => (await call(viewPlanAgreement, { query: { privimembership } }, { signal })).planAgreement,
  );

/** Fetches the plans that a practice begins agreements with; those that no plan can be made of today are left out. */
export async function loadTemplates(practiceId: string): Promise<void> {
  if (agreementPage.templates.data?.some(({ practicemanagement }) => practicemanagement !== practiceId))
    resetResource(agreementPage.templates);
  await load(agreementPage.templates, async (signal) =>
    (await call(listPlanTemplates, { params: { practiceId } }, { signal })).plans.filter(
      ({ totals }) => totals !== null,
    ),
  );
}

export type Contact = Pick<
  CallInput<typeof createPlanAgreementUser>['body'],
  'firstName' | 'lastName' | 'email' | 'phoneNumber'
>;

/** What a plan of a template is asked for with: its treatments as they stand there, at the prices of today. */
function contentOf(
  template: Template,
): Pick<CallInput<typeof createPlanAgreementUser>['body'], 'treatments' | 'discounts' | 'name'> {
  const { name, treatments, providerDiscount } = template;
  return {
    name,
    treatments: treatments
      .filter(({ isRemoved }) => !isRemoved)
      .map(({ _id, units, interval, discountAmount, discountPercent, upfrontCost, area }) => ({
        _id,
        units,
        interval,
        upfrontCost,
        ...(discountAmount ? { discountAmount } : { discountPercent: discountPercent ?? 0 }),
        ...(area !== null && { area }),
      })),
    discounts: providerDiscount > 0 ? [{ issuer: 'Provider Discount', amount: providerDiscount }] : [],
  };
}

/** Begins an agreement with somebody in the practice. @throws ApiError with fields; one of a contact that is taken names it */
export async function beginAgreement(practiceId: string, contact: Contact, template: Template): Promise<void> {
  const body = { practiceId, ...contact, ...contentOf(template) };
  agreementPage.agreement.data = (await call(createPlanAgreementUser, { body })).planAgreement;
}

/** Corrects name and contact. @throws ApiError with fields, STALE */
export async function correctContact(of: ShownAgreement, contact: Contact): Promise<void> {
  const body = { practiceId: of.practiceId, membershipId: of.privimembership, version: of.version, ...contact };
  agreementPage.agreement.data = (await call(updatePlanAgreementUser, { body })).planAgreement;
}

/** The address of the vault's page for a card. */
export const openCardPage = async (privimembership: string) =>
  (await call(getPlanAgreementCardPage, { query: { privimembership } })).data;

type Body = CallInput<typeof activatePlanAgreement>['body'];

/**
 * Takes what is due today and begins the plan. @throws ApiError; where something was another by now, it is read again first, so that what
 * is shown is what is taken by the next press.
 */
export async function beginPlan(
  of: ShownAgreement,
  way: Pick<Body, 'card' | 'bank' | 'typedName'>,
): Promise<'ACTIVE' | 'PENDING'> {
  const body: Body = {
    practiceId: of.practiceId,
    membershipId: of.privimembership,
    disclosureHash: of.disclosureHash,
    paymentDueToday: of.payment.paymentDueToday,
    version: of.version,
    ...way,
  };
  try {
    const { status, planAgreement } = await call(activatePlanAgreement, { body });
    agreementPage.agreement.data = planAgreement;
    return status;
  } catch (cause) {
    const { code } = toApiError(cause);
    if (code === 'STALE' || code === 'PAYMENT_DECLINED') await loadAgreement(of.privimembership);
    throw cause;
  }
}

/** Saves the agreement as PDF, to be printed and signed. */
export const saveAgreement = (privimembership: string) => download(printPlanAgreement, { query: { privimembership } });

/** Keeps the signed paper. @throws ApiError that says what is wrong with the file */
export async function uploadSigned(privimembership: string, pdf: Blob): Promise<void> {
  const body = new FormData();
  body.append('privimembership', privimembership);
  body.append('pdf', pdf);
  const { planAgreement } = await call(finishPlanAgreement, { body }, { timeoutMs: 120_000 });
  agreementPage.agreement.data = planAgreement;
  toast(membershipMessages.documentUploaded);
}

/** Saves the signed paper: its ticket is good once, so a new one is read first. */
export async function saveSigned(privimembership: string): Promise<void> {
  const { signedCopy, practiceId } = (await call(viewPlanAgreement, { query: { privimembership } })).planAgreement;
  if (!signedCopy) return;
  const { type, documentPath } = signedCopy;
  await download(printProviderDocument, { body: { providerId: practiceId, type, documentPath } });
}
