import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { SupportHours } from '@domain/support-hours';
import type { VendorConfig } from '../vendors/vendor-config';
import { ConfigError, type Environment } from './config-error';
import { developmentSecrets } from './development-secrets';
import { environmentSchema, type Settings, variableNames } from './environment';
import type { VaultKeys } from './keys';
import { productionFaults } from './production-rules';
import { readSecretFiles } from './secret-files';
import { vendorsFrom } from './vendor-settings';

export type BrandConfig = {
  name: string;
  supportEmail: string;
  /** As people read it, for example (855) 555-0100. */
  supportPhone: string;
  /** Where letters reach it, on one line, as notices print it (12 CFR 1002.9(a)(2)). */
  postalAddress: string;
  websiteUrl: string;
  /** Script of the company that chats for this brand; undefined: our own help panel alone. */
  supportChatUrl: string | undefined;
};

export type RateLimitConfig = {
  enabled: boolean;
  /** Standard calls of one address, and of one session, per minute. */
  perAddressPerMinute: number;
  perSessionPerMinute: number;
  /** Log-ins and codes of one address per fifteen minutes. */
  strictPerAddress: number;
  /** Codes: sends to one destination in ten minutes and in a day, sends from one address in ten minutes. */
  codeSendsPerDestination: number;
  codeSendsPerDay: number;
  codeSendsPerAddress: number;
  /** Texts and calls that strangers ask for: through one practice in a day, through all in a minute and in a day. */
  paidSendsPerPractice: number;
  paidSendsPerMinute: number;
  paidSendsPerDay: number;
  /** Different social security numbers that one device may enter in 24 hours. */
  ssnsPerDevice: number;
};

export type Config = {
  production: boolean;
  port: number;
  publicUrl: string;
  demoSitePort: number;
  demoSiteUrl: string;
  /** The one address of this machine that a site check may visit: the demo website where it was named. Never in production. */
  localCheckOrigin: string | undefined;
  sandboxPort: number;
  sandboxUrl: string;
  /** Where the sandbox takes SMTP. */
  sandboxSmtpPort: number;
  dataDir: string;
  /** Undefined: SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  sqliteDurability: 'barrier' | 'full';
  poolMax: number;
  brandFinancing: BrandConfig;
  brandMembership: BrandConfig;
  /** When both brands answer the phone, on weekdays in Eastern time. */
  supportHours: SupportHours;
  /** Script that measures visits of pages that are not embedded; undefined: none. */
  analyticsUrl: string | undefined;
  mainAppUrl: string;
  legacyBorrowerLoginUrl: string;
  vaultKeys: VaultKeys;
  blindIndexKey: Buffer;
  codeKey: Buffer;
  /** Signs references in links and download tickets, and hashes network addresses. */
  sessionKey: Buffer;
  /** How many proxies in front are ours; 0 takes the socket's address and never X-Forwarded-For. */
  trustedProxyHops: number;
  vendors: VendorConfig;
  rateLimits: RateLimitConfig;
  /** A review is decided by two: one proposes, another confirms. */
  reviewDualControl: boolean;
  /** What changes a risk profile is published by two: one proposes, another publishes. */
  publishDualControl: boolean;
  seedDemo: boolean;
  /** How far a run of tests has moved the clocks of its processes; 0 otherwise. */
  clockAheadMs: number;
  /** Whether the demo world has people beside its practices and staff. */
  seedPeople: boolean;
  /** Holds every answer against its schema and fails the call when it differs; for tests and development. */
  validateAnswers: boolean;
  /** Who asks for `/metrics` shows it; without one everybody may ask, in production nobody. */
  metricsToken: string | undefined;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  instanceId: string;
};

/** Reliability S3. */
const SSNS_PER_DEVICE = 3;
/** Whoever tries the sandbox's scripted applicants does so from one machine. */
const SANDBOX_SSNS_PER_DEVICE = 50;

/** Prefix of the variables that belong to this product alone; an unknown one is a mistake. */
const OWN_PREFIX = 'PF_';

/**
 * Reads the configuration from the environment. `NAME_FILE` gives the path of a file with the value of `NAME`. Outside
 * production missing secrets are made once and kept in `<DATA_DIR>/keys.json`, readable by this user only.
 * @throws ConfigError that names every variable that is unknown, missing, malformed or unsafe, without its value.
 */
export function readConfig(environment: Environment): Config {
  const { values, faults } = readSecretFiles(environment);
  for (const name of Object.keys(values)) {
    if (name.startsWith(OWN_PREFIX) && !variableNames.has(name)) faults.push(`${name} is not a known setting.`);
  }
  // Compiling a checker that runs once takes longer than the check.
  const parsed = environmentSchema.safeParse(values, { jitless: true });
  if (!parsed.success) {
    for (const issue of parsed.error.issues) faults.push(`${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(faults);
  }
  const settings = parsed.data;
  const isProduction = settings.NODE_ENV === 'production';
  if (isProduction) faults.push(...productionFaults(settings, values));
  if (faults.length > 0) throw new ConfigError(faults);
  return configFrom(settings, isProduction);
}

function configFrom(settings: Settings, production: boolean): Config {
  const dataDir = resolve(settings.DATA_DIR);
  const given = {
    vaultKeys: settings.PF_VAULT_KEYS,
    blindIndexKey: settings.PF_BLIND_INDEX_KEY,
    codeKey: settings.PF_CODE_KEY,
    sessionKey: settings.PF_SESSION_KEY,
  };
  const secrets = production ? given : { ...developmentSecrets(join(dataDir, 'keys.json'), given), ...defined(given) };
  const { vaultKeys, blindIndexKey, codeKey, sessionKey } = secrets;
  if (!vaultKeys || !blindIndexKey || !codeKey || !sessionKey) throw new ConfigError(['Secrets are missing.']);
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  const sandboxUrl = settings.SANDBOX_URL ?? `http://localhost:${settings.SANDBOX_PORT}`;
  return {
    production,
    port: settings.PORT,
    publicUrl,
    demoSitePort: settings.DEMO_SITE_PORT,
    demoSiteUrl: settings.DEMO_SITE_URL ?? `http://localhost:${settings.DEMO_SITE_PORT}`,
    localCheckOrigin: settings.DEMO_SITE_URL === undefined ? undefined : new URL(settings.DEMO_SITE_URL).origin,
    sandboxPort: settings.SANDBOX_PORT,
    sandboxUrl,
    sandboxSmtpPort: settings.SANDBOX_SMTP_PORT,
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    sqliteDurability: settings.PF_SQLITE_DURABILITY,
    poolMax: settings.PF_POOL_MAX,
    brandFinancing: {
      name: settings.BRAND_FINANCING,
      supportEmail: settings.PF_FINANCING_SUPPORT_EMAIL,
      supportPhone: settings.PF_FINANCING_SUPPORT_PHONE,
      postalAddress: settings.PF_FINANCING_POSTAL_ADDRESS,
      websiteUrl: settings.PF_FINANCING_WEBSITE_URL ?? publicUrl,
      supportChatUrl: settings.PF_FINANCING_SUPPORT_CHAT_URL,
    },
    brandMembership: {
      name: settings.BRAND_MEMBERSHIP,
      supportEmail: settings.PF_MEMBERSHIP_SUPPORT_EMAIL,
      supportPhone: settings.PF_MEMBERSHIP_SUPPORT_PHONE,
      postalAddress: settings.PF_MEMBERSHIP_POSTAL_ADDRESS,
      websiteUrl: settings.PF_MEMBERSHIP_WEBSITE_URL ?? publicUrl,
      supportChatUrl: settings.PF_MEMBERSHIP_SUPPORT_CHAT_URL,
    },
    supportHours: settings.PF_SUPPORT_HOURS,
    analyticsUrl: settings.PF_ANALYTICS_URL,
    mainAppUrl: settings.PF_MAIN_APP_URL ?? publicUrl,
    legacyBorrowerLoginUrl: settings.PF_LEGACY_BORROWER_LOGIN_URL ?? `${publicUrl}/login`,
    vaultKeys,
    blindIndexKey,
    codeKey,
    sessionKey,
    trustedProxyHops: settings.PF_TRUSTED_PROXY_HOPS,
    vendors: vendorsFrom(settings, sandboxUrl),
    rateLimits: {
      enabled: settings.PF_RATE_LIMITS === 'on',
      perAddressPerMinute: settings.PF_RATE_PER_ADDRESS,
      perSessionPerMinute: settings.PF_RATE_PER_SESSION,
      strictPerAddress: settings.PF_RATE_STRICT_PER_ADDRESS,
      codeSendsPerDestination: settings.PF_RATE_CODE_PER_DESTINATION,
      codeSendsPerDay: settings.PF_RATE_CODE_PER_DAY,
      codeSendsPerAddress: settings.PF_RATE_CODE_PER_ADDRESS,
      paidSendsPerPractice: settings.PF_RATE_TEXTS_PER_PRACTICE,
      paidSendsPerMinute: settings.PF_RATE_TEXTS_PER_MINUTE,
      paidSendsPerDay: settings.PF_RATE_TEXTS_PER_DAY,
      ssnsPerDevice: settings.PF_RATE_SSN_PER_DEVICE ?? (production ? SSNS_PER_DEVICE : SANDBOX_SSNS_PER_DEVICE),
    },
    reviewDualControl: settings.PF_REVIEW_DUAL_CONTROL === 'on',
    publishDualControl: settings.PF_PUBLISH_DUAL_CONTROL === 'on',
    seedDemo: settings.PF_SEED_DEMO ?? !production,
    clockAheadMs: production ? 0 : Number(settings.TEST_CLOCK_AHEAD_MS ?? 0),
    seedPeople: settings.PF_SEED_PEOPLE ?? true,
    validateAnswers: settings.PF_VALIDATE_ANSWERS === 'on',
    metricsToken: settings.PF_METRICS_TOKEN,
    logLevel: settings.PF_LOG_LEVEL,
    instanceId: settings.PF_INSTANCE_ID ?? randomBytes(6).toString('hex'),
  };
}

/** Without the entries that were not given, so that they do not hide defaults. */
function defined<T extends Record<string, unknown>>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
