import { APPLY } from './world/flow';
import { expect, page, test } from './world/test';

/** A frame that speaks the protocol by hand, so that other versions and wrong behaviour can be played. */
const childPage = (script: string) => `<!doctype html><title>Other child</title><p>Other child</p><script>
const nonce = location.hash.slice(1), host = new URLSearchParams(location.search).get('o');
const hello = (change) => parent.postMessage({ ns: 'pf', type: 'hello', nonce, min: 1, max: 1, ...change }, host);
window.ports = [];
addEventListener('message', (event) => { if (event.ports[0]) { window.port = event.ports[0]; ports.push(port); onport(port, event.data); } });
${script}
</script>`;

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
