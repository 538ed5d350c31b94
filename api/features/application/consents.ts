import type { DocumentKey } from '@contract/entities/document';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import type { RequestMeta } from '../../http/serve';
import { contentHash, unsignedText } from '../document/index';
import type { ApplicationCase } from './application.reads';
import { insertConsent } from './application.writes';

/** Keeps the evidence that a person accepted documents: which text exactly, when, from where. */
export async function recordConsents(
  tx: Tx,
  { application, borrower, practice }: ApplicationCase,
  documentKeys: readonly DocumentKey[],
  meta: RequestMeta,
  deps: Deps,
): Promise<void> {
  const states = { state: borrower.state_code, practiceState: practice.state_code };
  for (const documentKey of documentKeys) {
    const content = unsignedText(documentKey, deps.config, states);
    await insertConsent(tx, {
      id: deps.newId(),
      application_id: application.id,
      consent_key: documentKey,
      text_version: content.version,
      text_sha256: contentHash(content),
      given_at: deps.clock.now(),
      ip_hash: meta.addressHash,
      user_agent: meta.userAgent,
    });
  }
}
