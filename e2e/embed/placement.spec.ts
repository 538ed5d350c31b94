import { BRIGHT_SMILE } from './world/profile';
import { expect, page, snippet, test } from './world/test';

test.beforeEach(({ app }) => app.behave({ profile: BRIGHT_SMILE }));

const pill = { name: 'See my options' };

test('a script tag with data-inline draws its calculator where the tag stands, as wide as its place', async ({
  page: tab,
  visit,
}) => {
  await visit(
    page(
      `<section style="width:900px">${snippet('data-practice="bright-smile" data-type="calculator" data-inline')}</section>`,
    ),
  );
  const calculator = tab.locator('section pf-inline');
  await expect(calculator.getByRole('slider')).toBeVisible();
  expect((await calculator.boundingBox())?.width).toBe(900);
  await expect(tab.getByRole('button', pill)).toHaveCount(0);
});

test('data-inline="false" is unset, so the button floats', async ({ page: tab, visit }) => {
  await visit(page(`<section>${snippet('data-practice="bright-smile" data-inline="false"')}</section>`));
  const button = tab.getByRole('button', pill);
  await expect(button).toBeVisible();
  await expect(tab.locator('section > pf-button')).toHaveCount(0);
  await expect(tab.locator('body > pf-button')).toHaveCount(1);
  const box = await button.boundingBox();
  const { width, height } = tab.viewportSize() ?? { width: 0, height: 0 };
  expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(40);
  expect(height - ((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThan(40);
});

test('a tag in the page with data-pf holds the widget of its type, and one with a design holds a button', async ({
  page: tab,
  visit,
}) => {
  await visit(
    page(
      `<div id="a" data-pf data-practice="bright-smile" data-type="calculator_apply"></div>
       <div id="b" data-pf data-practice="bright-smile" data-button="button3" data-inline></div>${snippet('')}`,
    ),
  );
  await expect(tab.locator('#a pf-inline').getByRole('slider')).toBeVisible();
  await expect(tab.locator('#b pf-button').getByRole('button')).toBeVisible();
});
