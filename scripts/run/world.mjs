import { freePorts, isPortFree } from './ports.mjs';
import { at } from './project.mjs';

/**
 * @typedef {import('./services.mjs').Service} Service
 *
 * @typedef {object} Ports
 * @property {number} app
 * @property {number} demoSite
 * @property {number} sandbox
 * @property {number} smtp
 */

/** What the demo has on, unless the environment says otherwise: two people publish what changes a risk profile. */
export const ofDemo = () => ({ PF_PUBLISH_DUAL_CONTROL: process.env.PF_PUBLISH_DUAL_CONTROL || 'on' });

/**
 * The services of the demo world and how they find each other.
 *
 * @param {object} world
 * @param {Ports} world.ports
 * @param {string} world.dataFolder
 * @param {string} world.publicUrl where browsers reach the application
 * @param {Record<string, string>} [world.settings] more variables
 * @returns {Service[]} in the order in which people meet them
 */
export function demoServices({ ports, dataFolder, publicUrl, settings = {} }) {
  const sandboxUrl = `http://localhost:${ports.sandbox}`;
  const demoSiteUrl = `http://localhost:${ports.demoSite}`;
  const env = {
    PORT: String(ports.app),
    DEMO_SITE_PORT: String(ports.demoSite),
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_SMTP_PORT: String(ports.smtp),
    PUBLIC_URL: publicUrl,
    APP_URL: publicUrl,
    DEMO_SITE_URL: demoSiteUrl,
    SANDBOX_URL: sandboxUrl,
    DATA_DIR: dataFolder,
    ...settings,
  };
  return [
    { name: 'application', file: 'dist/api/main.js', env, readyUrl: `http://127.0.0.1:${ports.app}/readyz` },
    { name: 'demo-site', file: 'dist/demo-site/server.js', env, readyUrl: `${demoSiteUrl}/` },
    { name: 'sandbox', file: 'dist/sandbox/main.js', env, readyUrl: `${sandboxUrl}/healthz` },
  ];
}

const USUAL_SMTP_PORT = 4025;

/**
 * The ports of the environment, or the usual ones. Nobody types the address of the sandbox's mail server, so without a
 * wish for it a second platform beside this one takes any free port.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<Ports>}
 */
export async function portsFromEnvironment(environment = process.env) {
  const portFrom = (/** @type {string} */ name, /** @type {number} */ usual) =>
    portOf(name, environment[name]) ?? usual;
  return {
    app: portFrom('PORT', 4000),
    demoSite: portFrom('DEMO_SITE_PORT', 4001),
    sandbox: portFrom('SANDBOX_PORT', 4002),
    smtp: portOf('SANDBOX_SMTP_PORT', environment.SANDBOX_SMTP_PORT) ?? (await freeSmtpPort()),
  };
}

async function freeSmtpPort() {
  if (await isPortFree(USUAL_SMTP_PORT)) return USUAL_SMTP_PORT;
  const [free = USUAL_SMTP_PORT] = await freePorts(1);
  return free;
}

export const dataFolderFromEnvironment = () => process.env.DATA_DIR || at('data');

/**
 * @param {string} name
 * @param {string | undefined} text
 */
function portOf(name, text) {
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} is not a port number: ${text}`);
}
