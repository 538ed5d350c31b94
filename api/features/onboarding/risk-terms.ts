import { setRiskBasedTerms } from '@contract/onboarding/calls';
import type { riskTerms } from '@contract/onboarding/entity';
import type * as z from 'zod/mini';
import { changeOne, command } from '../../command/command';
import type { Db } from '../../db/database';
import { AppError } from '../../http/app-error';
import { listProfileTerms, offeredGroup, type ProfileTerms, takenProfile } from '../risk/index';
import { keepOnboarding, onboardedAt } from './keep-onboarding';
import type { PracticeRow } from './onboarding.reads';
import { setRiskProfiles } from './onboarding.writes';

type Wire = z.input<typeof riskTerms>;

/** Why a practice cannot be given a profile: it must rate what the practice offers, and be for an enrollment of its. */
async function refusalOf(db: Db, practice: PracticeRow, terms: ProfileTerms): Promise<string | null> {
  const enrollments = JSON.parse(practice.enrollments) as string[];
  if (!enrollments.includes(terms.enrollment)) return "The practice isn't enrolled in this.";
  if (terms.enrollment === 'MEMBERSHIPS') return null;
  const { groupId } = await offeredGroup(db, practice.product_group_id);
  return terms.groupIds.includes(groupId) ? null : "This risk profile has no rates for the practice's products.";
}

/** Rates and fees by risk profile; without a practice, nothing speaks against any of them. */
export async function riskTermsView(db: Db, practice: PracticeRow | null): Promise<Wire[]> {
  const all: Wire[] = [];
  for (const terms of await listProfileTerms(db)) {
    const { profile, enrollment, apr, mdf, isPreset } = terms;
    const refusal = practice && (await refusalOf(db, practice, terms));
    all.push({ riskProfile: profile, enrollment, apr, mdf, isPreset, refusal });
  }
  return all;
}

const risksView = ({ apr, mdf, profile }: ProfileTerms) => ({
  apr: apr?._id ?? null,
  mdf: mdf._id,
  riskProfile: profile._id,
});

/** The tables of rates and fees that a practice has today: of financing, else of memberships. */
export async function risksOf(db: Db, practice: PracticeRow) {
  const isFinancing = (JSON.parse(practice.enrollments) as string[]).includes('APPLICATIONS');
  const id = isFinancing ? practice.risk_profile_id : practice.membership_risk_profile_id;
  const terms = (await listProfileTerms(db)).find(({ profile }) => profile._id === id);
  return terms ? risksView(terms) : null;
}

const refused = (message: string) => new AppError('INVALID_FIELDS', { fields: [{ field: 'risks', message }] });

/**
 * Gives a practice the risk profile that is named, or the only one that has these rates and fees; the next decision takes it.
 * @throws AppError INVALID_FIELDS for tables that no profile joins, or several where none is named, or that the practice cannot be given; NOT_FOUND, STALE.
 * Source: provider-admin §3 Risk selection, §7 Onboarding.
 */
export const setRiskTerms = command(setRiskBasedTerms)(async ({ body }, context) => {
  const { tx, record } = context;
  const { practiceId, risks, riskProfile } = body;
  const { row, practice } = await onboardedAt(tx, practiceId, body.version);
  const joining = async () =>
    (await listProfileTerms(tx)).filter(
      ({ apr, mdf, profile }) =>
        (apr?._id ?? null) === risks.apr && mdf._id === risks.mdf && profile._id === (riskProfile ?? profile._id),
    );
  const [found, ...others] = await joining();
  if (others.length > 0) throw refused('Several risk profiles have these rates and fees. Choose one of them.');
  // Looked at again once it is taken, so that it does not go into the archive meanwhile.
  if (found) await tx.all(takenProfile, { id: found.profile._id });
  const [terms] = found ? await joining() : [];
  const refusal = terms ? await refusalOf(tx, practice, terms) : 'No risk profile matches these rates and fees.';
  if (!terms || refusal !== null) throw refused(refusal ?? '');
  const isFinancing = terms.enrollment === 'APPLICATIONS';
  const before = isFinancing ? practice.risk_profile_id : practice.membership_risk_profile_id;
  await changeOne(tx, setRiskProfiles, {
    id: practiceId,
    financing: isFinancing ? terms.profile._id : practice.risk_profile_id,
    membership: isFinancing ? practice.membership_risk_profile_id : terms.profile._id,
    offering: practice.product_group_id,
  });
  const onboarding = await keepOnboarding(context, row, { step: 'risk-terms' });
  const detail = { enrollment: terms.enrollment, before, after: terms.profile._id, version: terms.version };
  await record('practice.risk_profile_changed', { practiceId, id: practiceId, detail });
  return { onboarding, risks: risksView(terms) };
});
