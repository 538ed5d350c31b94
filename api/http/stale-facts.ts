import type { AccessRule, Endpoint, OwnedObject } from '@contract/endpoint';
import { fullName } from '@domain/person-name';
import { lastActsOn, membershipOfVisit } from '../audit/last-acts.reads';
import type { Db } from '../db/database';
import { valuesAt } from './access';
import type { Actor } from './actor';
import { AppError } from './app-error';
import type { DecodedParts } from './decode';

/** Acts that leave everything as it was: no page is out of date because of them. */
const CHANGES_NOTHING =
  /\.(?:added|started|\w*viewed|printed|people_listed|downloaded_many|ticket_issued|link_\w+|logged_in|\w*code_sent|told|reminded|lead_asked|success_manager_asked)$/;

/** Acts that are told with something and leave its own version: a visit and a note have theirs. */
const OF_PARTS = /^membership\.(?:visit|note)_/;

const DETAILS =
  /^practice\.(?:details|information|public_page|enterprise)_changed$|^practice\.(?:contact_verified|(?:de)?activated)$/;
const OFFER = /^practice\.(?:product|risk_profile|funding)_changed$/;
/** A step of an onboarding is overtaken by any other. */
const ONBOARDING =
  /^practice\.(?:(?:information|public_page|bank|product|risk_profile|funding|rewards_program)_changed|people_listed|promotion_\w+|(?:de)?activated)$/;
const PROMOTION = /^practice\.promotion_/;
const THEME = /^custom_theme\./;
const OPTIONS = /^(?:payment_options|fee_account)\./;
const COLLEAGUE = /^staff\.(?:added|changed|removed|tagged|\w+_changed)$/;
const VISIT = /^membership\.visit_/;
/** Calls about a part of something that has others, and the acts on that part. */
const ACTS: Readonly<Record<string, RegExp>> = {
  changePracticeDetails: DETAILS,
  changeProviderInformation: DETAILS,
  setProviderPublic: ONBOARDING,
  activateProvider: ONBOARDING,
  deactivateProvider: ONBOARDING,
  changePracticeProduct: OFFER,
  changePracticeRiskProfile: OFFER,
  changePracticeUnderwritingRules: OFFER,
  setOnboardingProductGroup: ONBOARDING,
  setRiskBasedTerms: ONBOARDING,
  setFundingType: ONBOARDING,
  setOnboardingBank: ONBOARDING,
  setOnboardingUsers: ONBOARDING,
  setRewardsProgram: ONBOARDING,
  enrollInPatientfiPlusPromotion: PROMOTION,
  setPatientfiPlusPromo: ONBOARDING,
  replaceEmbedSites: /^practice\.embed_sites_replaced$/,
  approveCustomTheme: THEME,
  requestCustomTheme: THEME,
  resetCustomTheme: THEME,
  withdrawCustomTheme: THEME,
  updateProviderPaymentOptions: OPTIONS,
  updateEnterprisePaymentOptions: OPTIONS,
  editColleague: COLLEAGUE,
  removeColleague: COLLEAGUE,
  setColleagueEnterprise: COLLEAGUE,
  setColleaguePermissions: COLLEAGUE,
  setColleaguePractices: COLLEAGUE,
  setColleagueTags: COLLEAGUE,
  changeEnterprise: /^enterprise\./,
  scheduleAgreements: VISIT,
  removeAgreementDates: VISIT,
  markAgreementDone: VISIT,
  changeAgreement: VISIT,
};

/** Within what the thing itself lies: named in a request beside it, and asked about only where nothing else is. */
const AROUND: Readonly<Partial<Record<OwnedObject, number>>> = { borrower: 1, practice: 2, enterprise: 2 };

type Asked = { endpoint: Endpoint; rule: AccessRule; parts: DecodedParts; actor: Actor };

/**
 * A refusal as STALE with who changed the thing, how and when, so that the page can say it (decision 73): from the audit trail, for staff,
 * who read histories. Patients are told by pages of their own what became of what they were looking at; acts of the house are not theirs
 * to read. Everything else is thrown as it was.
 */
export async function withFacts(thrown: unknown, asked: Asked, db: Db): Promise<unknown> {
  if (!(thrown instanceof AppError) || thrown.code !== 'STALE' || thrown.extra.at !== undefined) return thrown;
  if (asked.actor.kind !== 'staff') return thrown;
  const facts = await lastChange(asked, db);
  if (!facts) return thrown;
  return new AppError('STALE', {
    ...(thrown.userMessage !== undefined && { userMessage: thrown.userMessage }),
    ...(thrown.fields && { fields: thrown.fields }),
    extra: { ...thrown.extra, ...facts },
    cause: thrown.cause,
  });
}

async function lastChange(asked: Asked, db: Db) {
  const own = ACTS[asked.endpoint.id];
  for (const id of await idsOf(asked, db)) {
    const acts = await db.all(lastActsOn, { objectId: id });
    const last = acts.find(({ action }) =>
      own ? own.test(action) : !CHANGES_NOTHING.test(action) && !OF_PARTS.test(action),
    );
    if (last) {
      const by = last.actor_kind === 'staff' ? fullName(last.first_name, last.last_name) : '';
      return { state: last.action, at: last.at, by: by || null };
    }
  }
  return undefined;
}

/** The ids of what a request is about: the nearest things it names, and never two levels at once. */
async function idsOf({ rule, parts }: Asked, db: Db): Promise<string[]> {
  const named: { id: string; level: number }[] = [];
  const known = new Set<string>();
  for (const { at, is } of rule.kind === 'public' ? [] : (rule.owns ?? []))
    for (const id of valuesAt(parts, at)) {
      known.add(id);
      const visit = is === 'visit' ? await db.first(membershipOfVisit, { id }) : undefined;
      named.push({ id: visit?.membership_id ?? id, level: AROUND[is] ?? 0 });
    }
  for (const part of [parts.params, parts.body]) {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) continue;
    for (const [key, value] of Object.entries(part))
      if (/^(?:_id|id|\w+Id)$/.test(key) && typeof value === 'string' && !known.has(value))
        named.push({ id: value, level: 0 });
  }
  const nearest = Math.min(...named.map(({ level }) => level));
  return [...new Set(named.filter(({ level }) => level === nearest).map(({ id }) => id))];
}
