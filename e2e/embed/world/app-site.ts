import { readFileSync } from 'node:fs';
import { BRIGHT_SMILE } from './profile';
import { type Answer, type Handler, type Site, serve } from './serve';

const DIST = new URL('../../../dist/sdk/v1/', import.meta.url);

/** A flow page of the test: the real bridge child, a field, and buttons for what a flow tells its host. */
const FLOW_PAGE = `<!doctype html><html lang="en"><title>Apply</title>
<style>body{margin:0;font:16px sans-serif}.main{padding:72px 24px 24px}</style>
<div class="main"><h1>What email should we use?</h1><label>Email <input id="email" type="email"></label><div id="grow"></div>
<p id="amount"></p><button id="close">Finish</button><button id="step">Next</button><button id="submit">Submit</button><a href="?plain=1">Go</a></div>
<script type="module">
import { connectToHost } from '/sdk/v1/bridge-child.js';
let dirty = false;
document.querySelector('#email').addEventListener('input', () => { dirty = true; });
const log = (window.heard = []);
const bridge = (window.bridge = connectToHost({
  config(config) { log.push(['config', config]); document.querySelector('#amount').textContent = config.amountCents ?? ''; },
  open() { log.push(['open']); document.querySelector('#email').focus(); },
  closeRequest() { log.push(['close-request']); return dirty; },
  viewport(v) { log.push(['viewport', v]); }, visibility(v) { log.push(['visibility', v]); },
}));
const on = (id, message) => document.querySelector(id).addEventListener('click', () => bridge.send(message));
on('#close', { type: 'close' });
on('#step', { type: 'step', payload: { index: 2, total: 6 } });
on('#submit', { type: 'submitted' });
</script></html>`;

/** What a test may change in the application's site. */
export type AppBehaviour = {
  /** Paths that answer 404. */
  missing?: RegExp;
  /** Replaces the flow page. */
  flowPage?: string;
  /**
   * The flow page is answered only then. Held here and not by a route of the browser's page: on a busy machine the navigation of
   * another site's frame now and then passed that by.
   */
  flowPageAfter?: Promise<void>;
  frameAncestors?: string;
  /** Of a practice that lists the page's site, unless said otherwise, null for an unknown one: a slow frame makes the SDK ask for it in any story. */
  profile?: unknown;
};

function file(name: string): Answer | undefined {
  try {
    return {
      type: name.endsWith('.json') ? 'application/json' : 'text/javascript; charset=utf-8',
      body: readFileSync(new URL(name, DIST)),
    };
  } catch {
    return undefined;
  }
}

/** The application's origin as the SDK needs it: built SDK files and a flow page. Reached as 127.0.0.1, another site than localhost. */
export async function startApp(): Promise<Site & { behave(change: AppBehaviour): void }> {
  let behaviour: AppBehaviour = {};
  const handler: Handler = async (request, url) => {
    const { pathname } = url;
    if (behaviour.missing?.test(pathname)) return { status: 404, body: '' };
    const cors = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type',
      'cross-origin-resource-policy': 'cross-origin',
    };
    if (request.method === 'OPTIONS') return { headers: cors, body: '' };
    if (/^\/sdk\/v1\/practice\//.test(pathname)) {
      const { profile = BRIGHT_SMILE } = behaviour;
      if (profile === null) return { status: 404, headers: cors, body: '{}' };
      return { type: 'application/json', headers: cors, body: JSON.stringify(profile) };
    }
    if (pathname === '/practice/payment-calculator/send-by-email')
      return { type: 'application/json', headers: cors, body: '{}' };
    if (pathname.startsWith('/sdk/v1/')) {
      const answer = file(pathname.slice('/sdk/v1/'.length));
      return answer && { ...answer, headers: cors };
    }
    if (/^\/v2\/(privi\/)?[a-z-]+\/(apply|signup)$/.test(pathname)) {
      await behaviour.flowPageAfter;
      const policy = behaviour.frameAncestors;
      return {
        body: behaviour.flowPage ?? FLOW_PAGE,
        headers: policy ? { 'content-security-policy': `frame-ancestors ${policy}` } : {},
      };
    }
    return undefined;
  };
  const site = await serve('127.0.0.1', handler);
  return {
    ...site,
    behave(change) {
      behaviour = change;
    },
  };
}
