import { serve } from '../embed/world/serve';
import { withoutTimeOut } from '../embed/world/waiting';
import { expect, test } from '../fixtures/world';

test('on a website that the practice has not listed the button leads out at once', { tag: '@both' }, async ({
  page,
  addresses,
  problems,
}) => {
  const site = await serve('localhost', () => ({
    body: `<!doctype html><title>Another site</title><script async src="${addresses.app}/sdk/v1/embed.js" data-practice="bright-smile"></script>`,
  }));
  await withoutTimeOut(page);
  await page.goto(site.origin);
  await page.getByRole('button', { name: 'See my options' }).click();
  const link = page.getByRole('alert').getByRole('link', { name: 'Apply for financing' });
  await expect(link).toBeVisible();
  const opening = page.context().waitForEvent('page');
  await link.click();
  const tab = await opening;
  await expect(tab.getByRole('heading', { level: 1, name: 'What email should we use?' })).toBeVisible();
  expect(problems.join()).toContain('frame-ancestors');
  problems.length = 0;
  await site.close();
});
