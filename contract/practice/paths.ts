const financing = '/admin/practice/practices';
const memberships = '/privi/admin/practices';
const at = (path: string) => ({ pattern: path, href: () => path });
const sheet = (path: string) => ({
  pattern: `${path}/:practiceId`,
  href: ({ practiceId }: { practiceId: string }) => `${path}/${encodeURIComponent(practiceId)}`,
});

/**
 * Screens of practices, relative to the base path: those that take applications, and under privi those that offer memberships
 * (provider-admin §2 "Practice lists", which names no addresses).
 */
export const practicePaths = {
  list: at(financing),
  sheet: sheet(financing),
  membershipList: at(memberships),
  membershipSheet: sheet(memberships),
  /** What a practice sets itself and who works there, for practices that offer memberships and nothing else. */
  membershipSettings: at('/privi/admin/practice-settings'),
  membershipProviderSettings: at('/privi/admin/provider-settings'),
  membershipWebsite: at('/privi/admin/website'),
  membershipUsers: at('/privi/admin/admin-settings'),
} as const;
