import { join, resolve } from 'node:path';
import { banner } from './banner.mjs';
import { allParts, buildStale, productionParts } from './build.mjs';
import { fail } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { isPortFree } from './ports.mjs';
import { startService, whyNotReady } from './services.mjs';
import { dataFolderFromEnvironment, demoServices, ofDemo, portsFromEnvironment } from './world.mjs';

/** @typedef {import('./services.mjs').RunningService} RunningService */

/**
 * Brings the platform up from whatever state the folder is in and keeps it up until a signal comes or a service ends. In
 * production that is the application alone, with its output shown; otherwise the whole demo world.
 */
export async function startPlatform() {
  const startedAt = performance.now();
  // A terminal that is gone, or a file on a full disk: nobody to tell is no reason to end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const isProduction = process.env.NODE_ENV === 'production';
  const ports = await readPorts();
  const dataFolder = resolve(dataFolderFromEnvironment());
  const publicUrl = (process.env.PUBLIC_URL || `http://localhost:${ports.app}`).replace(/\/$/, '');

  const wanted = isProduction ? { app: ports.app } : ports;
  await refuseBusyPorts(wanted);
  await ensureInstalled();
  await build(isProduction);

  const logFolder = join(dataFolder, 'logs');
  const all = demoServices({ ports, dataFolder, publicUrl, settings: ofDemo() });
  const services = isProduction ? all.slice(0, 1).map((service) => productionService(service, dataFolder)) : all;
  const running = services.map((service) => startService(service, isProduction ? {} : { logFolder }));
  const stop = stopper(running);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => void stop(0));
  }
  for (const service of running) {
    void service.ended.then((reason) => stop(1, reason));
  }

  const faults = await Promise.all(services.map((service, index) => faultOf(service, running[index])));
  const fault = faults.find((reason) => reason !== undefined);
  if (fault !== undefined) return stop(1, fault);

  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (!isProduction) {
    const demoSiteUrl = `http://localhost:${ports.demoSite}`;
    console.log(banner({ publicUrl, demoSiteUrl, sandboxUrl: `http://localhost:${ports.sandbox}`, logFolder }));
  }
  console.log(`Ready after ${seconds} s.`);
}

async function readPorts() {
  try {
    return await portsFromEnvironment();
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** @param {Partial<import('./world.mjs').Ports>} ports */
async function refuseBusyPorts(ports) {
  const variables = { app: 'PORT', demoSite: 'DEMO_SITE_PORT', sandbox: 'SANDBOX_PORT', smtp: 'SANDBOX_SMTP_PORT' };
  for (const [name, variable] of Object.entries(variables)) {
    const port = ports[/** @type {keyof typeof variables} */ (name)];
    if (port === undefined || (await isPortFree(port))) continue;
    fail(
      `Port ${port} is in use. If the platform is already running, use it or stop it first;\n` +
        `otherwise choose another port, for example ${variable}=${port + 100} npm start`,
    );
  }
}

/** @param {boolean} isProduction */
async function build(isProduction) {
  const { ok, built, output } = await buildStale(isProduction ? productionParts : allParts);
  if (!ok) fail(`The build failed:\n${output}`);
  if (built.length > 0) console.log(`Built ${built.join(', ')}.`);
}

/**
 * Production is configured by its environment alone: nothing of the demo world is filled in.
 *
 * @param {import('./services.mjs').Service} service
 * @param {string} dataFolder
 */
const productionService = (service, dataFolder) => ({ ...service, env: { DATA_DIR: dataFolder } });

/**
 * @param {import('./services.mjs').Service} service
 * @param {RunningService | undefined} running
 */
const faultOf = async (service, running) => (running === undefined ? undefined : whyNotReady(service, running));

/**
 * A function that stops everything once and ends the process.
 *
 * @param {readonly RunningService[]} running
 */
function stopper(running) {
  let isStopping = false;
  return async (/** @type {number} */ code, /** @type {string | undefined} */ reason = undefined) => {
    if (isStopping) return;
    isStopping = true;
    if (reason !== undefined) console.error(`\n${reason}`);
    const stopped = await Promise.all(running.map((service) => service.stop()));
    running.forEach(({ name }, index) => {
      if (stopped[index] === false) console.error(`The ${name} did not stop within 10 s and was killed.`);
    });
    process.exit(code);
  };
}
