const financing = '/admin/practice/practices';
const memberships = '/privi/admin/practices';
const list = (path: string) => ({ pattern: path, href: () => path });
const sheet = (path: string) => ({
  pattern: `${path}/:practiceId`,
  href: ({ practiceId }: { practiceId: string }) => `${path}/${encodeURIComponent(practiceId)}`,
});

/**
 * Screens of practices, relative to the base path: those that take applications, and under privi those that offer memberships
 * (provider-admin §2 "Practice lists", which names no addresses).
 */
export const practicePaths = {
  list: list(financing),
  sheet: sheet(financing),
  membershipList: list(memberships),
  membershipSheet: sheet(memberships),
} as const;
