import { signCreditLineAgreement } from '@contract/application/decision-calls';
import { printDocument, viewDocument } from '@contract/document/calls';
import type { DocumentKey } from '@contract/document/entity';
import type { PagePath } from '@domain/application/steps';
import { call } from '@portals/client/call';
import { download } from '@portals/client/download';
import { load } from '@portals/state/resource';
import { underVeil } from '@portals/state/veil.store';
import { orElsewhere, signShown } from '@portals/steps/flow/elsewhere';
import { veilWords } from '@portals/steps/veil-words';
import { stepOf } from '../application-flow';
import { refreshApplication } from './application.actions';
import { apply } from './apply.store';

const agreementKey = 'credit-line-agreement' satisfies DocumentKey;

/** Fetches the agreement filled in for this person. */
export function loadAgreement(): Promise<unknown> {
  const { applicationId } = apply;
  return load(apply.agreement, (signal) =>
    call(
      viewDocument,
      { params: { documentKey: agreementKey }, query: applicationId ? { applicationId } : {} },
      { signal },
    ),
  );
}

/** What signing came to. `changed`: the text is another one by now and must be read again. */
export type Signing = { outcome: 'signed'; pagePath: PagePath } | { outcome: 'changed' };

/** Signs the text that was shown, named by its hash. Throws ApiError on field and technical failures. */
export async function sign(typedName: string, consents: readonly string[]): Promise<Signing> {
  const { applicationId } = apply;
  const disclosureHash = apply.agreement.data?.sha256;
  if (applicationId === null || disclosureHash === undefined) return { outcome: 'changed' };
  const body = { applicationId, typedName, disclosureHash, consents: [...consents] };
  const run = async () => {
    await underVeil(veilWords.signing, () => call(signCreditLineAgreement, { body }));
    return true;
  };
  // Signed in another tab, perhaps: what the server has by now is read below.
  const signing = () => orElsewhere(run, async () => true, ['ALREADY_SIGNED', 'STEP_ORDER']);
  if ((await signShown(signing, loadAgreement)) === null) return { outcome: 'changed' };
  const current = await refreshApplication();
  if (current?.outcome?.agreementSigned) return { outcome: 'signed', pagePath: 'post-agreement' };
  return { outcome: 'signed', pagePath: current ? stepOf(current) : 'post-agreement' };
}

/** Saves a document of this application as a PDF. Throws ApiError. */
export function saveDocument(documentKey: DocumentKey): Promise<void> {
  const { applicationId } = apply;
  return download(printDocument, { params: { documentKey }, query: applicationId ? { applicationId } : {} });
}
