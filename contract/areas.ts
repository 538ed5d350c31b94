import { paths, type Route } from './paths';
import { enrollmentPaths } from './provider-enrollment/paths';

/** A part of the portals: what is loaded together, and whose log-in a session that ended leads to. */
export type Area =
  | 'admin'
  | 'borrower'
  | 'member'
  | 'legal'
  | 'embed'
  | 'apply'
  | 'calculator'
  | 'signup'
  | 'enterprise'
  | 'enrollment';

const AND_BELOW = '(/.*)?';

/**
 * In the order in which they are asked: whatever stands below an area belongs to it, a page that does not exist too.
 * @NOTE choice: an enterprise page is known by its whole path and not by the word `enterprise` somewhere in it, which the address of a
 * practice may hold.
 */
const AREAS: readonly [Area, readonly Route[], typeof AND_BELOW?][] = [
  ['admin', [paths.admin.root, paths.membershipAdmin.root], AND_BELOW],
  ['borrower', [paths.borrower.root], AND_BELOW],
  ['member', [paths.member.root], AND_BELOW],
  ['legal', Object.values(paths.legal)],
  ['embed', [paths.embedGuide]],
  ['enrollment', [enrollmentPaths.enrollment]],
  ['apply', [paths.applyWithoutPractice, paths.applyAccountSuccessfully, paths.apply]],
  ['calculator', [paths.paymentCalculator]],
  ['signup', [paths.signup, paths.signups]],
  ['enterprise', [paths.enterprise]],
];

/** The area of a path or pattern below /v2, or undefined for a page that no area has. */
export function areaOf(path: string): Area | undefined {
  const owner = AREAS.find(([, routes, end = '/?']) =>
    routes.some(({ pattern }) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}${end}$`).test(path)),
  );
  return owner?.[0];
}
