import type { FrameLocator } from '@playwright/test';
import { anApplicant, ask, goOnAtReview, pressEnter, seeDecision } from '../apply/applicant';
import { expect, type Page, test } from '../fixtures/world';

/** Applicants of the sandbox by what is decided about them, and the question they see then. */
type Frame = FrameLocator;
type Walk = (frame: Frame, lastName: string) => Promise<void>;

/** The approved sign, open the page of the bank link in the frame, close it and see what is left. */
const signAndConnect: Walk = async (frame, lastName) => {
  await pressEnter(frame, 'Read and sign');
  await ask(frame, 'Read and sign');
  for (const consent of [/I have read the agreement/, /records electronically/])
    await frame.getByLabel(consent).press('Space');
  await frame.getByLabel('Type your full legal name').fill(`Ana ${lastName}`);
  const signed = frame.getByRole('heading', { level: 1, name: 'You’re all set, Ana' });
  await expect(async () => {
    if (!(await signed.isVisible())) await pressEnter(frame, 'Sign my agreement');
    await expect(signed).toBeVisible({ timeout: 5000 });
  }).toPass();
  await pressEnter(frame, 'Add a payment method');
  await pressEnter(frame, 'Enter account numbers manually');
  await frame.getByLabel('Bank name').fill('First Sample Bank');
  await pressEnter(frame, 'Back');
  await pressEnter(frame, 'Connect my bank');
  const bank = frame.frameLocator('iframe[title="Connect your bank"]');
  await expect(bank.getByRole('button', { name: /Plaid Saving/ })).toBeVisible();
};

/** Whoever is asked questions about themselves answers them, right or wrong. */
const answerQuestions: Walk = async (frame) => {
  await expect(frame.getByText(/^Step 1 of \d/)).toBeVisible();
  const count = Number(/of (\d)/.exec(await frame.getByText(/^Step 1 of \d/).innerText())?.[1]);
  for (let place = 1; place <= count; place += 1) {
    await expect(frame.getByText(`Step ${place} of ${count}`)).toBeVisible();
    await frame.getByRole('radio').first().press('Space');
    if (place < count) await pressEnter(frame, 'Continue');
  }
};

const nothingMore: Walk = async () => undefined;

/** And how each goes on to its end. */
const DECISIONS: readonly (readonly [lastFour: string, decision: string, goOn: Walk])[] = [
  ['0001', 'You’re approved, Ana', signAndConnect],
  ['0004', 'We can’t offer you a spending limit today', nothingMore],
  ['0005', 'Your credit file is frozen', nothingMore],
  ['0006', '', answerQuestions],
  ['0007', 'Let’s make sure it’s you', nothingMore],
];

/** Presses until the questions come, which have no heading of their own. */
const seeQuestions = (frame: Frame) =>
  expect(async () => {
    if (await frame.getByRole('button', { name: 'See my result' }).isVisible())
      await pressEnter(frame, 'See my result');
    await expect(frame.getByText(/^Answer by/)).toBeVisible({ timeout: 5000 });
  }).toPass();

/** Writes down all that a page could: every message and event, and what it reads from our elements. Sizes are left out. */
const listenIn = (page: Page) =>
  page.addInitScript(() => {
    if (window.parent !== window) return;
    const heard: string[] = [];
    // A document says hello until it is answered; how often depends on the moment, and nothing is decided before the first step.
    const note = (what: string, value: unknown) => {
      const entry = `${what} ${JSON.stringify(value)}`;
      const isRepeated = entry.includes('"type":"hello"') && heard.includes(entry);
      const hasBegun = heard.some((earlier) => earlier.startsWith('pf:step'));
      if (hasBegun || !isRepeated) heard.push(entry);
    };
    Object.assign(window, { heard });
    for (const name of ['ready', 'open', 'close', 'step', 'submitted', 'error'])
      addEventListener(`pf:${name}`, (event) => note(event.type, (event as CustomEvent).detail));
    addEventListener('message', ({ data }) => note('window', { ...data, nonce: 'nonce', id: 0 }), true);
    // A page may put its own channel between.
    const { set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage') ?? {};
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      set(this: MessagePort, listener: (event: MessageEvent) => void) {
        set?.call(this, (event: MessageEvent) => {
          if (event.data.type !== 'size') note('port', event.data);
          listener.call(this, event);
        });
      },
    });
  });

/** What the elements say of themselves. */
const readElements = (page: Page) =>
  page.evaluate(() => {
    const { heard } = window as unknown as { heard: string[] };
    const root = document.querySelector('pf-button, pf-application')?.shadowRoot;
    const inner = [...(root?.querySelectorAll('iframe') ?? [])].map(({ contentWindow }) => contentWindow?.length);
    const parts = [...(root?.querySelectorAll('iframe, dialog') ?? [])].map((element) =>
      ['title', 'aria-label', 'open', 'class'].map((name) => element.getAttribute(name)),
    );
    return { heard, parts, title: document.title, history: history.length, frames: window.length, inner };
  });

for (const [place, path] of [
  ['a dialog', '/'],
  ['the page', '/hosts/clickjack'],
] as const) {
  test(`the practice’s page, which is another site, learns nothing of the decision from a flow in ${place}`, async ({
    browser,
    addresses,
    mailbox,
  }, { project }) => {
    test.setTimeout(200_000);
    const learnt: unknown[] = [];
    for (const [lastFour, decision, goOn] of DECISIONS) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await listenIn(page);
      const ana = anApplicant(lastFour, `learns-${project.name}`);
      await page.goto(addresses.demoSite + path);
      if (path === '/') await page.locator('pf-button').getByRole('button').first().click();
      const frame = page.frameLocator('iframe');
      await goOnAtReview(frame, { ...addresses, mailbox }, ana);
      await (decision ? seeDecision(frame, decision) : seeQuestions(frame));
      // The frame's last step reaches the page a moment after the frame shows it, whatever was decided.
      await expect.poll(async () => (await readElements(page)).heard).toContainEqual('pf:step {"index":4,"total":4}');
      // An entry of the history comes a moment later, whatever was decided; the read after the close counts them.
      const { history: _, ...learnsAtOnce } = await readElements(page);
      await goOn(frame, ana.lastName);
      const { history: __, ...learnsAtTheEnd } = await readElements(page);
      if (path === '/') {
        await page.getByRole('button', { name: 'Close', exact: true }).click();
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      const { history, ...learnsInTheEnd } = await readElements(page);
      // Nothing closes a flow in the page, so there its last entry may still be on its way.
      learnt.push([learnsAtOnce, learnsAtTheEnd, learnsInTheEnd, path === '/' ? history : 'not counted']);
      await context.close();
    }
    const [approved] = learnt;
    expect(JSON.stringify(approved)).toContain('pf:submitted {}');
    expect(JSON.stringify(approved)).toContain('"index\\":4,\\"total\\":4');
    for (const other of learnt) expect(other).toEqual(approved);
  });
}
