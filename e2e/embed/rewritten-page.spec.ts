import { pressOwnLink } from '../fixtures/own-link';
import { expect, type Page, page, snippet, test } from './world/test';

const FLOATING = snippet('data-practice="bright-smile"');
const CALCULATOR = snippet('data-practice="bright-smile" data-type="calculator" data-inline');
const PLACE = '<div data-pf data-practice="bright-smile" data-button="button5" data-label="Pay over time"></div>';

/** What a reader sees of ours. */
const seen = async (tab: Page) => ({
  floating: await tab.getByRole('button', { name: 'See my options' }).count(),
  inPlace: await tab.getByRole('button', { name: 'Pay over time' }).count(),
  calculators: await tab.getByRole('slider').count(),
  elements: await tab.locator('pf-button, pf-inline').count(),
});

/** Waits until the loader has looked at what changed: it sees to this mark as it did to all that came before. */
async function untilLookedAt(tab: Page): Promise<void> {
  await tab.evaluate(() => {
    const mark = document.createElement('div');
    Object.assign(mark.dataset, { pf: '', practice: 'bright-smile', button: 'button4' });
    mark.id = 'mark';
    document.body.append(mark);
  });
  await expect(tab.locator('#mark > pf-button')).toHaveCount(1);
  await tab.evaluate(() => document.querySelector('#mark')?.remove());
}

/** Changes the page so often, and looks after each time. */
async function expectOneEach(tab: Page, expected: object, change: () => void): Promise<void> {
  await expect.poll(() => seen(tab)).toEqual(expected);
  for (let round = 0; round < 4; round += 1) {
    await tab.evaluate(change);
    await untilLookedAt(tab);
    await expect.poll(() => seen(tab)).toEqual(expected);
  }
}

const ALL = { floating: 1, inPlace: 1, calculators: 1, elements: 3 };

test('a page that writes its own body anew keeps one widget for each tag', async ({ page: tab, visit }) => {
  await visit(page(`<main><h1>Practice</h1>${CALCULATOR}${PLACE}</main>${FLOATING}`));
  await expectOneEach(tab, ALL, () => {
    document.body.innerHTML += '<p>A banner</p>';
  });
  await tab.getByRole('button', { name: 'See my options' }).click();
  await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeFocused();
});

test('a tag in the head keeps its one button when the body is written anew or exchanged', async ({
  page: tab,
  visit,
}) => {
  await visit(page('<main><h1>Practice</h1></main>', FLOATING));
  const one = { ...ALL, inPlace: 0, calculators: 0, elements: 1 };
  await expectOneEach(tab, one, () => {
    document.body.innerHTML += '<p>A banner</p>';
  });
  await expectOneEach(tab, one, () => {
    document.body.innerHTML = '<h1>Another page</h1>';
  });
  await expectOneEach(tab, one, () => document.body.replaceWith(document.createElement('body')));
});

test('a part of the page that comes anew with its tags from the server leaves no widget of the old ones', async ({
  page: tab,
  visit,
}) => {
  await visit(page(`<main>${FLOATING}${CALCULATOR}${PLACE}</main>`));
  await tab.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement;
    const tags = [...main.children].map((tag) => {
      const copy = tag.cloneNode() as Element;
      return copy.outerHTML;
    });
    Object.assign(window, { fromServer: tags.filter((tag) => !tag.startsWith('<pf-')).join('') });
  });
  await expectOneEach(tab, ALL, () => {
    const main = document.querySelector('main') as HTMLElement;
    main.innerHTML = (window as unknown as { fromServer: string }).fromServer;
  });
});

test('own links that come anew share no dialogs with those that are gone', async ({ page: tab, visit }) => {
  await visit(page(`<a href="APP/v2/bright-smile/apply" data-pf-open>Apply</a>${snippet('')}`));
  for (let round = 0; round < 3; round += 1) {
    await pressOwnLink(tab, 'Apply');
    await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeFocused();
    await tab.keyboard.press('Escape');
    await expect(tab.getByRole('dialog')).toBeHidden();
    await expect(tab.locator('pf-button')).toHaveCount(1);
    await tab.evaluate(() => {
      document.body.innerHTML += '<p>A banner</p>';
    });
  }
});
