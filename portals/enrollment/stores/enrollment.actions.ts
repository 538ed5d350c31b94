import type { CallInput } from '@contract/endpoint';
import {
  findEnrollmentPlace,
  finishEnrollment,
  getEnrollmentCardPage,
  mailEnrollmentLink,
  openEnrollmentLink,
  printEnrollmentAgreement,
  readEnrollment,
  readEnrollmentAgreement,
  saveEnrollmentBank,
  saveEnrollmentCard,
  saveEnrollmentOwner,
  startEnrollment,
} from '@contract/provider-enrollment/calls';
import { ApiError, toApiError } from '@portals/client/api-error';
import { type CallOptions, call } from '@portals/client/call';
import { download } from '@portals/client/download';
import { load } from '@portals/state/resource';
import { wasLeft } from '@portals/state/touch';
import { orElsewhere, signShown } from '@portals/steps/flow/elsewhere';
import { type EnrollmentPage, pageOfStep } from '../enrollment-flow';
import { type Enrollment, type Place, resetEnrollment, store } from './enrollment.store';
import { told } from './failure';
import { forgetKey, keepKey, keyAt, newKey } from './key';

/** What the lookup of an address came to; `unknown` leads to the main page. */
export type PlaceLookup = 'known' | 'unknown' | 'unreachable';

const slugHere = () => store.place.data?.slug ?? '';
const asked = (): CallOptions => ({ token: keyAt(slugHere()) });

/** Looks an address of enrollment up, once. */
export async function openPlace(slug: string): Promise<PlaceLookup> {
  if (store.place.data?.slug === slug) return 'known';
  store.place.data = null;
  const found = await load<Place>(store.place, (signal) =>
    call(findEnrollmentPlace, { params: { slug } }, { signal, token: '' }),
  );
  if (found) {
    // Drafts are of one address.
    if (store.slug !== slug) resetEnrollment();
    store.slug = slug;
    return 'known';
  }
  const status = store.place.error ? toApiError(store.place.error).status : 0;
  return status === 404 || status === 422 ? 'unknown' : 'unreachable';
}

/**
 * Goes on by the link of a mail; why it opened nothing stands in the store. The key of this browser says that what it typed is of whoever
 * opens the link.
 */
export async function openLink(link: string): Promise<void> {
  try {
    const { enrollment, token } = await call(openEnrollmentLink, { body: { link } }, asked());
    keepKey(enrollment.slug, token);
    Object.assign(store, { business: {}, owner: {}, bank: {} });
    take(enrollment);
  } catch (cause) {
    store.linkFault = (await told(() => Promise.reject(cause)).catch(toApiError)).message;
  }
}

/** Goes on with the enrollment of this browser at this address. */
export async function resume(): Promise<void> {
  if (keyAt(slugHere()) === '' || store.enrollment.data) return;
  if (wasLeft()) return forget();
  await refresh();
  if (store.enrollment.error && toApiError(store.enrollment.error).status === 404) forget();
}

/** Reads where the server is. */
export async function refresh(): Promise<EnrollmentPage | undefined> {
  const read = await load<Enrollment>(
    store.enrollment,
    async (signal) => (await call(readEnrollment, {}, { signal, ...asked() })).enrollment,
  );
  return read && pageOfStep(read.providerEnrollmentStep);
}

function take(enrollment: Enrollment): EnrollmentPage {
  store.enrollment.data = enrollment;
  store.enrollment.error = null;
  return pageOfStep(enrollment.providerEnrollmentStep);
}

const answered = (run: () => Promise<{ enrollment: Enrollment }>): Promise<EnrollmentPage> =>
  orElsewhere(() => told(async () => take((await run()).enrollment)), refresh, ['STEP_ORDER']);

export type BusinessAnswers = Omit<CallInput<typeof startEnrollment>['body'], 'slug' | 'key'>;
export type OwnerAnswers = CallInput<typeof saveEnrollmentOwner>['body']['ownerInformation'];
export type BankAnswers = CallInput<typeof saveEnrollmentBank>['body']['bankInformation'];

/** The keys of enrollments whose beginning was asked for and not answered yet, by the address of each. */
const unanswered = new Map<string, string>();

/** Begins the enrollment, or corrects how it began. Throws ApiError, as each of these; returns where the server is. */
export async function start(answers: BusinessAnswers): Promise<EnrollmentPage> {
  const slug = slugHere();
  const page = await answered(async () => {
    if (keyAt(slug) !== '') return call(startEnrollment, { body: { slug, ...answers } }, asked());
    // The same key when it is pressed again: an answer may have been lost on its way.
    const key = unanswered.get(slug) ?? newKey();
    unanswered.set(slug, key);
    const begun = await call(startEnrollment, { body: { slug, ...answers, key } }, { token: '' });
    keepKey(slug, key);
    unanswered.delete(slug);
    return begun;
  });
  store.business = {};
  return page;
}

export async function saveOwner(ownerInformation: OwnerAnswers): Promise<EnrollmentPage> {
  const page = await answered(() => call(saveEnrollmentOwner, { body: { ownerInformation } }, asked()));
  store.owner = {};
  return page;
}

export async function saveBank(bankInformation: BankAnswers): Promise<EnrollmentPage> {
  const page = await answered(() => call(saveEnrollmentBank, { body: { bankInformation } }, asked()));
  store.bank = {};
  return page;
}

/** The vault's page, on which the card is entered. */
export async function openCard(): Promise<{ url: string }> {
  const page = await told(() => call(getEnrollmentCardPage, {}, asked()));
  store.repayUrl = page.url;
  return page;
}

export const saveCard = (token: string): Promise<EnrollmentPage> =>
  answered(() => call(saveEnrollmentCard, { body: { paymentMethod: { token } } }, asked()));

/** Fetches the text that is signed. */
export const loadAgreement = () =>
  load(store.agreement, async (signal) => {
    const { agreement } = await told(() => call(readEnrollmentAgreement, {}, { signal, ...asked() }));
    return agreement;
  });

/** Saves the agreement as PDF: the signed copy once it is signed. */
export const saveAgreement = (): Promise<void> => told(() => download(printEnrollmentAgreement, {}, asked()));

type Signature = Pick<Enrollment['authorization'], 'authorizedSigner' | 'signerJobTitle'>;

/** Signs the text that was shown; null where it is another one by now, which was read again. */
export async function sign(signature: Signature): Promise<EnrollmentPage | null> {
  const { data } = store.agreement;
  if (!data) throw new ApiError(0, {});
  const body = { authorization: signature, disclosureHash: data.sha256 };
  return signShown(() => answered(() => call(finishEnrollment, { body }, asked())), loadAgreement);
}

/** Mails a link to the primary contact, to go on somewhere else. */
export const mailLink = () => told(() => call(mailEnrollmentLink, { body: { slug: slugHere() } }, asked()));

/** Mails a link to whoever began with an address, if anybody did. */
export const askForLink = (email: string) =>
  told(() => call(mailEnrollmentLink, { body: { slug: slugHere(), email } }, { token: '' }));

/** Forgets the enrollment in this browser, for the next practice or the next person. */
export function forget(): void {
  forgetKey();
  const slug = slugHere();
  resetEnrollment();
  store.slug = slug;
}
