import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from './config';
import { ConfigError, type Environment } from './config-error';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'config-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const key = () => randomBytes(32).toString('base64');
const read = (environment: Environment = {}) => readConfig({ DATA_DIR: folder, ...environment });
const faultsOf = (environment: Environment): readonly string[] => {
  try {
    read(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
};
const production = (): Record<string, string> => ({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://pay.patientfi.example',
  DATABASE_URL: 'postgres://app:Xk29-vv81-Lq@db.internal/app?sslmode=verify-full',
  PF_VAULT_KEYS: `2026:${key()},2025:${key()}`,
  PF_BLIND_INDEX_KEY: key(),
  PF_CODE_KEY: key(),
  PF_SESSION_KEY: key(),
  PF_LEGACY_BORROWER_LOGIN_URL: 'https://old.patientfi.example/login',
  PF_FINANCING_SUPPORT_EMAIL: 'help@patientfi.example',
  PF_MEMBERSHIP_SUPPORT_EMAIL: 'help@privi.example',
  PF_FINANCING_POSTAL_ADDRESS: '1 Congress Avenue, Austin, TX 78701',
  PF_MEMBERSHIP_POSTAL_ADDRESS: 'PO Box 77, Austin, TX 78767-0077',
  PF_BUREAU_URL: 'https://bureau.example',
  PF_BUREAU_KEY: 'bureau-key-0123456789',
  PF_PAYMENTS_URL: 'https://payments.example',
  PF_PAYMENTS_KEY: 'payments-key-0123456789',
  PF_KBA_URL: 'https://kba.example',
  PF_KBA_KEY: 'kba-key-0123456789',
  PF_PERSONA_URL: 'https://api.withpersona.com',
  PF_PERSONA_KEY: 'persona-key-0123456789',
  PF_PERSONA_HOSTED_URL: 'https://inquiry.withpersona.com/verify',
  PF_PERSONA_TEMPLATE_ID: 'itmpl_8f2k',
  PF_PLAID_URL: 'https://production.plaid.com',
  PF_PLAID_CLIENT_ID: '5f3a9c',
  PF_PLAID_SECRET: 'plaid-secret-0123456789',
  PF_PLAID_LINK_URL: 'https://bank.patientfi.example/link',
  PF_CARD_URL: 'https://vault.example',
  PF_CARD_KEY: 'card-key-0123456789',
  PF_CARD_PAGE_URL: 'https://pages.vault.example',
  PF_PARTNER_LENDER_URL: 'https://partner.example',
  PF_PARTNER_LENDER_KEY: 'partner-key-0123456789',
  PF_PARTNER_LENDER_NAME: 'Second Look Bank',
  PF_REWARDS_URL: 'https://rewards.example',
  PF_REWARDS_KEY: 'rewards-key-0123456789',
  PF_REWARDS_LOGIN_URL: 'https://rewards.example/login',
  PF_CRM_URL: 'https://crm.example',
  PF_CRM_KEY: 'crm-key-0123456789',
  PF_TWILIO_URL: 'https://api.twilio.com',
  PF_TWILIO_ACCOUNT_SID: 'AC0123456789abcdef',
  PF_TWILIO_AUTH_TOKEN: 'twilio-token-0123456789',
  PF_TWILIO_FROM: '+15125550100',
  PF_SMTP_URL: 'smtps://user:Xk29vv81@mail.example:465',
  PF_MAIL_FROM: 'PatientFi <no-reply@patientfi.example>',
  PF_LOB_URL: 'https://letters.example',
  PF_CLAMAV_URL: 'tcp://127.0.0.1:3310',
  PF_LOB_KEY: 'letter-key-0123456789',
});

describe('in development', () => {
  test('one machine may enter the numbers of all scripted applicants', () => {
    expect(read().rateLimits.ssnsPerDevice).toBe(50);
    expect(read({ PF_RATE_SSN_PER_DEVICE: '4' }).rateLimits.ssnsPerDevice).toBe(4);
    expect(read(production()).rateLimits.ssnsPerDevice).toBe(3);
  });

  test('nothing is needed, and the ports are those of the product', () => {
    const config = read();
    expect(config).toMatchObject({
      production: false,
      port: 4000,
      publicUrl: 'http://localhost:4000',
      demoSitePort: 4001,
      sandboxPort: 4002,
      databaseUrl: undefined,
      sqliteDurability: 'barrier',
      seedDemo: true,
      seedPeople: true,
      dataDir: folder,
    });
    expect(config.brandFinancing.name).toBe('PatientFi');
    expect(config.brandMembership.name).toBe('PRIVI');
    expect(config.vendors.bureauUrl).toBe('http://localhost:4002/bureau');
    expect(config.vendors.smtpUrl).toBe('smtp://localhost:4025');
  });

  test('secrets are made once, readable by this user only, and differ from each other', () => {
    const first = read();
    const second = read();
    expect(second.codeKey.equals(first.codeKey)).toBe(true);
    expect(second.vaultKeys).toEqual(first.vaultKeys);
    const all = [first.codeKey, first.blindIndexKey, first.sessionKey, first.vaultKeys.keys.get('dev')];
    expect(new Set(all.map((bytes) => bytes?.toString('hex'))).size).toBe(4);
    expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
  });

  test('a damaged key file stops the start instead of making keys that open nothing', () => {
    read();
    writeFileSync(join(folder, 'keys.json'), '{"vault": "x"}');
    expect(faultsOf({})[0]).toContain('keys.json is damaged');
  });

  test('given secrets win over made ones', () => {
    const codeKey = key();
    expect(read({ PF_CODE_KEY: codeKey }).codeKey.toString('base64')).toBe(codeKey);
  });

  test('limits can be lifted and empty variables count as missing', () => {
    const config = read({ PF_RATE_LIMITS: 'off', PORT: '', PF_RATE_CODE_PER_DAY: '1000' });
    expect(config.rateLimits).toMatchObject({ enabled: false, codeSendsPerDay: 1000, codeSendsPerDestination: 5 });
    expect(config.port).toBe(4000);
  });
});

describe('secrets from files', () => {
  test('are read and trimmed', () => {
    const file = join(folder, 'code-key');
    const codeKey = key();
    writeFileSync(file, `${codeKey}\n`);
    expect(read({ PF_CODE_KEY_FILE: file }).codeKey.toString('base64')).toBe(codeKey);
  });

  test('that cannot be read, or stand beside the variable itself, are refused', () => {
    expect(faultsOf({ PF_CODE_KEY_FILE: join(folder, 'missing') })).toEqual([
      'PF_CODE_KEY_FILE: the file cannot be read.',
    ]);
    const both = { PF_CODE_KEY_FILE: join(folder, 'missing'), PF_CODE_KEY: key() };
    expect(faultsOf(both)).toEqual(['PF_CODE_KEY and PF_CODE_KEY_FILE are both set; keep one.']);
  });
});

describe('malformed settings are refused by name and without their value', () => {
  test.each([
    ['PF_UNKNOWN', 'x', 'not a known setting'],
    ['PF_CODE_KEY_FILES', 'x', 'not a known setting'],
    ['PORT', 'eighty', 'port number'],
    ['PORT', '70000', 'PORT'],
    ['DATABASE_URL', 'mysql://x', 'postgres://'],
    ['PUBLIC_URL', 'javascript:alert(1)', 'http or https'],
    ['PF_CODE_KEY', 'short', '32 random bytes'],
    ['PF_CODE_KEY', Buffer.alloc(32, 7).toString('base64'), '32 random bytes'],
    ['PF_VAULT_KEYS', 'only-a-key', 'id:key'],
    ['PF_VAULT_KEYS', `a:${key()},a:${key()}`, 'different ids'],
    ['BRAND_FINANCING', 'Bad\r\nBcc: x', 'BRAND_FINANCING'],
    ['PF_MAIL_FROM', 'a@b.c\r\nBcc: x', 'one line'],
    ['PF_SEED_DEMO', 'yes', 'true or false'],
    ['PF_METRICS_TOKEN', 'short', 'at least 16'],
    ['PF_TRUSTED_PROXY_HOPS', '-1', 'PF_TRUSTED_PROXY_HOPS'],
  ])('%s=%j', (name, value, part) => {
    const faults = faultsOf({ [name]: value });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(name);
    expect(faults[0]).toContain(part);
    if (value.length > 4) expect(faults.join()).not.toContain(value);
  });

  test('all of them at once', () => {
    expect(faultsOf({ PORT: 'x', PF_SEED_DEMO: 'x', PF_NOPE: 'x' })).toHaveLength(3);
  });
});

describe('in production', () => {
  test('a complete configuration starts, without seed, with the first vault key as the current one', () => {
    const config = read(production());
    expect(config).toMatchObject({ production: true, seedDemo: false });
    expect(config.vaultKeys.currentId).toBe('2026');
    expect([...config.vaultKeys.keys.keys()]).toEqual(['2026', '2025']);
    expect(() => readFileSync(join(folder, 'keys.json'))).toThrow();
  });

  const shared = key();
  test.each([
    [{ PF_CODE_KEY: undefined }, 'PF_CODE_KEY is missing'],
    [{ PF_VAULT_KEYS: undefined }, 'PF_VAULT_KEYS is missing'],
    [{ PUBLIC_URL: undefined }, 'PUBLIC_URL is missing'],
    [{ PF_ANALYTICS_URL: 'http://count.example/visits.js' }, 'PF_ANALYTICS_URL must be an https address'],
    [{ PF_BUREAU_URL: undefined }, 'PF_BUREAU_URL is missing'],
    [{ PF_SMTP_URL: undefined }, 'PF_SMTP_URL is missing'],
    [{ PUBLIC_URL: 'http://pay.patientfi.example' }, 'PUBLIC_URL must be an https'],
    [{ PUBLIC_URL: 'https://localhost' }, 'PUBLIC_URL must be an https'],
    [{ PF_BUREAU_URL: 'http://bureau.example' }, 'PF_BUREAU_URL must be an https'],
    [{ PF_BUREAU_KEY: 'sandbox_bureau' }, 'PF_BUREAU_KEY points at the sandbox'],
    [{ PF_KBA_KEY: 'short' }, 'PF_KBA_KEY is too short'],
    [{ PF_PERSONA_URL: 'https://sandbox.example' }, 'PF_PERSONA_URL points at the sandbox'],
    [{ SANDBOX_PORT: '4002' }, 'SANDBOX_PORT belongs to the sandbox'],
    [{ SANDBOX_URL: 'https://x.example' }, 'SANDBOX_URL belongs to the sandbox'],
    [{ PF_SEED_DEMO: 'true' }, 'PF_SEED_DEMO must not be true'],
    [{ PF_RATE_LIMITS: 'off' }, 'PF_RATE_LIMITS must not be off'],
    [{ PF_RATE_CODE_PER_DESTINATION: '500' }, 'PF_RATE_CODE_PER_DESTINATION must not be above 5'],
    [{ DATABASE_URL: 'postgres://app:Xk29-vv81-Lq@db.internal/app' }, 'must use TLS'],
    [{ DATABASE_URL: 'postgres://app:Xk29-vv81-Lq@db.internal/app?sslmode=disable' }, 'must use TLS'],
    [{ DATABASE_URL: 'postgres://app:Xk29-vv81-Lq@db.internal/app?sslmode=require' }, 'must use TLS'],
    [{ PF_CLAMAV_URL: 'tcp://scanner.internal:3310' }, 'on this machine'],
    [{ DATABASE_URL: 'postgres://postgres:postgres@db/app' }, 'well-known password'],
    [{ DATABASE_URL: 'postgres://app@db/app' }, 'missing or well-known password'],
    [{ PF_MAIL_FROM: 'PatientFi <no-reply@patientfi.test>' }, 'PF_MAIL_FROM must be a real address'],
    [{ PF_CODE_KEY: shared, PF_SESSION_KEY: shared }, 'PF_SESSION_KEY must differ from PF_CODE_KEY'],
    [{ PF_CODE_KEY: shared, PF_VAULT_KEYS: `a:${shared}` }, 'PF_CODE_KEY must differ from PF_VAULT_KEYS'],
  ])('%j is refused', (change, fault) => {
    expect(faultsOf({ ...production(), ...change }).join('\n')).toContain(fault);
    expect(faultsOf(production())).toEqual([]);
  });
});
