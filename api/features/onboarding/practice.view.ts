import type { FieldFault } from '@contract/error';
import type {
  practiceTagsContent,
  providerInformation,
  providerPublicInformation,
  rewardsProgram,
} from '@contract/onboarding/entity';
import { type CivilDate, isCivilDate } from '@domain/calendar/civil-date';
import { formatUsDate } from '@domain/calendar/us-date';
import type { Enrollment, Specialty } from '@domain/enums';
import { fullName } from '@domain/person-name';
import type { Promotion } from '@domain/practice/plus-promotion';
import type * as z from 'zod/mini';
import type { Db } from '../../db/database';
import type { PracticeProfileTable } from '../../db/tables/onboarding';
import { listProfileTerms } from '../risk/index';
import type { Onboarded } from './keep-onboarding';
import { agreementPath } from './master-agreement';
import { enterpriseNamed, type PracticeRow, platformPeople, profileNamed } from './onboarding.reads';

/** Tags as they are kept: days as YYYY-MM-DD, people by their id. */
export type Tags = z.output<typeof practiceTagsContent>;
export type Rewards = { enabled: boolean; startDate: CivilDate; endDate: CivilDate };

const PEOPLE = {
  practiceSuccessManagementId: 'is_success_manager',
  salesRepId: 'is_sales_rep',
  priviSalesRepId: 'is_sales_rep',
  priviSuccessManagerId: 'is_success_manager',
} as const;
const PERSON_TAGS = Object.keys(PEOPLE) as (keyof typeof PEOPLE)[];

const usDay = (day: string | undefined) => (day && isCivilDate(day) ? formatUsDate(day) : '');

/** What is said of tags, with a fault for each person who does not do that work. */
export async function tagsAfter(db: Db, said: Tags): Promise<{ tags: Tags; faults: FieldFault[] }> {
  const ids = PERSON_TAGS.flatMap((tag) => said[tag] ?? []);
  const people = await platformPeople(db, ids);
  const faults = PERSON_TAGS.flatMap((tag): FieldFault[] => {
    const id = said[tag];
    if (!id || people.some((one) => one.id === id && one[PEOPLE[tag]] === 1)) return [];
    const what = PEOPLE[tag] === 'is_sales_rep' ? 'is a sales representative' : 'is a success manager';
    return [{ field: `practiceTags.${tag}`, message: `Choose someone who ${what}.` }];
  });
  return { tags: said, faults };
}

/** A practice in the words of onboarding and management (provider-admin §3). */
export async function informationView(
  db: Db,
  { row, practice, profile }: Onboarded,
): Promise<z.input<typeof providerInformation>> {
  // Written by this feature only.
  const tags = JSON.parse(profile.tags) as Tags;
  const promo = JSON.parse(profile.promo) as Promotion;
  const people = await platformPeople(
    db,
    PERSON_TAGS.flatMap((tag) => tags[tag] ?? []),
  );
  const nameOf = (id: string | null | undefined) => {
    const person = people.find((one) => one.id === id);
    return person ? fullName(person.first_name, person.last_name) : '';
  };
  const enterprise = practice.enterprise_id && (await db.first(enterpriseNamed, { id: practice.enterprise_id }));
  const membership = practice.membership_risk_profile_id;
  const financing = await db.first(profileNamed, { id: practice.risk_profile_id });
  const privi =
    membership === null ? undefined : (await listProfileTerms(db)).find(({ profile: one }) => one._id === membership);
  return {
    practiceId: practice.id,
    practiceName: practice.name,
    legalBusinessName: profile.legal_name,
    yearEstablished: profile.year_established,
    email: practice.email,
    phoneNumber: practice.phone,
    emailVerifiedAt: practice.email_verified_at,
    phoneVerifiedAt: practice.phone_verified_at,
    practiceURL: practice.website,
    urlSlug: practice.slug,
    streetAddress: practice.street,
    unitApartment: practice.unit,
    city: practice.city,
    stateCode: practice.state_code,
    zipCode: practice.zip_code,
    timeZone: practice.time_zone,
    specialty: practice.specialty as Specialty,
    enrollments: JSON.parse(practice.enrollments) as Enrollment[],
    manufacturer: profile.manufacturer,
    isAllergan: profile.is_allergan === 1,
    isSeparatedTransactions: profile.is_separated === 1,
    providerReference: profile.provider_reference,
    optionalDebitCard: practice.optional_debit_card === 1,
    documentPath: profile.document_id === null ? null : agreementPath(row.id),
    isActive: practice.is_active === 1,
    suspendSendingFunds: practice.suspend_funds === 1,
    practiceTags: {
      specialty: practice.specialty,
      practiceSuccessManagement: nameOf(tags.practiceSuccessManagementId),
      practiceSuccessManagementId: tags.practiceSuccessManagementId ?? null,
      dateTrained: usDay(tags.dateTrained),
      salesRep: nameOf(tags.salesRepId),
      salesRepId: tags.salesRepId ?? null,
      leadSources: {
        primary: tags.leadSources?.primary ?? '',
        secondary: tags.leadSources?.secondary ?? '',
        broker: tags.leadSources?.broker ?? '',
      },
      priviDateTrained: usDay(tags.priviDateTrained),
      priviSalesRep: nameOf(tags.priviSalesRepId),
      priviSalesRepId: tags.priviSalesRepId ?? null,
      priviSuccessManager: nameOf(tags.priviSuccessManagerId),
      priviSuccessManagerId: tags.priviSuccessManagerId ?? null,
    },
    patientFiPlusPromotion: {
      optIn: promo.optIn,
      active: promo.active,
      promoStartDate: usDay(promo.startDate),
      promoEndDate: usDay(promo.endDate),
    },
    enterprise: enterprise ? { _id: enterprise.id, name: enterprise.name } : null,
    patientfiriskprofile: financing ? { _id: financing.id, name: financing.name } : null,
    priviriskprofile: privi ? { ...privi.profile, priviVariableMDF: privi.leastFee } : null,
    version: practice.version,
  };
}

/** What patients find of a practice. */
export const publicView = (
  practice: PracticeRow,
  profile: PracticeProfileTable,
): z.input<typeof providerPublicInformation> => ({
  publicFacing: profile.public_facing === 1,
  streetAddress: practice.street,
  urlSlug: practice.slug,
  unit: practice.unit,
  city: practice.city,
  state: practice.state_code,
  zipCode: practice.zip_code,
  instagramUrl: profile.instagram,
  facebookUrl: profile.facebook,
  searchKeywords: JSON.parse(profile.keywords) as string[],
});

export function rewardsView({ practice_id: practiceId, rewards }: PracticeProfileTable) {
  if (rewards === null) return null;
  // Written by `setRewards` only.
  const { enabled, startDate, endDate } = JSON.parse(rewards) as Rewards;
  const view: z.input<typeof rewardsProgram> = {
    practiceId,
    enabled,
    startDate: formatUsDate(startDate),
    endDate: formatUsDate(endDate),
  };
  return view;
}
