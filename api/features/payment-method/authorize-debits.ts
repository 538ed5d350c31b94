import { fullName } from '@domain/person-name';
import type { Context } from '../../command/command';
import type { ApplicantActor, BorrowerActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { contentHash, type DocumentContent, keepDocument, shownText, unsignedText } from '../document/index';

export type Payer = ApplicantActor | BorrowerActor;

/** What the authorization says beside its text: whose bank account it is for. */
export type AuthorizedAccount = { name: string; accountType: string | null; routingNumber: string; lastFour: string };

/**
 * Keeps the authorization of debits as it was shown, with the account it is for.
 * @returns the document's id.
 * @throws AppError STALE when the text is another one than was shown. Source: 12 CFR 1005.10(b), NACHA WEB.
 */
export async function keepAuthorization(
  { tx, deps, actor, meta }: Context<Payer>,
  payer: { id: string; first_name: string | null; last_name: string | null },
  given: { account: AuthorizedAccount; authorizationHash: string | undefined },
): Promise<string> {
  const shown = { hash: given.authorizationHash, language: meta.language };
  const text = shownText('ach-authorization', deps.config, shown);
  if (!text) throw new AppError('STALE');
  const sha256 = contentHash(text);
  const { addressHash, userAgent, requestId } = meta;
  const whose = {
    borrowerId: payer.id,
    ...(actor.kind === 'applicant' ? { applicationId: actor.applicationId } : {}),
    signedName: fullName(payer.first_name, payer.last_name),
    evidence: { disclosureHash: sha256, addressHash, userAgent, requestId },
  };
  const english = withAccount(unsignedText('ach-authorization', deps.config), given.account);
  return keepDocument(whose, deps, { tx, content: withAccount(text, given.account), english });
}

const SPANISH_ACCOUNTS: Readonly<Record<string, string>> = {
  checking: 'cuenta de cheques',
  savings: 'cuenta de ahorros',
};

function withAccount(text: DocumentContent, account: AuthorizedAccount): DocumentContent {
  const { name, accountType, routingNumber, lastFour } = account;
  const kind = accountType === null ? 'account' : `${accountType} account`;
  if (text.language === 'es') {
    const which = accountType === null ? 'cuenta' : (SPANISH_ACCOUNTS[accountType] ?? 'cuenta');
    const said = `${name}, ${which} terminada en ${lastFour}, número de ruta ${routingNumber}.`;
    return { ...text, sections: [...text.sections, { heading: 'Su cuenta', paragraphs: [said] }] };
  }
  const sentence = `${name}, ${kind} ending in ${lastFour}, routing number ${routingNumber}.`;
  return { ...text, sections: [...text.sections, { heading: 'Your account', paragraphs: [sentence] }] };
}
