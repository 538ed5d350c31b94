import type { Settings } from './environment';
import { vendorVariables } from './vendor-settings';

const REQUIRED = [
  'PUBLIC_URL',
  'PF_VAULT_KEYS',
  'PF_BLIND_INDEX_KEY',
  'PF_CODE_KEY',
  'PF_SESSION_KEY',
  'PF_LEGACY_BORROWER_LOGIN_URL',
  'PF_FINANCING_POSTAL_ADDRESS',
  'PF_MEMBERSHIP_POSTAL_ADDRESS',
  ...Object.values(vendorVariables),
] as const;
const SANDBOX_ONLY = ['SANDBOX_PORT', 'SANDBOX_URL', 'SANDBOX_SMTP_PORT', 'DEMO_SITE_PORT', 'DEMO_SITE_URL'] as const;
/** Scripts that run in our pages: nobody on the way may put another in their place. */
const OUTSIDE_SCRIPTS = [
  'PF_FINANCING_SUPPORT_CHAT_URL',
  'PF_MEMBERSHIP_SUPPORT_CHAT_URL',
  'PF_ANALYTICS_URL',
] as const;
/** Limits on codes and log-ins protect accounts: production may only lower them. */
const LIMITS_MAX = {
  PF_RATE_STRICT_PER_ADDRESS: 600,
  PF_RATE_CODE_PER_DESTINATION: 5,
  PF_RATE_CODE_PER_DAY: 20,
  PF_RATE_CODE_PER_ADDRESS: 300,
  PF_RATE_SSN_PER_DEVICE: 10,
} as const;
const THIS_MACHINE = /^(?:localhost|127\.|\[?::1|0\.0\.0\.0)/;
const WEAK_PASSWORDS = new Set(['postgres', 'password', 'secret', 'changeme', 'admin', 'root', 'demo', 'test', '']);
const SANDBOX_WORD = /sandbox/i;
const SAMPLE_DOMAIN = /@[^@\s]*\.test\b/i;

/**
 * What a production start refuses beyond malformed values: missing or shared secrets, the sandbox, the demo world, plain
 * http and lifted limits. Returns one sentence per fault.
 */
export function productionFaults(settings: Settings, given: Readonly<Record<string, string>>): string[] {
  const faults: string[] = [];
  for (const name of REQUIRED) if (given[name] === undefined) faults.push(`${name} is missing.`);
  for (const name of SANDBOX_ONLY) {
    if (given[name] !== undefined) faults.push(`${name} belongs to the sandbox, which does not run in production.`);
  }
  for (const name of Object.values(vendorVariables)) {
    const value = given[name];
    if (value === undefined) continue;
    if (SANDBOX_WORD.test(value)) faults.push(`${name} points at the sandbox or holds one of its keys.`);
    else if (name.endsWith('_KEY') || name.endsWith('_TOKEN')) {
      if (value.length < 16) faults.push(`${name} is too short for a secret.`);
    } else if (name === 'PF_CLAMAV_URL') {
      if (value.startsWith('tcp:') && !isThisMachine(value))
        faults.push('PF_CLAMAV_URL must be on this machine: the daemon speaks no TLS.');
    } else if (name.endsWith('_URL') && name !== 'PF_SMTP_URL' && !isPublicHttps(value)) {
      faults.push(`${name} must be an https address of another machine.`);
    }
  }
  for (const name of OUTSIDE_SCRIPTS) {
    const value = given[name];
    if (value !== undefined && !isPublicHttps(value))
      faults.push(`${name} must be an https address of another machine.`);
  }
  if (settings.PUBLIC_URL !== undefined && !isPublicHttps(settings.PUBLIC_URL)) {
    faults.push('PUBLIC_URL must be an https address that patients can reach.');
  }
  for (const name of ['PF_MAIL_FROM', 'PF_FINANCING_SUPPORT_EMAIL', 'PF_MEMBERSHIP_SUPPORT_EMAIL'] as const) {
    if (SAMPLE_DOMAIN.test(settings[name] ?? ''))
      faults.push(`${name} must be a real address, not one that ends in .test.`);
  }
  if (settings.PF_SEED_DEMO) faults.push('PF_SEED_DEMO must not be true: the demo world has known passwords.');
  if (settings.PF_RATE_LIMITS === 'off') faults.push('PF_RATE_LIMITS must not be off.');
  for (const [name, most] of Object.entries(LIMITS_MAX)) {
    if ((settings[name as keyof typeof LIMITS_MAX] ?? 0) > most) faults.push(`${name} must not be above ${most}.`);
  }
  if (settings.DATABASE_URL !== undefined && hasWeakPassword(settings.DATABASE_URL)) {
    faults.push('DATABASE_URL has a missing or well-known password.');
  }
  if (
    settings.DATABASE_URL !== undefined &&
    settings.PF_DATABASE_PLAIN === 'refused' &&
    !isGuarded(settings.DATABASE_URL)
  )
    faults.push(
      'DATABASE_URL must use TLS: add sslmode=verify-full. PF_DATABASE_PLAIN=private-network allows a connection without it.',
    );
  faults.push(...sharedSecrets(given));
  return faults;
}

/** A connection with TLS that checks whose certificate it is, or one that leaves this machine nowhere. */
function isGuarded(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, searchParams } = new URL(address);
  const socket = searchParams.get('host') ?? '';
  if (socket.startsWith('/') || isThisMachine(address)) return true;
  return (
    hostname !== '' && (searchParams.get('sslmode') === 'verify-full' || searchParams.get('sslmode') === 'verify-ca')
  );
}

const isThisMachine = (address: string): boolean =>
  URL.canParse(address) && /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(new URL(address).hostname);

function isPublicHttps(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.protocol === 'https:' && !THIS_MACHINE.test(url.hostname);
}

function hasWeakPassword(address: string): boolean {
  return !URL.canParse(address) || WEAK_PASSWORDS.has(decodeURIComponent(new URL(address).password).toLowerCase());
}

/** One secret, one use: a leak of one must not open another. */
function sharedSecrets(given: Readonly<Record<string, string>>): string[] {
  const names = ['PF_BLIND_INDEX_KEY', 'PF_CODE_KEY', 'PF_SESSION_KEY'];
  const uses = new Map<string, string>();
  for (const part of (given.PF_VAULT_KEYS ?? '').split(',')) uses.set(part.split(':', 2)[1] ?? '', 'PF_VAULT_KEYS');
  const faults: string[] = [];
  for (const name of names) {
    const value = given[name];
    if (value === undefined) continue;
    const other = uses.get(value);
    if (other) faults.push(`${name} must differ from ${other}.`);
    else uses.set(value, name);
  }
  return faults;
}
