import * as z from 'zod';
import { keyFromText, vaultKeysFromText } from './keys';

const port = (fallback: number) =>
  z.coerce.number('must be a port number').int().min(0, 'must be a port number').max(65_535).default(fallback);
const wholeNumber = (most = 1_000_000) =>
  z.coerce.number('must be a whole number').int().min(1, 'must be at least 1').max(most);
const count = (fallback: number, most?: number) => wholeNumber(most).default(fallback);
const address = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((text) => text.replace(/\/$/, ''))
  .optional();
const flag = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((text) => text === 'true')
  .optional();
/** Shown in subjects and pages: one line, no control characters. */
const brandName = (fallback: string) =>
  z
    .string()
    .regex(/^[\p{L}\p{N} &'.+-]{1,40}$/u, 'must be 1 to 40 letters, digits or spaces')
    .default(fallback);
const email = (fallback: string) => z.email('must be an e-mail address').default(fallback);
const phone = (fallback: string) =>
  z
    .string()
    .regex(/^[0-9() .+-]{7,20}$/, 'must be a phone number')
    .default(fallback);
/** Street or PO box, city, state and ZIP on one line: it stands in notices that the law asks for. */
const postalAddress = (fallback: string) =>
  z
    .string()
    .regex(
      /^[\p{L}\p{N} ,.'#/&-]{10,140}, [A-Z]{2} \d{5}(-\d{4})?$/u,
      'must be a postal address that ends in ", ST 12345"',
    )
    .default(fallback);
const key = z.string().transform(keyFromText).optional();
const secret = z.string().optional();

/** Every variable that the application reads. Names with `PF_` are ours alone, the others are common to its tools. */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: port(4000),
  PUBLIC_URL: address,
  DEMO_SITE_PORT: port(4001),
  DEMO_SITE_URL: address,
  SANDBOX_PORT: port(4002),
  SANDBOX_URL: address,
  SANDBOX_SMTP_PORT: port(4025),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  BRAND_FINANCING: brandName('PatientFi'),
  BRAND_MEMBERSHIP: brandName('PRIVI'),
  PF_FINANCING_SUPPORT_EMAIL: email('support@patientfi.test'),
  PF_FINANCING_SUPPORT_PHONE: phone('(855) 555-0100'),
  PF_FINANCING_POSTAL_ADDRESS: postalAddress('500 Sample Avenue, Suite 100, Austin, TX 78701'),
  PF_FINANCING_WEBSITE_URL: address,
  PF_MEMBERSHIP_SUPPORT_EMAIL: email('support@privi.test'),
  PF_MEMBERSHIP_SUPPORT_PHONE: phone('(855) 555-0101'),
  PF_MEMBERSHIP_POSTAL_ADDRESS: postalAddress('500 Sample Avenue, Suite 200, Austin, TX 78701'),
  PF_MEMBERSHIP_WEBSITE_URL: address,
  PF_MAIN_APP_URL: address,
  PF_LEGACY_BORROWER_LOGIN_URL: address,
  PF_SQLITE_DURABILITY: z.enum(['barrier', 'full'], { error: 'must be barrier or full' }).default('barrier'),
  PF_POOL_MAX: count(10, 500),
  PF_VAULT_KEYS: z.string().transform(vaultKeysFromText).optional(),
  PF_BLIND_INDEX_KEY: key,
  PF_CODE_KEY: key,
  PF_SESSION_KEY: key,
  PF_TRUSTED_PROXY_HOPS: z.coerce.number('must be a whole number').int().min(0).max(5).default(0),
  PF_BUREAU_URL: address,
  PF_BUREAU_KEY: secret,
  PF_KBA_URL: address,
  PF_KBA_KEY: secret,
  PF_PERSONA_URL: address,
  PF_PERSONA_KEY: secret,
  PF_PERSONA_HOSTED_URL: address,
  PF_PERSONA_TEMPLATE_ID: secret,
  PF_PLAID_URL: address,
  PF_PLAID_CLIENT_ID: secret,
  PF_PLAID_SECRET: secret,
  PF_PLAID_LINK_URL: address,
  PF_CARD_URL: address,
  PF_CARD_KEY: secret,
  PF_CARD_PAGE_URL: address,
  PF_PAYMENTS_URL: address,
  PF_PAYMENTS_KEY: secret,
  PF_PARTNER_LENDER_URL: address,
  PF_PARTNER_LENDER_KEY: secret,
  PF_PARTNER_LENDER_NAME: z
    .string()
    .regex(/^[^\r\n]{3,80}$/, 'must be one line')
    .optional(),
  PF_TWILIO_URL: address,
  PF_TWILIO_ACCOUNT_SID: secret,
  PF_TWILIO_AUTH_TOKEN: secret,
  PF_TWILIO_FROM: z
    .string()
    .regex(/^\+[1-9]\d{7,14}$/, 'must be a number such as +15125550100')
    .optional(),
  PF_SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must begin with smtp:// or smtps://')
    .optional(),
  PF_MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]{3,200}$/, 'must be one line')
    .optional(),
  PF_RATE_LIMITS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  PF_REVIEW_SECOND_PERSON: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  PF_VALIDATE_ANSWERS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  PF_RATE_PER_ADDRESS: count(600),
  PF_RATE_PER_SESSION: count(600),
  PF_RATE_STRICT_PER_ADDRESS: count(60),
  PF_RATE_CODE_PER_DESTINATION: count(5),
  PF_RATE_CODE_PER_DAY: count(20),
  PF_RATE_CODE_PER_ADDRESS: count(30),
  // Without a fallback here: it differs between production and the sandbox.
  PF_RATE_SSN_PER_DEVICE: wholeNumber().optional(),
  PF_SEED_DEMO: flag,
  PF_SEED_PEOPLE: flag,
  // No blanks, because it travels in a header.
  PF_METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'must be at least 16 characters without blanks')
    .optional(),
  PF_LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  PF_INSTANCE_ID: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,40}$/, 'must be 1 to 40 letters, digits, _ or -')
    .optional(),
});

export type Settings = z.output<typeof environmentSchema>;

/** Variables whose value may come from a file named by `<NAME>_FILE`. */
export const secretNames = [
  'DATABASE_URL',
  'PF_VAULT_KEYS',
  'PF_BLIND_INDEX_KEY',
  'PF_CODE_KEY',
  'PF_SESSION_KEY',
  'PF_BUREAU_KEY',
  'PF_KBA_KEY',
  'PF_PERSONA_KEY',
  'PF_PLAID_SECRET',
  'PF_CARD_KEY',
  'PF_PAYMENTS_KEY',
  'PF_PARTNER_LENDER_KEY',
  'PF_TWILIO_AUTH_TOKEN',
  'PF_SMTP_URL',
  'PF_METRICS_TOKEN',
] as const satisfies readonly (keyof Settings)[];

export const variableNames: ReadonlySet<string> = new Set(Object.keys(environmentSchema.shape));
