import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { contentOf, type DocumentContent, documentById, unsignedText } from '../document/index';
import { activationFigures, consentHeading, type SignedFacts, signedAgreement } from '../membership/index';
import type { AgreedPlan } from './agreed-plan';

/** What whoever pays from a bank account authorizes. */
export const authorizationText = (deps: Pick<Deps, 'config'>) => unsignedText('ach-authorization', deps.config);

/** What is due on the day on which the plan begins, and later; credits are applied. */
export const figuresToday = (db: Db, { row, plan, on }: AgreedPlan) =>
  activationFigures(db, { membershipId: row.id, plan, on }, { applyCredits: true, payAtOnce: false });

/**
 * The agreement as the practice shows and prints it, in English: of a plan that has begun as it was kept, else as it stands today, with the
 * federal disclosure where there are more than four payments (12 CFR 1026.2(a)(17)).
 */
export async function agreementText(db: Db, of: AgreedPlan, deps: Pick<Deps, 'config'>): Promise<DocumentContent> {
  const { row, plan } = of;
  const kept =
    row.status === 'ACTIVE' && plan.document_id !== null
      ? await db.first(documentById, { id: plan.document_id })
      : undefined;
  if (kept) return contentOf(kept);
  return signedAgreement(await factsToday(db, of), deps.config, 'en');
}

/** What is signed in the practice: the plan with the charges of today and later, to what the patient gives there. */
async function factsToday(db: Db, of: AgreedPlan): Promise<SignedFacts> {
  const { plan, treatments, parties, on } = of;
  const { installments, payments } = await figuresToday(db, of);
  const charges = { way: undefined, isByHand: false, payments, on, hasCredit: false };
  return { plan, treatments, parties, payAtOnce: false, on, installments, charges };
}

/** The sentences that are ticked: the last section of the agreement, before what a bank account is authorized with. */
export const consentIn = ({ sections }: DocumentContent): string =>
  sections.find(({ heading }) => heading === consentHeading)?.paragraphs.join(' ') ?? '';
