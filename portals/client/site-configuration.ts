type Brand = { name: string; icon: string | null; supportEmail: string; supportPhone: string | null };

/** What differs between deployments; the server writes it into the page as `<script type="application/json" id="site">`. */
export type SiteConfiguration = {
  brands: { financing: Brand; membership: Brand };
  supportHours: string | null;
  /** Where BACK HOME and an unknown practice lead. */
  homeUrl: string;
  /** Log-in of the earlier portal, for accounts without `v2Allowed`. */
  legacyLoginUrl: string | null;
  /** True where one-time codes and vendors come from the sandbox. */
  sandbox: boolean;
};

const defaults: SiteConfiguration = {
  brands: {
    financing: { name: 'PatientFi', icon: null, supportEmail: 'support@example.com', supportPhone: null },
    membership: { name: 'PRIVI', icon: null, supportEmail: 'members@example.com', supportPhone: null },
  },
  supportHours: null,
  homeUrl: '/v2/',
  legacyLoginUrl: null,
  sandbox: false,
};

/** Each part of `shape` from `given` where it has the same kind, else as it is. Null in the shape takes a text. */
function take<T extends object>(shape: T, given: unknown): T {
  const from = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
  const entries = Object.entries(shape).map(([name, fallback]: [string, unknown]) => {
    const value = from[name];
    if (typeof fallback === 'object' && fallback !== null) return [name, take(fallback, value)];
    const isFit = fallback === null ? value === null || typeof value === 'string' : typeof value === typeof fallback;
    return [name, isFit ? value : fallback];
  });
  return Object.fromEntries(entries) as T;
}

/** Reads the configuration of the page; parts that are missing or malformed get their defaults. */
export function readSiteConfiguration(json: string | null | undefined): SiteConfiguration {
  if (!json) return defaults;
  try {
    return take(defaults, JSON.parse(json));
  } catch {
    return defaults;
  }
}

export const site: SiteConfiguration = readSiteConfiguration(
  typeof document === 'undefined' ? null : document.getElementById('site')?.textContent,
);
