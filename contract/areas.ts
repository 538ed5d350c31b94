import { paths, type Route } from './paths';

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
  | 'enterprise';

const ONLY = '/?';
const AND_BELOW = '(/.*)?';

/** In the order in which they are asked: whatever stands below an area belongs to it, a page that does not exist too. */
const AREAS: readonly [Area, typeof ONLY | typeof AND_BELOW, readonly Route[]][] = [
  ['admin', AND_BELOW, [paths.admin.root, paths.membershipAdmin.root]],
  ['borrower', AND_BELOW, [paths.borrower.root]],
  ['member', AND_BELOW, [paths.member.root]],
  ['legal', ONLY, Object.values(paths.legal)],
  ['embed', ONLY, [paths.embedGuide]],
  ['apply', ONLY, [paths.applyWithoutPractice, paths.applyAccountSuccessfully, paths.apply]],
  ['calculator', ONLY, [paths.paymentCalculator]],
  ['signup', ONLY, [paths.signup]],
  ['enterprise', ONLY, [paths.enterprise]],
];

/** The area of a path or pattern below /v2, or undefined for a page that no area has. */
export function areaOf(path: string): Area | undefined {
  const owner = AREAS.find(([, end, routes]) =>
    routes.some(({ pattern }) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}${end}$`).test(path)),
  );
  return owner?.[0];
}
