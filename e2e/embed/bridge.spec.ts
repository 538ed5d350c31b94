import { PRACTICE_SITES } from '../fixtures/world';
import { APPLY, openFlow } from './world/flow';
import { expect, page, test } from './world/test';

type Heard = [string, unknown][];

for (const [site, what] of PRACTICE_SITES) {
  test.describe(`on a practice’s page, ${what}`, () => {
    test.use({ site });

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
  });
}
