import { zoneOfAddress } from '@domain/calendar/practice-zone';
import {
  DEMO_CONFIGURATION,
  DEMO_MEMBERSHIP_CONFIGURATION,
  DEMO_THIN_FILES,
} from '@domain/underwriting/demo-configuration';
import { DEMO_PRODUCT_GROUPS } from '@domain/underwriting/demo-products';
import type { Tx } from '../db/database';
import type { Deps } from '../deps';
import { keepPracticeBank } from '../features/funding/index';
import { adoptPractice } from '../features/onboarding/index';
import { publishingWithTables } from '../features/risk/index';
import { type DemoPractice, demoEnterprises, demoPractices } from './demo-practices';
import { DEMO_PASSWORD, demoStaff } from './demo-staff';

/** Sites on which the demo practices may be embedded: the demo website under both of its local names. */
function demoOrigins(deps: Deps): string[] {
  const { demoSiteUrl, demoSitePort } = deps.config;
  return [
    ...new Set([new URL(demoSiteUrl).origin, `http://localhost:${demoSitePort}`, `http://127.0.0.1:${demoSitePort}`]),
  ];
}

/** Enterprises, practices, staff and the published risk profiles: what every demo and test needs. */
export async function seedFoundation(tx: Tx, deps: Deps, passwordHash: string): Promise<void> {
  const at = deps.clock.now();
  const productGroups = Object.values(DEMO_PRODUCT_GROUPS);
  const making = { by: 'Priya Raman', byId: null, at, note: 'Initial version' };
  const publish = publishingWithTables(tx, making);
  for (const version of [1, 2, 3]) {
    const riskProfile = { ...DEMO_CONFIGURATION.riskProfile, version };
    await publish({ configuration: { ...DEMO_CONFIGURATION, riskProfile }, productGroups }, { boardingPreset: true });
  }
  await publish({ configuration: DEMO_THIN_FILES, productGroups });
  const membership = DEMO_MEMBERSHIP_CONFIGURATION;
  await publish({ configuration: membership, productGroups: [membership.productGroup] }, { boardingPreset: true });
  for (const enterprise of demoEnterprises) {
    await tx.execute(
      tx.builder.insertInto('enterprise').values({
        id: enterprise.id,
        name: enterprise.name,
        url_slug: enterprise.urlSlug,
        logo: null,
        fees_paid_by_enterprise: enterprise.feesPaidByEnterprise ? 1 : 0,
        name_key: enterprise.name.toLowerCase(),
        list_key: 'all',
        created_at: at,
        version: 1,
      }),
    );
  }
  for (const practice of demoPractices) await seedPractice(tx, practice, deps);
  for (const person of demoStaff) await seedStaff(tx, person, { passwordHash, at });
}

async function seedPractice(tx: Tx, practice: DemoPractice, deps: Deps): Promise<void> {
  await tx.execute(
    tx.builder.insertInto('practice').values({
      id: practice.id,
      slug: practice.slug,
      name: practice.name,
      specialty: practice.specialty,
      street: practice.street,
      unit: null,
      city: practice.city,
      state_code: practice.stateCode,
      zip_code: practice.zipCode,
      time_zone: zoneOfAddress(practice),
      phone: practice.phone,
      email: `hello@${practice.slug}.test`,
      website: deps.config.demoSiteUrl,
      enterprise_id: practice.enterpriseId,
      enrollments: JSON.stringify(practice.memberships ? ['APPLICATIONS', 'MEMBERSHIPS'] : ['APPLICATIONS']),
      funding_types: JSON.stringify(practice.fundingTypes),
      contract_sell_percent: practice.sellPercent,
      is_active: practice.isActive ? 1 : 0,
      suspend_funds: practice.suspendFunds ? 1 : 0,
      optional_debit_card: practice.optionalDebitCard ? 1 : 0,
      requires_patient_info: practice.requiresPatientInfo ? 1 : 0,
      is_genesis_prequal: practice.isGenesisPrequal ? 1 : 0,
      risk_profile_id: DEMO_CONFIGURATION.riskProfile.id,
      membership_risk_profile_id: practice.memberships ? DEMO_MEMBERSHIP_CONFIGURATION.riskProfile.id : null,
      product_group_id: practice.productGroupId,
      embed_origins: JSON.stringify(demoOrigins(deps)),
      return_urls: '[]',
      theme: JSON.stringify({ mark: null, logo: null, primary: practice.primary }),
      accent: practice.primary,
      created_at: deps.clock.now(),
      version: 1,
      offer_version: 1,
      sites_version: 1,
    }),
  );
  await adoptPractice(tx, {
    id: practice.id,
    name: practice.name,
    enrollments: JSON.stringify(practice.memberships ? ['APPLICATIONS', 'MEMBERSHIPS'] : ['APPLICATIONS']),
    isActive: practice.isActive,
    sellPercent: practice.sellPercent,
    at: deps.clock.now(),
  });
  await keepPracticeBank({ tx, deps }, practice.id, demoBankOf(practice.id));
}

/** Where the money of a demo practice goes; the sandbox's bank takes it. */
function demoBankOf(practiceId: string) {
  const number = [...practiceId].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_000, 7);
  return {
    bankName: 'First Bank',
    routingNumber: '110000000',
    accountNumber: `52${String(number).padStart(6, '0')}77`,
  };
}

async function seedStaff(
  tx: Tx,
  person: (typeof demoStaff)[number],
  { passwordHash, at }: { passwordHash: string; at: string },
): Promise<void> {
  const id = `staff-${person.email.replace(/[^a-z0-9]+/g, '-')}`;
  await tx.execute(
    tx.builder.insertInto('staff').values({
      id,
      email: person.email,
      first_name: person.firstName,
      last_name: person.lastName,
      phone: null,
      password_hash: passwordHash,
      role: person.role,
      permissions: '[]',
      finance_partner: person.financePartner ? 1 : 0,
      brand: person.brand ?? 'financing',
      enterprise_id: person.enterpriseId ?? null,
      is_active: 1,
      is_contact: person.role === 'PracticeAdmin' ? 1 : 0,
      is_sales_rep: 0,
      is_success_manager: 0,
      created_at: at,
      version: 1,
    }),
  );
  for (const slug of person.practices) {
    await tx.execute(tx.builder.insertInto('staff_practice').values({ staff_id: id, practice_id: `prac-${slug}` }));
  }
}

export { DEMO_PASSWORD };
