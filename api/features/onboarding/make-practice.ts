import type { Decoded } from '@contract/endpoint';
import type { FieldFault } from '@contract/error';
import type {
  addProviderInformation,
  changeProviderInformation,
} from '@contract/onboarding/provider-information-calls';
import { reservedSegments } from '@contract/reserved-segments';
import { zoneAfterMove, zoneOfAddress } from '@domain/calendar/practice-zone';
import { slugOfName } from '@domain/practice/onboarding';
import { hasPublicHost, webAddress } from '@domain/practice/web-address';
import type { Tx } from '../../db/database';
import type { PracticeProfileTable } from '../../db/tables/onboarding';
import { takeTurn } from '../../db/turn';
import { AppError } from '../../http/app-error';
import { loadPlatformProfile } from '../risk/index';
import { enrollmentOf } from './adopt-practice';
import { profileAt, type StaffContext } from './keep-onboarding';
import {
  enterpriseNamed,
  enterpriseOfSlug,
  type OnboardingRow,
  type PracticeRow,
  practiceOfSlug,
} from './onboarding.reads';
import { insertPractice, keepProfile } from './onboarding.writes';
import { type Tags, tagsAfter } from './practice.view';

/** What makes a practice. */
export type Information = Omit<Decoded<typeof addProviderInformation>['body'], 'onboardingId'>;
type Changed = Decoded<typeof changeProviderInformation>['body'];
type Said = Omit<Changed, 'practiceId' | 'version'>;

/** Where what is said of a practice stands in its own row. */
const COLUMNS = {
  practiceName: 'name',
  email: 'email',
  phoneNumber: 'phone',
  practiceURL: 'website',
  streetAddress: 'street',
  unitApartment: 'unit',
  city: 'city',
  stateCode: 'state_code',
  zipCode: 'zip_code',
  specialty: 'specialty',
  enterpriseId: 'enterprise_id',
} as const satisfies Partial<Record<keyof Said, keyof PracticeRow>>;
/** Empty says that there is none. */
const NULLABLE: ReadonlySet<string> = new Set(['unitApartment', 'enterpriseId']);
const FIELDS = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

export function practiceAfter(row: PracticeRow, said: Said): PracticeRow {
  const after: PracticeRow = { ...row };
  for (const field of FIELDS) {
    const value = said[field];
    if (value !== undefined) Object.assign(after, { [COLUMNS[field]]: NULLABLE.has(field) ? value || null : value });
  }
  after.time_zone = zoneAfterMove(
    { stateCode: row.state_code, timeZone: row.time_zone },
    { stateCode: after.state_code, zipCode: after.zip_code, timeZone: said.timeZone },
  );
  if (said.practiceURL !== undefined) after.website = webAddress(said.practiceURL);
  if (said.enrollments) after.enrollments = JSON.stringify([...new Set(said.enrollments)].sort());
  if (said.optionalDebitCard !== undefined) after.optional_debit_card = said.optionalDebitCard ? 1 : 0;
  return after;
}

export function profileAfter(profile: PracticeProfileTable, said: Said, tags: Tags): PracticeProfileTable {
  const flag = (value: boolean | undefined, before: number) => (value === undefined ? before : value ? 1 : 0);
  return {
    ...profile,
    legal_name: said.legalBusinessName ?? profile.legal_name,
    year_established: said.yearEstablished ?? profile.year_established,
    manufacturer: said.manufacturer ?? profile.manufacturer,
    is_allergan: flag(said.isAllergan, profile.is_allergan),
    is_separated: flag(said.isSeparatedTransactions, profile.is_separated),
    provider_reference: said.providerReference ?? profile.provider_reference,
    tags: JSON.stringify(tags),
  };
}

/** @throws AppError INVALID_FIELDS for a website that is none, and an enterprise or a person whom nobody knows. */
export async function refuseFaults(tx: Tx, said: Said): Promise<Tags> {
  const fields: FieldFault[] = [];
  if (said.practiceURL && !hasPublicHost(said.practiceURL))
    fields.push({ field: 'practiceURL', message: 'Enter a website address, like https://www.example.com.' });
  if (said.enterpriseId && !(await tx.first(enterpriseNamed, { id: said.enterpriseId })))
    fields.push({ field: 'enterpriseId', message: 'Choose an enterprise.' });
  const { tags, faults } = await tagsAfter(tx, said.practiceTags ?? {});
  fields.push(...faults);
  if (fields.length > 0) throw new AppError('INVALID_FIELDS', { fields });
  return tags;
}

/** An address part that nobody has, made of the name: `cedar-ridge-dental`, then `cedar-ridge-dental-2`. */
async function freeSlug(tx: Tx, name: string): Promise<string> {
  const wanted = slugOfName(name) || 'practice';
  for (let next = 1; ; next += 1) {
    const slug = next === 1 ? wanted : `${wanted}-${next}`;
    await takeTurn(tx, `address:${slug}`);
    const isFree =
      !reservedSegments.has(slug) &&
      !(await tx.first(practiceOfSlug, { slug })) &&
      !(await tx.first(enterpriseOfSlug, { slug }));
    if (isFree) return slug;
  }
}

/** What a practice offers before its products and terms are chosen: the platform's own. */
async function newPractice({ tx, deps, now }: StaffContext, body: Information) {
  const preset = await loadPlatformProfile(tx);
  if (!preset) throw new AppError('STEP_ORDER', { userMessage: 'Publish a risk profile first.' });
  return {
    id: deps.newId(),
    slug: await freeSlug(tx, body.practiceName),
    name: body.practiceName,
    specialty: body.specialty,
    street: body.streetAddress,
    unit: null,
    city: body.city,
    state_code: body.stateCode,
    zip_code: body.zipCode,
    time_zone: body.timeZone ?? zoneOfAddress(body),
    phone: body.phoneNumber,
    email: body.email,
    website: '',
    enterprise_id: null,
    enrollments: '[]',
    funding_types: '["PatientFi"]',
    contract_sell_percent: 100,
    is_active: 0,
    suspend_funds: 0,
    optional_debit_card: 0,
    requires_patient_info: 0,
    is_genesis_prequal: 0,
    risk_profile_id: preset.profileId,
    membership_risk_profile_id: null,
    product_group_id: preset.productGroupId,
    embed_origins: '[]',
    return_urls: '[]',
    theme: '{"mark":null,"logo":null,"primary":null}',
    accent: null,
    email_verified_at: null,
    phone_verified_at: null,
    created_at: now,
    version: 1,
    offer_version: 1,
    sites_version: 1,
  };
}

/** An enterprise's people see its practices, so whoever brings one there or takes it off is on record in the practice's chain. */
export async function recordEnterprise(
  { record }: StaffContext,
  before: string | null,
  { id, enterprise_id: after }: PracticeRow,
): Promise<void> {
  if (before !== after) await record('practice.enterprise_changed', { practiceId: id, id, detail: { before, after } });
}

/** The columns of an onboarding that its practice decides. */
export const ofName = (practice: PracticeRow, tags: Tags) => ({
  practice_name: practice.name,
  name_key: practice.name.toLowerCase(),
  enrollment: enrollmentOf(practice.enrollments),
  manager_id: tags.practiceSuccessManagementId ?? null,
});

export type MadePractice = { practice: PracticeRow; profile: PracticeProfileTable; tags: Tags };

/**
 * Makes the practice of an onboarding, closed to patients, with a free address part.
 * Effects: the practice, what is told of it, audit rows.
 * @throws AppError STALE where the onboarding has one, or somebody took the address part meanwhile; INVALID_FIELDS; STEP_ORDER.
 */
export async function makePractice(
  context: StaffContext,
  row: OnboardingRow,
  said: Information,
): Promise<MadePractice> {
  const { tx, record } = context;
  if (row.practice_id !== null)
    throw new AppError('STALE', {
      userMessage: 'A colleague already saved this step.',
      extra: { version: row.version },
    });
  const tags = await refuseFaults(tx, said);
  const made = await newPractice(context, said);
  const practice = { ...made, ...practiceAfter(made, said) };
  if ((await tx.run(insertPractice, practice)) !== 1) throw new AppError('STALE', { extra: { version: row.version } });
  const profile = profileAfter(await profileAt(tx, made.id), said, tags);
  await tx.run(keepProfile, profile);
  await record('practice.added', { practiceId: made.id, id: made.id, detail: { onboarding: row.id } });
  await recordEnterprise(context, made.enterprise_id, practice);
  return { practice, profile, tags };
}
