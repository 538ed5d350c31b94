import { paths, type Route } from './paths';

/** First segments of addresses that the server answers itself. */
const SERVED = [
  'adminlogin',
  'api',
  'assets',
  'borrowerlogin',
  'common',
  'credit-portal',
  'docs',
  'documents',
  'favicon.ico',
  'healthz',
  'logout',
  'metrics',
  'openapi.json',
  // The platform's own address of enrollment.
  'patientfi',
  'plaid',
  'practice',
  'provider',
  'provider-enrollment',
  'readyz',
  'robots.txt',
  'sdk',
  'v2',
];

/** Every route of the portals, however deep it stands. */
function routesIn(part: object): Route[] {
  return 'pattern' in part ? [part as Route] : Object.values(part).flatMap(routesIn);
}

const portals = routesIn(paths).map(({ pattern }) => pattern.split('/')[1] ?? '');

/** First segments of an address that mean something of ours: no practice and no enterprise can be called so. */
export const reservedSegments: ReadonlySet<string> = new Set(
  [...SERVED, ...portals].filter((segment) => !segment.startsWith(':')),
);
