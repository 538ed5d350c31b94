import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { banner } from './banner.mjs';
import { buildStale } from './build.mjs';
import { fail } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { at, root } from './project.mjs';
import { startService, whyNotReady } from './services.mjs';
import { dataFolderFromEnvironment, demoServices, ofDemo, portsFromEnvironment } from './world.mjs';

/** Files written in one build arrive as several events. */
const SETTLE_MS = 150;

/**
 * The demo world for somebody who changes code: rollup watches every part, and a program is started again when its bundle
 * changes. Pages are reloaded by hand.
 */
export async function develop() {
  process.chdir(root);
  await ensureInstalled();
  const { ok, output } = await buildStale();
  if (!ok) fail(`The build failed:\n${output}`);

  const ports = await portsFromEnvironment();
  const dataFolder = resolve(dataFolderFromEnvironment());
  const logFolder = join(dataFolder, 'logs');
  const publicUrl = process.env.PUBLIC_URL || `http://localhost:${ports.app}`;
  const programs = demoServices({ ports, dataFolder, publicUrl, settings: ofDemo() }).map((service) =>
    keepRunning(service, logFolder),
  );
  await Promise.all(programs.map((program) => program.start()));

  const args = ['-c', 'rollup.config.ts', '--configPlugin', 'esbuild', '--watch', '--no-watch.clearScreen'];
  const rollup = spawn(process.execPath, [at('node_modules/rollup/dist/bin/rollup'), ...args], { stdio: 'inherit' });
  const stop = async () => {
    rollup.kill('SIGTERM');
    await Promise.all(programs.map((program) => program.stop()));
    process.exit(0);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => void stop());
  rollup.once('close', () => void stop());
  const sandboxUrl = `http://localhost:${ports.sandbox}`;
  console.log(banner({ publicUrl, demoSiteUrl: `http://localhost:${ports.demoSite}`, sandboxUrl, logFolder }));
}

/**
 * Starts a program, and again whenever its bundle changes.
 *
 * @param {import('./services.mjs').Service} service
 * @param {string} logFolder
 */
function keepRunning(service, logFolder) {
  /** @type {import('./services.mjs').RunningService | undefined} */
  let running;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  const start = async () => {
    running = startService(service, { logFolder });
    const fault = await whyNotReady(service, running);
    console.log(fault ?? `The ${service.name} is ready.`);
  };
  const restart = async () => {
    await running?.stop();
    await start();
  };
  const folder = join(at(service.file), '..');
  const watcher = watch(folder, (_, file) => {
    if (!file?.endsWith('.js')) return;
    clearTimeout(timer);
    timer = setTimeout(() => void restart(), SETTLE_MS);
  });
  return {
    start,
    async stop() {
      watcher.close();
      clearTimeout(timer);
      await running?.stop();
    },
  };
}
