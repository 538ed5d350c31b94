import * as z from 'zod/mini';

const text = (fallback: string) => z._default(z.string(), fallback);
const optional = () => z._default(z.nullable(z.string()), null);

const brand = (name: string, email: string) =>
  z._default(z.object({ name: text(name), icon: optional(), supportEmail: text(email) }), {
    name,
    icon: null,
    supportEmail: email,
  });

/** What differs between deployments; the server writes it into the page as `<script type="application/json" id="site">`. */
const siteSchema = z.object({
  brands: z._default(
    z.object({
      financing: brand('PatientFi', 'support@example.com'),
      membership: brand('PRIVI', 'members@example.com'),
    }),
    {
      financing: { name: 'PatientFi', icon: null, supportEmail: 'support@example.com' },
      membership: { name: 'PRIVI', icon: null, supportEmail: 'members@example.com' },
    },
  ),
  supportPhone: optional(),
  supportHours: optional(),
  /** Where BACK HOME and an unknown practice lead. */
  homeUrl: text('/v2/'),
  /** Log-in of the earlier portal, for accounts without `v2Allowed`. */
  legacyLoginUrl: optional(),
  /** True where one-time codes and vendors come from the sandbox. */
  sandbox: z._default(z.boolean(), false),
});

export type SiteConfiguration = z.output<typeof siteSchema>;

/** Reads the configuration of the page; parts that are missing or malformed get their defaults. */
export function readSiteConfiguration(json: string | null | undefined): SiteConfiguration {
  const defaults = siteSchema.parse({});
  if (!json) return defaults;
  try {
    const read = siteSchema.safeParse(JSON.parse(json));
    return read.success ? read.data : defaults;
  } catch {
    return defaults;
  }
}

export const site: SiteConfiguration = readSiteConfiguration(
  typeof document === 'undefined' ? null : document.getElementById('site')?.textContent,
);
