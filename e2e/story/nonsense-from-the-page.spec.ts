import { expect, test } from '../fixtures/world';

test('a page that answers the frame with nonsense disturbs nothing in it', async ({ page, addresses, problems }) => {
  await page.goto(`${addresses.demoSite}/paying-for-care`);
  await page.evaluate((app) => {
    const nonce = 'c'.repeat(32);
    const junk = [
      undefined,
      null,
      7,
      'text',
      [],
      {},
      { amountCents: '1e99', lang: 5, dir: 1, mode: [] },
      { keyboard: {} },
    ];
    window.addEventListener('message', ({ data, source, origin }) => {
      if (data.nonce !== nonce || data.type !== 'hello') return;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data: reply }) => {
        // Others follow it, of the frame's height for example.
        if (reply.re === 99) Object.assign(window, { isAnswered: true });
      };
      const connect = { ns: 'pf', type: 'connect', v: 1, nonce, config: junk[6] };
      (source as Window).postMessage(connect, origin, [port2]);
      for (const message of junk) port1.postMessage(message);
      for (const type of ['config', 'viewport', 'visibility', 'ping', 'nothing'])
        for (const payload of junk) port1.postMessage({ type, payload });
      port1.postMessage({ type: 'ping', id: 99 });
    });
    const frame = document.createElement('iframe');
    frame.title = 'nonsense';
    frame.src = `${app}/v2/bright-smile/apply?embed=1&v=1&o=${location.origin}#${nonce}`;
    document.body.replaceChildren(frame);
  }, addresses.app);
  await page.waitForFunction(() => (window as unknown as { isAnswered?: boolean }).isAnswered === true);
  const frame = page.frameLocator('iframe[title=nonsense]');
  await expect(frame.getByRole('heading', { level: 1, name: 'What email should we use?' })).toBeVisible();
  await expect(frame.getByText(/1e99|NaN/)).toHaveCount(0);
  expect(problems).toEqual([]);
});
