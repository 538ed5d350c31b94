const PROFILES = '/admin/practice/risk-profiles';

/**
 * The page on which the draft of a risk profile is tried and published. It stands apart, because every page loads the other routes.
 * Own address: provider-admin §2 names none.
 */
export const draftPaths = {
  whatIf: {
    pattern: `${PROFILES}/:profileId/what-if`,
    href: ({ profileId }: { profileId: string }) => `${PROFILES}/${encodeURIComponent(profileId)}/what-if`,
  },
} as const;
