import { type DocumentKey, documentKeys } from '@contract/document/entity';
import { fullName } from '@domain/person-name';
import { AppError } from '../../http/app-error';
import {
  type AgreementPart,
  type ApplicationCase,
  FLOWS,
  finishApplication,
  isSameName,
  mailPayload,
  recordConsents,
  refusal,
  type VendorRequest,
} from '../application/index';
import { keepDocument, shownText, unsignedText } from '../document/index';
import { openStepOf } from './save-step';

export type SignupSignature = {
  typedName?: string | undefined;
  disclosureHash?: string | undefined;
  /** Keys of the documents that the member accepted beside the agreement. */
  consents?: readonly string[] | undefined;
  /** Of the device that signs, for the fraud check. */
  truValidateSessionId?: string | undefined;
};

/** Whoever finishes accepts these, also where a caller names none. */
const ALWAYS = ['membership-agreement', 'consent-and-authorization'] as const satisfies readonly DocumentKey[];

const isDocumentKey = (text: string): text is DocumentKey => (documentKeys as readonly string[]).includes(text);

/**
 * Accepts the membership agreement and runs the decision with the membership risk profile of the practice; one piece of
 * code with the credit application. The signature is kept in the transaction of the decision.
 * @NOTE choice: the contract of finish asks for no signature (membership §7), so accepting is finishing; where a name and
 * the hash of the shown text come with it, they are checked and the signed copy is kept.
 * @throws AppError STEP_ORDER before all steps are filled in, STALE for another text, INVALID_FIELDS for another name,
 * CONFLICT, NOT_FOUND; VendorError. Source: membership §4 steps 3 to 5.
 */
export async function finishSignup(asked: VendorRequest, applicationId: string, signature: SignupSignature) {
  const answer = await finishApplication(asked, applicationId, {
    flow: FLOWS.MEMBERSHIPS,
    agreement: agreementOf(signature, asked),
    deviceSession: signature.truValidateSessionId,
  });
  const exam = answer.body.truvalidate.KBA;
  return { ...answer, body: { ...answer.body, KBA: exam && { Questions: exam.questions } } };
}

function agreementOf(signature: SignupSignature, { deps, meta: { language } }: VendorRequest): AgreementPart {
  const textIn = ({ borrower, practice }: ApplicationCase) =>
    unsignedText('membership-agreement', deps.config, {
      state: borrower.state_code,
      practiceState: practice.state_code,
    });
  /** The text that was shown, in whichever language. */
  const textFor = ({ borrower, practice }: ApplicationCase) => {
    const states = { state: borrower.state_code, practiceState: practice.state_code };
    const shown = shownText('membership-agreement', deps.config, {
      ...states,
      language,
      hash: signature.disclosureHash,
    });
    if (!shown) throw new AppError('STALE');
    return shown;
  };
  return {
    async check(_, of) {
      if (openStepOf(of.borrower) !== 'agreement-step') throw new AppError('STEP_ORDER');
      const { typedName, consents = [] } = signature;
      if (!consents.every(isDocumentKey)) throw refusal('consents', 'Accept every document to continue.');
      textFor(of);
      const name = nameOf(of);
      if (typedName && !isSameName(typedName, name))
        throw refusal('typedName', `Type your name exactly as shown: ${name}.`);
    },
    async keep({ tx, meta, send }, of) {
      const content = textFor(of);
      await recordConsents({ tx, deps, meta }, of, {
        documentKeys: [...new Set([...ALWAYS, ...(signature.consents ?? []).filter(isDocumentKey)])],
        filledIn: { 'membership-agreement': content },
        ...(signature.typedName && { signed: 'membership-agreement' }),
      });
      if (!signature.typedName) return;
      const { addressHash, userAgent, requestId } = meta;
      const whose = { borrowerId: of.borrower.id, applicationId: of.application.id, signedName: signature.typedName };
      const signed = { ...whose, evidence: { consents: signature.consents ?? [], addressHash, userAgent, requestId } };
      const documentId = await keepDocument(signed, deps, { tx, content, english: textIn(of) });
      await send('agreement-signed', { ...mailPayload(of), documentId });
    },
  };
}

function nameOf({ borrower }: ApplicationCase): string {
  return fullName(borrower.first_name, borrower.last_name);
}
