import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { storedTheme } from '../practice/index';
import { lookOfMembership } from './document.reads';
import { insertDocument } from './document.writes';
import { contentHash, contentText } from './rendering/content-hash';
import type { DocumentContent } from './rendering/document-content';

type Kept = {
  borrowerId: string;
  applicationId?: string;
  transactionId?: string;
  /** Of whoever signed it; a notice is signed by nobody. */
  signedName?: string;
  evidence: object;
};

/** Written first, so that the list of papers finds it without reading the rest. */
export const ENGLISH = 'english';
/** What its PDF wears, as it was on that day. */
const LOOK = 'look';

/** How a paper of a membership looks: the name of the practice, its color, and its picture by id. */
export type KeptLook = { name: string; primary: string | null; picture: string | null };

async function lookOf(tx: Tx, evidence: object): Promise<KeptLook | undefined> {
  const membershipId: unknown = Reflect.get(evidence, 'membershipId');
  if (typeof membershipId !== 'string') return undefined;
  const practice = await tx.first(lookOfMembership, { membershipId });
  if (!practice) return undefined;
  const { logo, mark, primary } = storedTheme(practice.theme);
  return { name: practice.name, primary, picture: logo ?? mark };
}

/**
 * Keeps the exact text that a person was shown or sent, with the evidence of it, and beside a Spanish one what it says in English,
 * as it stands today. Its PDF is made after the commit, and that of a membership wears what its practice wears on this day.
 * @returns the document's id.
 */
export async function keepDocument(
  { borrowerId, applicationId, transactionId, signedName, evidence }: Kept,
  { newId, clock }: Pick<Deps, 'newId' | 'clock'>,
  { tx, content, english }: { tx: Tx; content: DocumentContent; english?: DocumentContent | undefined },
): Promise<string> {
  if (content.language && (!english || english.language))
    throw new Error(`${content.documentKey} in Spanish is kept with its English copy`);
  const [id, now] = [newId(), clock.now()];
  const look = await lookOf(tx, evidence);
  await tx.run(insertDocument, {
    id,
    documentKey: content.documentKey,
    borrowerId,
    applicationId: applicationId ?? null,
    transactionId: transactionId ?? null,
    title: content.title,
    textVersion: content.version,
    content: contentText(content),
    sha256: contentHash(content),
    signedName: signedName ?? null,
    signedAt: signedName === undefined ? null : now,
    evidence: JSON.stringify({
      ...(content.language && { [ENGLISH]: english }),
      ...evidence,
      ...(look && { [LOOK]: look }),
    }),
    createdAt: now,
  });
  return id;
}

/** What a kept Spanish text says in English (12 CFR 1026.27); undefined for an English one. Written above only. */
export function englishOf({ evidence }: { evidence: string }): DocumentContent | undefined {
  return (JSON.parse(evidence) as { [ENGLISH]?: DocumentContent })[ENGLISH];
}

/** What the PDF of a kept text wears; undefined for one of ours. Written above only. */
export function keptLook({ evidence }: { evidence: string }): KeptLook | undefined {
  return (JSON.parse(evidence) as { [LOOK]?: KeptLook })[LOOK];
}
