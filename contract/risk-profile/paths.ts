const list = '/admin/practice/risk-profiles';
const of = (id: string) => `${list}/${encodeURIComponent(id)}`;

/** Routes of the risk profiles, relative to the base path. Own addresses: provider-admin §2 names none. */
export const riskProfilePaths = {
  list: { pattern: list, href: () => list },
  one: { pattern: `${list}/:profileId`, href: ({ profileId }: { profileId: string }) => of(profileId) },
  edit: { pattern: `${list}/:profileId/edit`, href: ({ profileId }: { profileId: string }) => `${of(profileId)}/edit` },
  clone: {
    pattern: `${list}/:profileId/clone`,
    href: ({ profileId }: { profileId: string }) => `${of(profileId)}/clone`,
  },
} as const;
