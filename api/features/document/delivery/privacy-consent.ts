import { confirmPrivacyConsent } from '@contract/document/privacy-calls';
import { type Language, languages } from '@contract/language';
import { command } from '../../../command/command';
import type { Deps } from '../../../deps';
import { AppError } from '../../../http/app-error';
import { privacyConsentOf } from '../document.reads';
import { documentView } from '../document.view';
import { insertPrivacyConsent } from '../document.writes';
import { keepAccepted } from '../keep-accepted';
import { unsignedText } from '../templates/unsigned-text';
import { resolveDocument } from './resolve-document';

async function policyIn(language: Language, deps: Deps) {
  return documentView(await resolveDocument({ documentKey: 'financial-privacy-policy', language }, undefined, deps));
}

/** The policy as it stands, and when the member confirmed it. */
export async function viewPrivacyConsent(
  { borrowerId, language }: { borrowerId: string; language: Language },
  deps: Deps,
) {
  const document = await policyIn(language, deps);
  const kept = await deps.database.read.first(privacyConsentOf, { borrowerId, version: document.version });
  return { document, privacyConsentUpdate: kept?.confirmed_at ?? null };
}

/**
 * Keeps that the member confirmed the policy, in the language that they read; the first confirmation of a version stays.
 * @throws AppError STEP_ORDER for a text that is not the policy as it stands.
 */
export const confirmPrivacy = command(confirmPrivacyConsent)(async ({ body }, context) => {
  const { tx, deps, meta, now, actor, record, leaveNoRow } = context;
  const texts = (language: Language) => ({
    content: unsignedText('financial-privacy-policy', deps.config, { language }),
    english: language === 'en' ? undefined : unsignedText('financial-privacy-policy', deps.config),
  });
  const { borrowerId } = actor;
  for (const language of languages) {
    const { version, sha256 } = await policyIn(language, deps);
    if (sha256 !== body.sha256) continue;
    const row = { borrower_id: borrowerId, document_version: version, sha256, language, confirmed_at: now };
    if ((await tx.run(insertPrivacyConsent, row)) === 0) leaveNoRow('It was confirmed before.');
    else {
      await keepAccepted(
        { borrowerId, applicationId: null, acceptedAt: now, ...texts(language), from: meta },
        deps,
        tx,
      );
      await record('borrower.privacy_confirmed', { practiceId: null, id: borrowerId, detail: { version, language } });
    }
    const kept = await tx.first(privacyConsentOf, { borrowerId, version });
    return { user: { privacyConsentUpdate: kept?.confirmed_at ?? now } };
  }
  throw new AppError('STEP_ORDER', { userMessage: 'The privacy policy has changed. Read the current version.' });
});
