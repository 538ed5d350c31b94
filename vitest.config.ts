import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findShell } from './scripts/run/browser.mjs';

const at = (folder: string) => fileURLToPath(new URL(`./${folder}`, import.meta.url));
const alias = {
  '@domain': at('domain'),
  '@contract': at('contract'),
  '@api': at('api'),
  '@portals': at('portals'),
  '@sdk': at('sdk'),
};

const executablePath = findShell();
const shell = executablePath === undefined ? {} : { executablePath };

/** Properties run a hundred times as many cases at night. */
const isNightly = process.env.TEST_PROFILE === 'nightly';

/**
 * HTTP tests that are asked on SQLite alone by day, and on both at night: they reach no database, look at what was answered
 * whatever it was read from, or live through months whose statements shorter tests send too (decision 0030 tells how that was
 * compared).
 */
const BY_DAY_ON_SQLITE = [
  'api/{config,log,outbound,vendors}/**/*.test.ts',
  'api/features/website/page/**/*.test.ts',
  'api/features/servicing/**/{align-autopay-rate,borrower-loans,due-date,guard-promo,hardship-plan,refunded-promotion}.test.ts',
  'api/features/membership/simulated-{year,faults}.test.ts',
  'api/features/servicing/**/{credit-lives,loan-payment,own-record,refund-transaction,simulated-year,statement}.test.ts',
  'api/features/application/partner-lender/partner-faults.test.ts',
  'api/generated/{guard-headers,junk,person-fields,vendor-faults}.test.ts',
  'api/seed/credit-lines-of-world.test.ts',
];
/** The HTTP tests of this run on its database: all on SQLite; on Postgres those that can differ there, at night all as well. */
function httpTests(): { include: string[]; exclude: string[] } {
  const isPostgresByDay = process.env.TEST_DATABASE_URL !== undefined && !isNightly;
  const elsewhere = isPostgresByDay ? BY_DAY_ON_SQLITE : [];
  return {
    include: ['api/**/*.test.ts'],
    exclude: ['**/*.durability.test.ts', 'node_modules/**', ...elsewhere],
  };
}

/** One project per kind of test, so that a slow kind can be run alone and every test file matches exactly one. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['{domain,contract,sdk,portals,demo-site,sandbox,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.size.test.ts', '**/*.component.test.tsx', 'node_modules/**'],
          environment: 'node',
          // A file leaves nothing behind but what stores hold, which each sets as it needs it, so modules are loaded once.
          isolate: false,
          // Generous, because properties share the machine with the other steps.
          testTimeout: isNightly ? 3_600_000 : 180_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'http',
          // What the processes of one run share on a database server bears its name.
          env: { TEST_RUN: randomBytes(4).toString('hex') },
          ...httpTests(),
          environment: 'node',
          // Each file has a database and an application of its own and changes nothing global, so modules are loaded once.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'durability',
          include: ['api/**/*.durability.test.ts'],
          exclude: ['node_modules/**'],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        // Found before the first test, or the browser reloads the page of one that needs it.
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'react-router',
            'styled-components',
            'valtio',
            'zod/mini',
          ],
        },
        test: {
          name: 'components',
          include: ['portals/**/*.component.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...shell, args: ['--no-sandbox', '--disable-dev-shm-usage'] },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1024, height: 768 } }],
          },
          testTimeout: 30_000,
          expect: { poll: { timeout: 5_000 } },
        },
      },
      {
        resolve: { alias },
        test: { name: 'size', include: ['scripts/**/*.size.test.ts'], environment: 'node', testTimeout: 120_000 },
      },
    ],
  },
});
