import { fullName } from '@domain/person-name';
import type { Context } from '../../command/command';
import type { ApplicantActor, BorrowerActor, MemberActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { contentHash, type DocumentContent, keepDocument, shownText, unsignedText } from '../document/index';
import { accountWords as english } from './account-words';
import { accountWords as spanish } from './account-words.es';

export type Payer = ApplicantActor | BorrowerActor | MemberActor;

/** What the authorization says beside its text: whose bank account it is for. */
export type AuthorizedAccount = {
  name: string;
  accountType: 'checking' | 'savings' | null;
  routingNumber: string;
  lastFour: string;
};

/**
 * Keeps the authorization of debits as it was shown, with the account it is for.
 * @returns the document's id.
 * @throws AppError STALE when the text is another one than was shown. Source: 12 CFR 1005.10(b), NACHA WEB.
 */
export async function keepAuthorization(
  { tx, deps, actor, meta }: Context,
  payer: { id: string; first_name: string | null; last_name: string | null },
  given: {
    account: AuthorizedAccount;
    authorizationHash: string;
    /** Signed on the screen of a practice, with the name that was typed there. */
    inPractice?: { signedName: string | null; by: string };
  },
): Promise<string> {
  const shown = { hash: given.authorizationHash, language: meta.language };
  const text = shownText('ach-authorization', deps.config, shown);
  if (!text) throw new AppError('STALE');
  const sha256 = contentHash(text);
  const { addressHash, userAgent, requestId } = meta;
  const whose = {
    borrowerId: payer.id,
    ...(actor.kind === 'applicant' ? { applicationId: actor.applicationId } : {}),
    ...signatureOf(payer, given.inPractice),
    evidence: {
      disclosureHash: sha256,
      ...(given.inPractice && { inPracticeBy: given.inPractice.by }),
      addressHash,
      userAgent,
      requestId,
    },
  };
  const english = withAccount(unsignedText('ach-authorization', deps.config), given.account);
  return keepDocument(whose, deps, { tx, content: withAccount(text, given.account), english });
}

/** Of whoever authorizes in their own account, their name; in a practice the one that they typed, or nobody's. */
function signatureOf(
  { first_name: first, last_name: last }: { first_name: string | null; last_name: string | null },
  inPractice: { signedName: string | null } | undefined,
): { signedName?: string } {
  if (!inPractice) return { signedName: fullName(first, last) };
  return inPractice.signedName === null ? {} : { signedName: inPractice.signedName };
}

export const ACCOUNT_WORDS = { en: english, es: spanish } as const;

function withAccount(text: DocumentContent, account: AuthorizedAccount): DocumentContent {
  const words = ACCOUNT_WORDS[text.language ?? 'en'];
  return { ...text, sections: [...text.sections, { heading: words.heading, paragraphs: [words.account(account)] }] };
}
