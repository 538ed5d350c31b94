import {
  acceptPartnerOffer,
  askPartnerLender,
  declinePartnerOffer,
  getPartnerDisclosure,
  getPartnerLoan,
  signPartnerAgreement,
} from '@contract/application/partner-lender-calls';
import { partnerConsents } from '@contract/consents';
import { viewDocument } from '@contract/document/calls';
import type { ResultOf } from '@contract/endpoint';
import type { PagePath } from '@domain/application/steps';
import { call } from '@portals/client/call';
import { load, type Resource, resource } from '@portals/state/resource';
import { underVeil } from '@portals/state/veil.store';
import { orElsewhere, signShown } from '@portals/steps/flow/elsewhere';
import { veilWords } from '@portals/steps/veil-words';
import { proxy } from 'valtio/vanilla';
import { stepOf } from '../application-flow';
import { type AgreementText, apply } from './apply.store';

type PartnerLoan = ResultOf<typeof getPartnerLoan>;
type Genesis = {
  loan: Resource<PartnerLoan>;
  consent: Resource<ResultOf<typeof getPartnerDisclosure>>;
  agreement: Resource<AgreementText>;
};

/** The question to the partner lender as this page sees it. Lives in memory only. */
export const genesis = proxy<Genesis>({ loan: resource(), consent: resource(), agreement: resource() });

const idOfApplication = () => apply.applicationId ?? '';
const idQuery = () => ({ applicationId: idOfApplication() });

export const loadPartnerLoan = () =>
  load(genesis.loan, (signal) => call(getPartnerLoan, { query: idQuery() }, { signal }));
export const loadConsent = () =>
  load(genesis.consent, (signal) => call(getPartnerDisclosure, { query: idQuery() }, { signal }));
export const loadPartnerAgreement = () =>
  load(genesis.agreement, (signal) =>
    call(viewDocument, { params: { documentKey: 'partner-loan-agreement' }, query: idQuery() }, { signal }),
  );

/** Takes the answer, so that every screen and the resume rule see the same state. */
function take(loan: PartnerLoan): PagePath {
  genesis.loan.data = loan;
  if (apply.application.data) apply.application.data.pagePath = loan.pagePath;
  return stepOf(loan);
}

/** Agrees to the text that was shown and asks. Throws ApiError; a lender that does not answer is no denial. */
export async function askPartner(): Promise<PagePath> {
  const consentHash = genesis.consent.data?.sha256 ?? (await loadConsent())?.sha256 ?? '';
  return take(
    await underVeil(veilWords.partner, () => call(askPartnerLender, { body: { ...idQuery(), consentHash } })),
  );
}

/** An answer that came too late, because the offer ended or was answered elsewhere, leads to where it stands. */
const answered = async (run: () => Promise<PartnerLoan>): Promise<PagePath> =>
  take(await orElsewhere(run, loadPartnerLoan, ['STEP_ORDER']));

export const acceptOffer = () => answered(() => call(acceptPartnerOffer, { body: idQuery() }));
export const declineOffer = () => answered(() => call(declinePartnerOffer, { body: idQuery() }));

/** Signs the text that was shown; null when it is another one by now and must be read again. Throws ApiError. */
export async function signWithPartner(typedName: string): Promise<PagePath | null> {
  const disclosureHash = genesis.agreement.data?.sha256 ?? '';
  const body = { ...idQuery(), typedName, disclosureHash, consents: [...partnerConsents] };
  const sign = () => underVeil(veilWords.signing, () => call(signPartnerAgreement, { body }));
  return signShown(() => answered(sign), loadPartnerAgreement);
}
