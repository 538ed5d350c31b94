import { setTimeout } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { startApp } from '../../e2e/embed/world/app-site';
import { serve } from '../../e2e/embed/world/serve';
import startWorld from '../../e2e/fixtures/start-world';
import { findBrowser } from '../../scripts/run/browser.mjs';
import { type BenchPart, type BenchResult, compare } from '../result';

const ROUNDS = 15;
/** The difference of two visits varies more than either. */
const WORK_ROUNDS = 31;
/** What the specification of the embed allows on a practice's page. */
const WORK_MAX_MS = 10;
/** From here on a task delays what a visitor does, and browsers call it long. */
const LONG_TASK_MS = 50;

const hostPage = (body: string) =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Practice</title><main><h1>Practice</h1><p>${'Text of the practice. '.repeat(200)}</p></main>${body}`;

/** What the embed costs a practice's page, in a browser: work, longest task, and the way to the first question. */
export const embed: BenchPart = {
  ids: ['E10'],
  async run() {
    const executablePath = findBrowser();
    const browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    });
    try {
      return [...(await hostPageCost(browser)), await firstQuestion(browser)];
    } finally {
      await browser.close();
    }
  },
};

type Visit = { page: Page; devtools: CDPSession; leave: () => Promise<void> };

/** A page in a browser profile of its own, so that nothing is cached, in a browser at rest. */
async function visit(browser: Browser): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await untilRest(browser);
  const devtools = await context.newCDPSession(page);
  return { page, devtools, leave: () => context.close() };
}

const REST_LOOK_MS = 200;
/** Processor seconds of all its processes that a browser at rest uses between two looks. */
const REST_MAX_SECONDS = 0.004;

/**
 * A new window loads pages of the browser's own, an address bar with its menus, for about a second. Somebody who visits a practice has
 * had his window for longer, so that work must not be in what is measured.
 */
async function untilRest(browser: Browser): Promise<void> {
  const devtools = await browser.newBrowserCDPSession();
  for (let before = Number.NaN; ; ) {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    const now = processInfo.reduce((seconds, { cpuTime }) => seconds + cpuTime, 0);
    if (now - before <= REST_MAX_SECONDS) break;
    before = now;
    await setTimeout(REST_LOOK_MS);
  }
  await devtools.detach();
}

const untilIdle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => requestAnimationFrame(() => resolve()))),
  );

async function hostPageCost(browser: Browser): Promise<BenchResult[]> {
  const app = await startApp();
  const snippet = `<script async src="${app.origin}/sdk/v1/embed.js" data-practice="bright-smile"></script>`;
  const host = await serve('localhost', (_, { pathname }) => ({
    body: hostPage(pathname === '/with' ? snippet : ''),
  }));
  /** The same waiting on both sides, because looking for a button is work on the page's own thread, too. */
  const open = async (page: Page, path: string) => {
    await page.addInitScript(() => {
      addEventListener('pf:ready', () => Object.assign(window, { isReady: true }));
    });
    await page.goto(host.origin + path);
    await page.evaluate(
      (isAwaited) =>
        new Promise<void>((resolve) => {
          if (!isAwaited || 'isReady' in window) resolve();
          else addEventListener('pf:ready', () => resolve());
        }),
      path === '/with',
    );
    await untilIdle(page);
  };

  /** Milliseconds of processor time of the page's main thread, from an empty tab to rest. */
  const work = async (path: string): Promise<number> => {
    const { page, devtools, leave } = await visit(browser);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await open(page, path);
    const { metrics } = await devtools.send('Performance.getMetrics');
    await leave();
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };

  /** Milliseconds of the longest task in which code of the embed ran, on a processor four times slower. */
  const longestTask = async (): Promise<number> => {
    const { page, devtools, leave } = await visit(browser);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const events = await traced(devtools, () => open(page, '/with'));
    await leave();
    return longestTaskOf(events, `${app.origin}/sdk/`);
  };

  try {
    return [
      await compare({
        id: 'E10 work',
        what: 'processor time that the script adds to the main thread of a page, to the drawn button; the budget beside it',
        unit: 'ms',
        goal: { atMost: 1 },
        rounds: WORK_ROUNDS,
        baseline: () => WORK_MAX_MS,
        ours: async () => {
          const without = await work('/without');
          return (await work('/with')) - without;
        },
      }),
      await compare({
        id: 'E10 task',
        what: 'longest task with code of ours in it at a fourth of the speed; a long task beside it',
        unit: 'ms',
        goal: { atMost: 1 },
        rounds: ROUNDS,
        baseline: () => LONG_TASK_MS,
        ours: longestTask,
      }),
    ];
  } finally {
    await Promise.all([app.close(), host.close()]);
  }
}

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: { data?: { url?: string; fileName?: string } };
};

async function traced(devtools: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const done = new Promise<void>((resolve) => devtools.once('Tracing.tracingComplete', () => resolve()));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'v8'] },
  });
  await act();
  await devtools.send('Tracing.end');
  await done;
  return events;
}

function longestTaskOf(events: readonly TraceEvent[], ours: string): number {
  const isOurs = ({ args }: TraceEvent) => (args?.data?.url ?? args?.data?.fileName ?? '').startsWith(ours);
  const runs = events.filter((event) => isOurs(event) && event.dur !== undefined);
  const tasks = events.filter(({ name, dur }) => /^(ThreadControllerImpl::)?RunTask$/.test(name) && dur !== undefined);
  const withOurs = tasks.filter((task) =>
    runs.some((run) => run.pid === task.pid && run.tid === task.tid && run.ts >= task.ts && run.ts <= endOf(task)),
  );
  if (withOurs.length === 0) throw new Error('The trace holds no task of the embed.');
  return Math.max(...withOurs.map(({ dur = 0 }) => dur)) / 1000;
}

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

/** What a visit tells on the console: when it began and asked, in milliseconds of the same clock. */
const TOLD = /^bench (started|asked) ([\d.]+)$/;

/**
 * The application as a widget in the page beside the same address in a plain frame, both to the first question. The pages tell the
 * moments on their consoles, because a question that the bench asks the host page meanwhile is work on the thread that is measured. That
 * the question can be answered as soon as it is there, before the rest of the SDK, is shown in `e2e/embed/begun-frame.spec.ts`.
 */
async function firstQuestion(browser: Browser): Promise<BenchResult> {
  const stop = await startWorld();
  const { app, demoSite } = JSON.parse(process.env.E2E_ADDRESSES ?? '{}') as { app: string; demoSite: string };
  const query = new URLSearchParams({ embed: '1', v: '1', o: demoSite });
  const plainAddress = `${app}/v2/bright-smile/apply?${query}`;
  const measure = async (side: 'ours' | 'plain'): Promise<number> => {
    const { page, leave } = await visit(browser);
    await page.addInitScript(() => {
      if (parent === window) return;
      new MutationObserver((_, observer) => {
        if (!document.querySelector('main input[type=email]')) return;
        observer.disconnect();
        console.info(`bench asked ${performance.timeOrigin + performance.now()}`);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${demoSite}/hosts/`);
    await untilIdle(page);
    await untilRest(browser);
    const told = momentsOf(page, ['started', 'asked']);
    // Both sides begin on a page that is at rest, with what a practice would have written into it.
    await page.evaluate(
      ({ script, address }) => {
        const frame = document.createElement('iframe');
        // As large as a practice would make it, because nobody can answer in the 300 × 150 px that a frame has otherwise.
        frame.style.cssText = 'width:100%;height:720px;border:0';
        if (address) frame.src = address;
        const element = document.createElement('pf-application');
        element.setAttribute('practice', 'bright-smile');
        const tag = document.createElement('script');
        tag.src = script;
        console.info(`bench started ${performance.timeOrigin + performance.now()}`);
        document.body.prepend(...(address ? [frame] : [element, tag]));
      },
      { script: `${app}/sdk/v1/embed.js`, address: side === 'ours' ? '' : plainAddress },
    );
    const { started = Number.NaN, asked = Number.NaN } = await told;
    await leave();
    return asked - started;
  };
  try {
    return await compare({
      id: 'E10 first question',
      what: 'from the tag on a page at rest to the first question, script and widget beside a plain iframe of the same flow',
      unit: 'ms',
      goal: { atMost: 1.1 },
      rounds: ROUNDS,
      baseline: () => measure('plain'),
      ours: () => measure('ours'),
    });
  } finally {
    await stop();
  }
}

type Moments = { started?: number; asked?: number };

/** Resolves when the page and its frame have told all of these moments. */
function momentsOf(page: Page, wanted: readonly (keyof Moments)[]): Promise<Moments> {
  const moments: Moments = {};
  return new Promise((resolve) => {
    page.on('console', (message) => {
      const [, what, at] = TOLD.exec(message.text()) ?? [];
      if (what === undefined) return;
      moments[what as keyof Moments] = Number(at);
      if (wanted.every((name) => moments[name] !== undefined)) resolve(moments);
    });
  });
}
