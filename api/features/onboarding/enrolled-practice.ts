import { sourcesOfEnrollment } from '@domain/practice/self-enrollment';
import { webAddress } from '@domain/practice/web-address';
import { changeOne } from '../../command/command';
import type { Tx } from '../../db/database';
import type { PracticeProfileTable } from '../../db/tables/onboarding';
import type { Lead } from '../provider-enrollment/index';
import type { Information } from './make-practice';
import { onboardedPractice, type PracticeRow } from './onboarding.reads';
import { keepProfile, setPractice } from './onboarding.writes';
import type { Tags } from './practice.view';

/** What a practice said of itself, in the words of onboarding. */
export function informationOf({ answers, enrollments, enterpriseId }: Lead): Information {
  const { businessInformation: of, additionalInformation: sources } = answers;
  return {
    practiceName: of.providerName,
    legalBusinessName: of.legalBusinessName,
    email: of.providerEmail,
    phoneNumber: of.providerPhone,
    practiceURL: webAddress(of.providerURL),
    streetAddress: of.streetAddress,
    unitApartment: of.unitApartment ?? '',
    city: of.city,
    stateCode: of.state,
    zipCode: of.zipCode,
    ...(of.timeZone !== undefined && { timeZone: of.timeZone }),
    specialty: of.categoryType,
    yearEstablished: String(of.yearEstablished),
    enrollments,
    enterpriseId: enterpriseId ?? '',
    practiceTags: { leadSources: sourcesOfEnrollment(sources) },
  };
}

type Facts = { practice: PracticeRow; profile: PracticeProfileTable };

/** Fills in what nobody has told of a practice yet; nothing that somebody typed is replaced. @throws AppError STALE */
export async function fillPractice(tx: Tx, { practice, profile }: Facts, lead: Lead): Promise<Facts> {
  const told = informationOf(lead);
  const tags = JSON.parse(profile.tags) as Tags;
  const { leadSources } = tags;
  const isSourceTyped = Object.values(leadSources ?? {}).some((text) => text !== '');
  await changeOne(tx, setPractice, {
    ...practice,
    website: practice.website || (told.practiceURL ?? ''),
    unit: practice.unit || told.unitApartment || null,
  });
  const filled = {
    ...profile,
    legal_name: profile.legal_name || (told.legalBusinessName ?? ''),
    year_established: profile.year_established || (told.yearEstablished ?? ''),
    tags: JSON.stringify(isSourceTyped ? tags : { ...tags, ...told.practiceTags }),
  };
  await tx.run(keepProfile, filled);
  const now = await tx.first(onboardedPractice, { id: practice.id });
  return { practice: now ?? practice, profile: filled };
}
