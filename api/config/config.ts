import type { VendorConfig } from '../vendors/vendor-config';

export type BrandConfig = {
  name: string;
  supportEmail: string;
  /** As people read it, for example (855) 555-0100. */
  supportPhone: string;
  websiteUrl: string;
};

/** Key-encryption keys by id. The current one wraps; the others only open. */
export type VaultKeys = { currentId: string; keys: ReadonlyMap<string, Buffer> };

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
};

export type Config = {
  production: boolean;
  port: number;
  publicUrl: string;
  demoSitePort: number;
  demoSiteUrl: string;
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
  seedDemo: boolean;
  instanceId: string;
};
