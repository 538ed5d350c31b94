import type { Page } from '@playwright/test';
import { expect, page, snippet, test } from './world/test';

const APPLY = snippet('data-practice="bright-smile"');
type Heard = [string, unknown][];

const openFlow = async (tab: Page) => {
  await tab.getByRole('button', { name: 'See my options' }).click();
  await expect(tab.frameLocator('iframe[title="Apply for financing"]').getByLabel('Email')).toBeFocused();
};

/** A frame that speaks the protocol by hand, so that other versions and wrong behaviour can be played. */
const childPage = (script: string) => `<!doctype html><title>Other child</title><p>Other child</p><script>
const nonce = location.hash.slice(1), host = new URLSearchParams(location.search).get('o');
const hello = (change) => parent.postMessage({ ns: 'pf', type: 'hello', nonce, min: 1, max: 1, ...change }, host);
window.ports = [];
addEventListener('message', (event) => { if (event.ports[0]) { window.port = event.ports[0]; ports.push(port); onport(port, event.data); } });
${script}
</script>`;

test('two hundred forged messages from the page, a sibling frame and the flow itself have no effect', async ({
  page: tab,
  visit,
  events,
}) => {
  await visit(page(`${APPLY}<iframe name="sibling" title="sibling" srcdoc="<p>sibling</p>"></iframe>`));
  await openFlow(tab);
  const before = await events();
  await tab.evaluate(() => {
    const nonce = new URL(
      document.querySelector('pf-button')?.shadowRoot?.querySelector('iframe')?.src ?? '',
    ).hash.slice(1);
    const types = ['hello', 'close', 'escape', 'step', 'submitted', 'error', 'open-tab', 'size', 'ready', 'title'];
    const payload = {
      reason: 'user',
      reference: 'forged',
      code: 'forged',
      name: 'forged',
      index: 1,
      total: 1,
      block: 1,
      url: 'https://evil.test',
      text: 'forged',
    };
    const forge = (index: number) => ({
      ns: 'pf',
      type: types[index % types.length],
      nonce: index % 3 ? nonce : 'wrong',
      min: 1,
      max: index % 7 ? 1 : 99,
      payload,
    });
    const sibling = (window as unknown as { sibling: Window }).sibling as Window & { eval(code: string): void };
    for (let index = 0; index < 120; index += 1) postMessage(forge(index), '*');
    for (let index = 0; index < 60; index += 1)
      sibling.eval(`parent.postMessage(${JSON.stringify(forge(index))}, '*')`);
  });
  await tab
    .frames()
    .find((frame) => frame.url().includes('/apply'))
    ?.evaluate(() => {
      for (let index = 0; index < 20; index += 1) {
        parent.postMessage(
          {
            ns: 'pf',
            type: index % 2 ? 'close' : 'submitted',
            nonce: location.hash.slice(1),
            payload: { reason: 'user', reference: 'x' },
          },
          '*',
        );
        parent.postMessage({ ns: 'pf', type: 'hello', nonce: 'f'.repeat(32), min: 1, max: 1 }, '*');
      }
    });
  await tab.frameLocator('iframe[title="Apply for financing"]').getByRole('button', { name: 'Next' }).click();
  await expect.poll(events).toEqual([...before, ['step', { index: 2, total: 6 }]]);
  await expect(tab.getByRole('dialog')).toBeVisible();
});

test('a forged connect cannot give the flow another port', async ({ page: tab, visit }) => {
  await visit(page(APPLY));
  await openFlow(tab);
  const heardBefore = await tab.frames()[1]?.evaluate(() => (window as unknown as { heard: Heard }).heard.length);
  await tab.evaluate(() => {
    const iframe = document.querySelector('pf-button')?.shadowRoot?.querySelector('iframe');
    const nonce = new URL(iframe?.src ?? '').hash.slice(1);
    const { port1, port2 } = new MessageChannel();
    iframe?.contentWindow?.postMessage(
      { ns: 'pf', type: 'connect', v: 1, nonce, config: { mode: 'inline', dir: 'ltr' } },
      '*',
      [port2],
    );
    port1.postMessage({ type: 'open' });
  });
  await tab.getByRole('button', { name: 'Close' }).click();
  await expect(tab.getByRole('dialog')).toBeHidden();
  const heard = await tab
    .frames()[1]
    ?.evaluate(() => (window as unknown as { heard: Heard }).heard.map(([name]) => name));
  expect(heard?.slice(heardBefore)).toEqual(['close-request', 'visibility']);
});

test('an older child with a newer parent connects at the older version and unknown messages are ignored', async ({
  page: tab,
  visit,
  app,
  events,
}) => {
  app.behave({
    flowPage: childPage(`hello({ min: 0, max: 1 });
      function onport(port, data) { window.version = data.v; port.onmessage = ({ data: { id } }) => { if (id) port.postMessage({ re: id, ok: false }); };
        for (const message of [{ type: 'ready' }, { type: 'from-the-future', payload: { a: 1 } }, null, 7, 'text', { type: 'step' },
          { type: 'size', payload: { block: 'tall' } }, { type: 'step', payload: { name: 'a', index: 1 } }, { type: 'title', payload: { text: 'Denied' } }, { type: 'error', payload: { code: '<b>' } },
          { type: 'submitted', payload: { reference: 'ref_1' } }]) port.postMessage(message); }`),
  });
  await visit(page(APPLY));
  await tab.getByRole('button', { name: 'See my options' }).click();
  await expect.poll(events).toContainEqual(['submitted', {}]);
  expect(await tab.frames()[1]?.evaluate(() => (window as unknown as { version: number }).version)).toBe(1);
  expect((await events()).map(([name]) => name)).toEqual(['ready', 'open', 'submitted']);
  await tab.getByRole('button', { name: 'Close' }).click();
  await expect(tab.getByRole('dialog')).toBeHidden();
});

test('a child that speaks only later versions leads to a link and one error event', async ({
  page: tab,
  visit,
  app,
  events,
}) => {
  app.behave({ flowPage: childPage('hello({ min: 2, max: 3 }); function onport() { throw new Error("connected"); }') });
  await visit(page(APPLY));
  await tab.getByRole('button', { name: 'See my options' }).click();
  await expect(tab.getByRole('alert').getByRole('link')).toBeVisible();
  expect(await events()).toContainEqual(['error', { code: 'version_mismatch' }]);
});

test('a reload inside the frame connects again, and the dialog goes on working', async ({ page: tab, visit }) => {
  await visit(page(APPLY));
  await openFlow(tab);
  await tab.frames()[1]?.evaluate(() => location.reload());
  await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeVisible();
  await tab.frameLocator('iframe').getByRole('button', { name: 'Finish' }).click();
  await expect(tab.getByRole('dialog')).toBeHidden();
});

test('after a navigation inside the frame that drops the address, the bridge is found again', async ({
  page: tab,
  visit,
}) => {
  await visit(page(APPLY));
  await openFlow(tab);
  await tab.frameLocator('iframe').getByRole('link', { name: 'Go' }).click();
  await expect.poll(() => tab.frames()[1]?.url()).toContain('?plain=1');
  await tab.frameLocator('iframe').getByRole('button', { name: 'Finish' }).click();
  await expect(tab.getByRole('dialog')).toBeHidden();
});

test('a frame that never answers gives way to a link after eight seconds', async ({
  page: tab,
  visit,
  app,
  events,
}) => {
  await tab.clock.install();
  app.behave({ flowPage: '<!doctype html><title>Silent</title>' });
  await visit(page(APPLY));
  await tab.clock.runFor(1500);
  await tab.getByRole('button', { name: 'See my options' }).click();
  await expect(tab.getByRole('status')).toHaveText('Opening a secure page');
  await tab.clock.runFor(8000);
  await expect(tab.getByRole('alert').getByRole('link', { name: 'Apply for financing' })).toBeVisible();
  expect(await events()).toContainEqual(['error', { code: 'frame_timeout' }]);
});

test('an inline flow is as high as its content, also when that shrinks, and never higher than 20,000 px', async ({
  page: tab,
  visit,
}) => {
  await visit(page(`<pf-application practice="bright-smile"></pf-application>${snippet('')}`));
  const frame = tab.locator('pf-application iframe');
  const grow = (height: string) =>
    tab
      .frames()[1]
      ?.evaluate((value) => document.querySelector<HTMLElement>('#grow')?.style.setProperty('height', value), height);
  await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeVisible();
  const height = async () => (await frame.boundingBox())?.height ?? 0;
  await expect.poll(height).toBeLessThan(320);
  const small = await height();
  await grow('900px');
  await expect.poll(height).toBe(small + 900);
  await grow('0');
  await expect.poll(height).toBe(small);
  await grow('90000px');
  await expect.poll(height).toBe(20_000);
});

test('nothing that leaves the flow carries what was typed', async ({ page: tab, visit }) => {
  await tab.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const { postMessage } = MessagePort.prototype;
    if (parent === window) addEventListener('message', ({ data }) => seen.push(JSON.stringify(data)), true);
    MessagePort.prototype.postMessage = function (this: MessagePort, ...sent: Parameters<typeof postMessage>) {
      seen.push(JSON.stringify(sent[0]));
      return postMessage.apply(this, sent);
    } as typeof postMessage;
  });
  await visit(page(APPLY));
  await openFlow(tab);
  await tab.frameLocator('iframe').getByLabel('Email').fill('secret@example.test');
  await tab.frameLocator('iframe').getByRole('button', { name: 'Submit' }).click();
  for (const frame of tab.frames()) {
    const seen = await frame.evaluate(() => (window as unknown as { seen: string[] }).seen.join());
    expect(seen).not.toContain('secret');
  }
});

test('a newer child with this parent connects at the version of the parent', async ({
  page: tab,
  visit,
  app,
  events,
}) => {
  app.behave({
    flowPage: childPage(`hello({ min: 1, max: 9, colour: 'new' });
      function onport(port, data) { window.version = data.v; port.onmessage = ({ data: { id } }) => { if (id) port.postMessage({ re: id, ok: true, payload: { dirty: false, later: 1 } }); };
        for (const message of [{ type: 'ready', since: 9 }, { type: 'progress', payload: { percent: 20 } }, { type: 'step', payload: { name: 'start', index: 1, total: 6, icon: 'new' } }]) port.postMessage(message); }`),
  });
  await visit(page(APPLY));
  await tab.getByRole('button', { name: 'See my options' }).click();
  await expect.poll(events).toContainEqual(['step', { index: 1, total: 6 }]);
  expect(await tab.frames()[1]?.evaluate(() => (window as unknown as { version: number }).version)).toBe(1);
  await tab.getByRole('button', { name: 'Close' }).click();
  await expect(tab.getByRole('dialog')).toBeHidden();
});

test('this child with a newer parent takes no port of a version it does not speak, and answers what it does not know', async ({
  page: tab,
  visit,
}) => {
  await visit(
    page(`<script>
      window.replies = [];
      const nonce = 'a'.repeat(32);
      addEventListener('message', ({ data, source, origin }) => {
        if (data.type !== 'hello') return;
        window.said = data;
        const connect = (v) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = (event) => replies.push([v, event.data]);
          source.postMessage({ ns: 'pf', type: 'connect', v, nonce, config: { mode: 'dialog', dir: 'ltr', amountCents: v * 100, later: 1 } }, origin, [port2]);
          return port1;
        };
        connect(2);
        const port = connect(1);
        port.postMessage({ type: 'from-the-future', id: 7 });
        port.postMessage({ type: 'ping', id: 8 });
        port.postMessage({ type: 'from-the-future', payload: { a: 1 } });
        port.postMessage({ type: 'close-request', id: 9, payload: { later: 1 } });
      });
      </script><iframe title="flow"></iframe><script>
      document.querySelector('iframe').src = 'APP/v2/bright-smile/apply?embed=1&v=9&o=' + encodeURIComponent(location.origin) + '#' + nonce;
    </script>`),
  );
  const replies = () => tab.evaluate(() => (window as unknown as { replies: [number, { type?: string }][] }).replies);
  const answers = async () => (await replies()).filter(([, message]) => message.type !== 'size');
  await expect.poll(answers).toEqual([
    [1, { type: 'ready' }],
    [1, { re: 7, ok: false }],
    [1, { re: 8, ok: true }],
    [1, { re: 9, ok: true, payload: { dirty: false } }],
  ]);
  await expect(tab.frameLocator('iframe').locator('#amount')).toHaveText('100');
  expect(await tab.evaluate(() => (window as unknown as { said: unknown }).said)).toEqual({
    ns: 'pf',
    type: 'hello',
    nonce: 'a'.repeat(32),
    min: 1,
    max: 1,
    id: expect.any(Number),
  });
});

test('a hello that one document says twice has one answer, and a new document has its own', async ({
  page: tab,
  visit,
  app,
  events,
}) => {
  app.behave({
    flowPage: childPage(`let said = 0;
      hello({ id: 5 }); hello({ id: 5 }); hello({ id: 6 });
      function onport(port) { said += 1; port.postMessage({ type: 'step', payload: { name: 'start', index: said, total: 6 } }); }`),
  });
  await visit(page(APPLY));
  await tab.getByRole('button', { name: 'See my options' }).click();
  // The first port ends when the second document speaks, so only what came before or through the second is heard.
  await expect.poll(events).toContainEqual(['step', { index: 2, total: 6 }]);
  expect(await tab.frames()[1]?.evaluate(() => (window as unknown as { ports: unknown[] }).ports.length)).toBe(2);
});

test('this child says hello again to its host and to nobody else, until it is connected', async ({
  page: tab,
  visit,
}) => {
  const nonce = 'b'.repeat(32);
  await visit(
    page(`<iframe id="flow" title="flow"></iframe><iframe id="other" title="other" srcdoc="<p>other</p>"></iframe><script>
      window.hellos = [];
      window.origins = [];
      addEventListener('message', ({ data, origin }) => { if (data.type === 'hello') { hellos.push(data); origins.push(origin); } });
      document.querySelector('#flow').src = 'APP/v2/bright-smile/apply?embed=1&v=1&o=' + location.origin + '#${nonce}';
    </script>`),
  );
  const hellos = () => tab.evaluate(() => (window as unknown as { hellos: { id: number }[] }).hellos);
  const ask = (from: 'host' | 'other') =>
    tab.evaluate((who) => {
      const [flow, other] = ['#flow', '#other'].map(
        (id) => document.querySelector<HTMLIFrameElement>(id)?.contentWindow,
      );
      const sender = who === 'host' ? window : (other as Window & typeof globalThis);
      const origin = (window as unknown as { origins: string[] }).origins[0] ?? '';
      // A message's source is the window whose code sent it.
      new (sender as unknown as { Function: FunctionConstructor }).Function(
        'flow',
        'origin',
        "flow.postMessage({ ns: 'pf', type: 'hello' }, origin)",
      )(flow, origin);
    }, from);
  await expect.poll(async () => (await hellos()).length).toBe(1);
  await ask('other');
  await ask('host');
  await expect.poll(async () => (await hellos()).length).toBe(2);
  const [first, second] = await hellos();
  expect(second).toEqual(first);
  await tab.evaluate((secret) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) =>
      Object.assign(window, { isConnected: data.type === 'ready' || 'isConnected' in window });
    document
      .querySelector<HTMLIFrameElement>('#flow')
      ?.contentWindow?.postMessage(
        { ns: 'pf', type: 'connect', v: 1, nonce: secret, config: { mode: 'dialog', dir: 'ltr' } },
        (window as unknown as { origins: string[] }).origins[0] ?? '',
        [port2],
      );
    Object.assign(window, { port1 });
  }, nonce);
  await tab.waitForFunction(() => 'isConnected' in window);
  await ask('host');
  await tab.frames()[1]?.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await hellos()).toHaveLength(2);
});

test('a site that is not on the list gets the link after eight seconds, and nothing of the flow', async ({
  page: tab,
  visit,
  app,
  events,
  problems,
}) => {
  await tab.clock.install();
  app.behave({ frameAncestors: "'none'" });
  await visit(page(APPLY));
  await tab.clock.runFor(1500);
  await tab.getByRole('button', { name: 'See my options' }).click();
  await expect.poll(() => problems.join()).toContain('frame-ancestors');
  await tab.clock.runFor(8000);
  const link = tab.getByRole('alert').getByRole('link', { name: 'Apply for financing' });
  await expect(link).toHaveAttribute('href', `${app.origin}/v2/bright-smile/apply`);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(tab.locator('iframe')).toHaveCount(0);
  expect(await events()).toContainEqual(['error', { code: 'frame_timeout' }]);
  problems.length = 0;
});

test('a slow frame is waited for with a word, and shown when it comes', async ({ page: tab, visit, app, events }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await tab.route('**/apply?*', async (route) => {
    await released;
    await route.continue();
  });
  await visit(page(APPLY));
  await tab.getByRole('button', { name: 'See my options' }).click();
  await expect(tab.getByRole('status')).toHaveText('Opening a secure page');
  await expect(tab.getByRole('button', { name: 'Close' })).toBeVisible();
  release();
  await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeFocused();
  await expect(tab.getByRole('status')).toHaveCount(0);
  expect((await events()).map(([name]) => name)).toEqual(['ready', 'open']);
  expect(app.requests.filter((path) => path.endsWith('/apply'))).toHaveLength(1);
});
