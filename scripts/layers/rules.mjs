import { existsSync, readdirSync } from 'node:fs';

/**
 * Who may import whom. A rule looks at one import of a module that is not a test and answers whether it is broken.
 *
 * @typedef {import('./module-graph.mjs').Import} Import
 *
 * @typedef {object} Rule
 * @property {string} name
 * @property {string} why
 * @property {(found: Import) => boolean} isBroken
 */

/** @param {string} path */
const folderOf = (path) => path.split('/')[0] ?? '';

/** @param {string} path */
const featureOf = (path) => /^api\/features\/([^/]+)\//.exec(path)?.[1];

/** Folders of the portals that have routes of their own: what is loaded together. */
const PORTALS = new URL('../../portals/', import.meta.url);
const areaFolders = readdirSync(PORTALS).filter((folder) => existsSync(new URL(`${folder}/routes.tsx`, PORTALS)));

/** @param {string} path */
const areaOf = (path) => areaFolders.find((folder) => path.startsWith(`portals/${folder}/`));

/** Where the server is put together: these know every part, and no part knows them. */
const ASSEMBLY = /^api\/(app|main|database-command|assemble-deps|features\/routes)\.ts$/;
const API_ADAPTERS =
  /^api\/vendors\/(transport\/|vendor-config|[^/]+\/(http|smtp|twilio|persona|spoken|simulated)[a-z-]*\.ts$)/;
const SDK_FOR_PORTALS = /^sdk\/(bridge\/|calculator\/|(attributes|attribute-docs|snippet)\.ts$)/;
/** The table of attributes and the text of the snippet: pure, and the same wherever they are read. */
const SDK_FOR_API = /^sdk\/(attributes|snippet)\.ts$/;
const CLIENT_FOR_SCREENS = /^portals\/client\/(api-error|site-configuration)\.ts$/;

/** Packages that a folder may use. Folders that are not here may use any. */
const PACKAGES = new Map([
  ['domain', /^$/],
  ['contract', /^npm:zod$/],
  // The build aliases react and react-dom to preact here.
  ['sdk', /^npm:(preact|@preact\/compat|@r2wc\/react-to-web-component|react|react-dom)$/],
  ['portals', /^npm:(react|react-dom|react-router|valtio|wretch|styled-components|zod|uqr|@simplewebauthn\/browser)$/],
  ['demo-site', /^$/],
]);

/** Folders of ours that a folder may use besides itself. Folders that are not here may use any. */
const NEIGHBOURS = new Map([
  ['domain', []],
  ['contract', ['domain']],
  ['api', ['domain', 'contract', 'sdk']],
  ['portals', ['domain', 'contract', 'sdk']],
  ['sdk', ['domain', 'contract']],
  ['sandbox', []],
  ['demo-site', []],
]);

/** Folders that run on servers and may use Node's own modules. */
const ON_NODE = new Set(['api', 'sandbox', 'demo-site', 'e2e', 'bench', 'scripts']);

/** @type {readonly Rule[]} */
export const rules = [
  {
    name: 'imports-resolve',
    why: 'The imported file does not exist.',
    isBroken: ({ to }) => to.startsWith('missing:'),
  },
  {
    name: 'layers',
    why: 'domain knows nothing, contract knows domain, api and portals meet only through contract.',
    isBroken: ({ from, to }) => {
      const allowed = NEIGHBOURS.get(folderOf(from));
      return allowed !== undefined && isOurs(to) && ![folderOf(from), ...allowed].includes(folderOf(to));
    },
  },
  {
    name: 'packages',
    why: 'The folder may use only the packages that architecture.md gives it.',
    isBroken: ({ from, to, isType }) => {
      const allowed = PACKAGES.get(folderOf(from));
      return allowed !== undefined && to.startsWith('npm:') && !allowed.test(to) && !isType;
    },
  },
  {
    name: 'contract-shares-plain-schemas',
    why: 'contract/z.ts makes schemas that say the same once; thousands of others would stand in every start of the server.',
    isBroken: ({ from, to, isType }) =>
      folderOf(from) === 'contract' && from !== 'contract/z.ts' && to === 'npm:zod' && !isType,
  },
  {
    name: 'node-stays-on-servers',
    why: 'Rules, wire shapes and pages run in browsers too.',
    isBroken: ({ from, to }) => to.startsWith('node:') && !ON_NODE.has(folderOf(from)),
  },
  {
    name: 'sdk-takes-only-types-of-the-contract',
    why: 'A value of the contract would bring zod into the embed.',
    isBroken: ({ from, to, isType }) => folderOf(from) === 'sdk' && folderOf(to) === 'contract' && !isType,
  },
  {
    name: 'portals-use-few-parts-of-the-sdk',
    why: 'The bridge, the calculator and the table of attributes are shared; everything else of the SDK is for other websites.',
    isBroken: ({ from, to }) => folderOf(from) === 'portals' && folderOf(to) === 'sdk' && !SDK_FOR_PORTALS.test(to),
  },
  {
    name: 'api-reads-only-the-table-of-the-sdk',
    why: 'What a practice may write on its tag is one table; the rest of the SDK runs in browsers.',
    isBroken: ({ from, to }) => folderOf(from) === 'api' && folderOf(to) === 'sdk' && !SDK_FOR_API.test(to),
  },
  {
    name: 'features-meet-through-their-index',
    why: 'A feature uses what another offers in its index.ts, never its inside.',
    isBroken: ({ from, to }) => {
      const [one, other] = [featureOf(from), featureOf(to)];
      return one !== undefined && other !== undefined && one !== other && to !== `api/features/${other}/index.ts`;
    },
  },
  {
    name: 'commands-know-no-http',
    why: 'Only routes.ts speaks HTTP. A command may refuse with an AppError and be told, by type, who acts.',
    isBroken: ({ from, to, isType }) =>
      featureOf(from) !== undefined &&
      !/routes\.ts$/.test(from) &&
      to.startsWith('api/http/') &&
      to !== 'api/http/app-error.ts' &&
      // Who a member of staff is and what they see; it reads the database and knows no request.
      to !== 'api/http/actor.reads.ts' &&
      !isType,
  },
  {
    name: 'features-see-ports-not-adapters',
    why: 'Which vendor answers is decided where the server is put together.',
    isBroken: ({ from, to }) => featureOf(from) !== undefined && API_ADAPTERS.test(to),
  },
  {
    name: 'no-part-knows-the-assembly',
    why: 'app.ts and main.ts know every part; a part that knew them would make a circle.',
    isBroken: ({ from, to }) => folderOf(from) === 'api' && ASSEMBLY.test(to) && !ASSEMBLY.test(from),
  },
  {
    name: 'areas-do-not-meet',
    why: 'What two areas share belongs to ui, state, form, format or a folder named after it.',
    isBroken: ({ from, to }) => {
      const [one, other] = [areaOf(from), areaOf(to)];
      return one !== undefined && other !== undefined && one !== other;
    },
  },
  {
    name: 'staff-capabilities-do-not-meet',
    why: 'Screens, store and words of a capability lie together; what two of them share belongs to staff or words.',
    isBroken: ({ from, to }) => {
      const [one, other] = [capabilityOf(from), capabilityOf(to)];
      return one !== undefined && other !== undefined && one !== other;
    },
  },
  {
    name: 'ui-knows-no-call',
    why: 'The design system renders; it neither calls the server nor knows an area.',
    isBroken: ({ from, to }) =>
      from.startsWith('portals/ui/') && (to.startsWith('portals/client/') || areaOf(to) !== undefined),
  },
  {
    name: 'screens-do-not-call',
    why: 'Screens render and call actions; actions talk to the server.',
    isBroken: ({ from, to, isType }) =>
      isScreen(from) && to.startsWith('portals/client/') && !CLIENT_FOR_SCREENS.test(to) && !isType,
  },
  {
    name: 'nothing-imports-tests',
    why: 'Tests and their set-ups are not part of the product.',
    isBroken: ({ from, to }) => isTestCode(to) && !isTestCode(from),
  },
];

/** Folders of the staff portal that every capability may use, or that stand around them. */
const STAFF_ROOMS = ['credit-transaction', 'frame', 'person', 'staff', 'words'];
/** The two of them that hold screens of their own. */
const ROOM_OF_SCREENS = /^portals\/admin\/(credit-transaction|person)\//;

/** @param {string} path */
function capabilityOf(path) {
  const [, room, part] = /^portals\/admin\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? [];
  if (room === undefined) return undefined;
  if (!STAFF_ROOMS.includes(room)) return room;
  return part === undefined || room === 'frame' ? undefined : `${room}/${part}`;
}

/** @param {string} path */
const isScreen = (path) =>
  /^portals\/[^/]+\/screens\//.test(path) ||
  ((capabilityOf(path) !== undefined || ROOM_OF_SCREENS.test(path)) && !/\.actions\.ts$/.test(path));

/** @param {string} path */
const isOurs = (path) => !/^(npm|node|missing):/.test(path);

/**
 * Tests, and what only tests use: set-ups beside the code, browser tests and measurements.
 *
 * @param {string} path
 */
export const isTestCode = (path) =>
  /\.(test|spec)\.tsx?$/.test(path) ||
  /(^|\/)(test|testing|test-vectors|generated)\//.test(path) ||
  /(^|\/)(any-[a-z-]+|[a-z-]+-(harness|fixtures|builders))\.tsx?$/.test(path) ||
  /^(e2e|bench)\//.test(path);
