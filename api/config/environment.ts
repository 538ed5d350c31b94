import * as z from 'zod/mini';
import { keyFromText, vaultKeysFromText } from './keys';

const whole = (least: number, most: number, rule: string) =>
  z.coerce.number(rule).check(z.multipleOf(1, rule), z.minimum(least, rule), z.maximum(most, rule));
const port = (fallback: number) => z._default(whole(0, 65_535, 'must be a port number'), fallback);
const wholeNumber = (most = 1_000_000) => whole(1, most, `must be a whole number from 1 to ${most}`);
const count = (fallback: number, most?: number) => z._default(wholeNumber(most), fallback);
const oneOf = <const Choice extends string>(choices: readonly Choice[], fallback: NoInfer<Choice>) =>
  z._default(z.enum(choices, { error: `must be ${choices.join(' or ')}` }), fallback);
const address = z.optional(
  z.pipe(
    z.url({ protocol: /^https?$/, error: 'must be an http or https address' }),
    z.transform((text) => text.replace(/\/$/, '')),
  ),
);
const flag = z.optional(
  z.pipe(
    z.enum(['true', 'false'], { error: 'must be true or false' }),
    z.transform((text) => text === 'true'),
  ),
);
const matching = (pattern: RegExp, rule: string) => z.string().check(z.regex(pattern, rule));
/** Shown in subjects and pages: one line, no control characters. */
const brandName = (fallback: string) =>
  z._default(matching(/^[\p{L}\p{N} &'.+-]{1,40}$/u, 'must be 1 to 40 letters, digits, or spaces'), fallback);
const email = (fallback: string) => z._default(z.email('must be an email address'), fallback);
const phone = (fallback: string) => z._default(matching(/^[0-9() .+-]{7,20}$/, 'must be a phone number'), fallback);
/** Street or PO box, city, state and ZIP on one line: it stands in notices that the law asks for, and letters come from it. */
const postalAddress = (fallback: string) =>
  z._default(
    matching(
      /^[\p{L}\p{N} ,.'#/&-]{3,100}, [\p{L} .'-]{2,40}, [A-Z]{2} \d{5}(-\d{4})?$/u,
      'must be a postal address such as "1 Main Street, Austin, TX 78701"',
    ),
    fallback,
  );
/** Whole hours of a day: 8-20. */
const hours = (fallback: { from: number; until: number }) =>
  z._default(
    z.pipe(
      matching(/^(?:\d|1\d|2[0-3])-(?:\d|1\d|2[0-3])$/, 'must be two hours of a day such as 8-20'),
      z.transform((text) => {
        const [from = 0, until = 0] = text.split('-').map(Number);
        return { from, until };
      }),
    ),
    fallback,
  );
const key = z.optional(z.pipe(z.string(), z.transform(keyFromText)));
const secret = z.optional(z.string());

/** Every variable that the application reads. Names with `PF_` are ours alone, the others are common to its tools. */
export const environmentSchema = z.object({
  NODE_ENV: oneOf(['production', 'development', 'test'], 'development'),
  PORT: port(4000),
  PUBLIC_URL: address,
  DEMO_SITE_PORT: port(4001),
  DEMO_SITE_URL: address,
  SANDBOX_PORT: port(4002),
  SANDBOX_URL: address,
  SANDBOX_SMTP_PORT: port(4025),
  DATA_DIR: z._default(z.string(), './data'),
  PF_DATABASE_PLAIN: oneOf(['refused', 'private-network'], 'refused'),
  DATABASE_URL: z.optional(matching(/^postgres(?:ql)?:\/\//, 'must begin with postgres://')),
  BRAND_FINANCING: brandName('PatientFi'),
  BRAND_MEMBERSHIP: brandName('PRIVI'),
  PF_FINANCING_SUPPORT_EMAIL: email('support@patientfi.test'),
  PF_FINANCING_SUPPORT_PHONE: phone('(855) 555-0100'),
  PF_FINANCING_POSTAL_ADDRESS: postalAddress('500 Sample Avenue, Suite 100, Austin, TX 78701'),
  PF_FINANCING_WEBSITE_URL: address,
  PF_FINANCING_SUPPORT_CHAT_URL: address,
  PF_MEMBERSHIP_SUPPORT_EMAIL: email('support@privi.test'),
  PF_MEMBERSHIP_SUPPORT_PHONE: phone('(855) 555-0101'),
  PF_MEMBERSHIP_SUPPORT_CHAT_URL: address,
  PF_SUPPORT_HOURS: hours({ from: 8, until: 20 }),
  PF_ANALYTICS_URL: address,
  PF_MEMBERSHIP_POSTAL_ADDRESS: postalAddress('500 Sample Avenue, Suite 200, Austin, TX 78701'),
  PF_MEMBERSHIP_WEBSITE_URL: address,
  PF_MAIN_APP_URL: address,
  PF_LEGACY_BORROWER_LOGIN_URL: address,
  PF_SQLITE_DURABILITY: oneOf(['barrier', 'full'], 'barrier'),
  PF_POOL_MAX: count(10, 500),
  PF_VAULT_KEYS: z.optional(z.pipe(z.string(), z.transform(vaultKeysFromText))),
  PF_BLIND_INDEX_KEY: key,
  PF_CODE_KEY: key,
  PF_SESSION_KEY: key,
  PF_TRUSTED_PROXY_HOPS: z._default(whole(0, 5, 'must be a whole number from 0 to 5'), 0),
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
  PF_PARTNER_LENDER_NAME: z.optional(matching(/^[^\r\n]{3,80}$/, 'must be one line')),
  PF_REWARDS_URL: address,
  PF_REWARDS_KEY: secret,
  PF_REWARDS_LOGIN_URL: address,
  PF_CRM_URL: address,
  PF_CRM_KEY: secret,
  PF_TWILIO_URL: address,
  PF_TWILIO_ACCOUNT_SID: secret,
  PF_TWILIO_AUTH_TOKEN: secret,
  PF_TWILIO_FROM: z.optional(matching(/^\+[1-9]\d{7,14}$/, 'must be a number such as +15125550100')),
  PF_SMTP_URL: z.optional(matching(/^smtps?:\/\/\S+$/, 'must begin with smtp:// or smtps://')),
  PF_MAIL_FROM: z.optional(matching(/^[^\r\n]{3,200}$/, 'must be one line')),
  PF_LOB_URL: address,
  PF_LOB_KEY: secret,
  PF_CLAMAV_URL: z.optional(
    matching(/^(?:tcp:\/\/[^\s/]+|unix:\/\S+|none)$/, 'must begin with tcp:// or unix:/, or be none'),
  ),
  PF_RATE_LIMITS: oneOf(['on', 'off'], 'on'),
  PF_REVIEW_DUAL_CONTROL: oneOf(['on', 'off'], 'off'),
  PF_PUBLISH_DUAL_CONTROL: oneOf(['on', 'off'], 'off'),
  PF_VALIDATE_ANSWERS: oneOf(['on', 'off'], 'off'),
  PF_RATE_PER_ADDRESS: count(600),
  PF_RATE_PER_SESSION: count(600),
  PF_RATE_STRICT_PER_ADDRESS: count(60),
  PF_RATE_CODE_PER_DESTINATION: count(5),
  PF_RATE_CODE_PER_DAY: count(20),
  PF_RATE_CODE_PER_ADDRESS: count(30),
  PF_RATE_TEXTS_PER_PRACTICE: count(200),
  PF_RATE_TEXTS_PER_MINUTE: count(60),
  PF_RATE_TEXTS_PER_DAY: count(5000),
  // Without a fallback here: it differs between production and the sandbox.
  PF_RATE_SSN_PER_DEVICE: z.optional(wholeNumber()),
  PF_SEED_DEMO: flag,
  PF_SEED_PEOPLE: flag,
  TEST_CLOCK_AHEAD_MS: z.optional(matching(/^-?\d{1,15}$/, 'must be milliseconds')),
  // No blanks, because it travels in a header.
  PF_METRICS_TOKEN: z.optional(matching(/^[\x21-\x7e]{16,200}$/, 'must be at least 16 characters without blanks')),
  PF_LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent'], 'info'),
  PF_INSTANCE_ID: z.optional(matching(/^[A-Za-z0-9_-]{1,40}$/, 'must be 1 to 40 letters, digits, _, or -')),
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
  'PF_REWARDS_KEY',
  'PF_CRM_KEY',
  'PF_TWILIO_AUTH_TOKEN',
  'PF_SMTP_URL',
  'PF_LOB_KEY',
  'PF_METRICS_TOKEN',
] as const satisfies readonly (keyof Settings)[];

export const variableNames: ReadonlySet<string> = new Set(Object.keys(environmentSchema.shape));
