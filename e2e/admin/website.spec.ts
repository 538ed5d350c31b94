import { paths, portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

const websitePath = `${portalBase}${paths.admin.website.href()}`;

async function openWebsite(page: Page, email: string): Promise<void> {
  await openAs(page, email, websitePath);
  await expect(page.getByRole('heading', { name: 'Website', level: 1 })).toBeVisible();
}

const sites = (page: Page) => page.getByRole('list', { name: 'Websites' });
const findings = (page: Page) => page.getByRole('list', { name: 'Findings' });
const preview = (page: Page) => page.frameLocator('iframe[title="Widget preview"]');
/** Brings the frame into view: it floats its button at its foot, and draws what is in the page only when that is seen. */
const showPreview = (page: Page) =>
  page.locator('iframe[title="Widget preview"]').evaluate((frame) => frame.scrollIntoView({ block: 'center' }));
/** The two screen sizes run at once on one world, so each has a practice of its own. */
const managerOf = (isMobile: boolean) =>
  isMobile
    ? { email: 'enterprise@demo.test', practice: 'Harbor Med Spa' }
    : { email: 'manager@bright-smile.test', practice: 'Bright Smile Dental' };

async function choosePractice(page: Page, name: string): Promise<void> {
  const practice = page.getByRole('combobox', { name: 'Practice' });
  if (await practice.isVisible()) {
    await practice.fill(name);
    await page.getByRole('option', { name: new RegExp(name) }).click();
  }
  await expect(page.getByRole('heading', { name: `Websites that may show ${name}` })).toBeVisible();
}

async function check(page: Page, url: string): Promise<void> {
  await page.getByLabel('Page', { exact: true }).fill(url);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(findings(page)).toBeVisible();
}

test('a website is added, refused where it is none, removed after a question, and put back', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  const { email, practice } = managerOf(isMobile);
  await openWebsite(page, email);
  await choosePractice(page, practice);
  const before = await sites(page).getByRole('listitem').count();

  await page.getByRole('button', { name: 'Add website' }).click();
  const address = page.getByLabel('Address');
  await address.fill('http://www.example.com');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add website' }).click();
  await expect(page.getByRole('alert')).toContainText('starts with https://');
  await expectAccessible(page);
  await address.fill('WWW.Example.com/');
  await dialog.getByRole('button', { name: 'Add website' }).click();
  const added = sites(page).getByText('https://www.example.com', { exact: true });
  await expect(added).toBeVisible();
  await expect(sites(page).getByRole('listitem')).toHaveCount(before + 1);

  await page.getByRole('button', { name: 'Remove https://www.example.com' }).click();
  await expect(page.getByRole('dialog', { name: 'Remove https://www.example.com?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep website' }).click();
  await expect(added).toBeVisible();
  await page.getByRole('button', { name: 'Remove https://www.example.com' }).click();
  await page.getByRole('button', { name: 'Remove website', exact: true }).click();
  await expect(added).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(added).toBeVisible();
  await page.reload();
  await expect(added).toBeVisible();

  await page.getByRole('button', { name: 'Remove https://www.example.com' }).click();
  await page.getByRole('button', { name: 'Remove website', exact: true }).click();
  await expect(sites(page).getByRole('listitem')).toHaveCount(before);
});

// The context goes on to the next story.
test.afterEach(({ context }) => context.clearPermissions());

test('a snippet is built, seen in the preview and copied', async ({ page, context, addresses }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWebsite(page, 'manager@bright-smile.test');
  await choosePractice(page, 'Bright Smile Dental');
  const snippet = page.getByRole('region', { name: 'Snippet', exact: true });
  await expect(snippet).toContainText(`src="${addresses.app}/sdk/v1/embed.js"`);
  await expect(snippet).toContainText('data-practice="bright-smile"');
  await expect(snippet).toContainText(`<noscript><a href="${addresses.app}/v2/bright-smile/apply">`);
  await expect(preview(page).getByRole('button')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Button text').fill('Pay my way');
  await page.getByLabel('Corner', { exact: true }).selectOption('top left');
  await expect(preview(page).getByRole('button', { name: 'Pay my way' })).toBeVisible();
  const box = await preview(page).getByRole('button', { name: 'Pay my way' }).boundingBox();
  const frame = await page.locator('iframe[title="Widget preview"]').boundingBox();
  expect((box?.y ?? 0) - (frame?.y ?? 0)).toBeLessThan(120);

  await page.getByLabel('Widget type').selectOption('calculator');
  await page.getByText('Embedded on the page', { exact: true }).click();
  await showPreview(page);
  const slider = preview(page).getByRole('slider', { name: 'Cost of treatment' });
  await expect(slider).toBeVisible();
  expect((await slider.boundingBox())?.width).toBeGreaterThan(200);
  await expect(snippet).toContainText('data-type="calculator" data-inline');
  await expect(page.getByLabel('Corner', { exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Copy snippet', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await snippet.innerText());

  await page.getByText('More options').click();
  await page.getByText('Pin one version with its digest').click();
  await expect(snippet).toContainText(/integrity="sha384-[A-Za-z0-9+/=]{64}" crossorigin/);
  for (const system of ['WordPress', 'Google Tag Manager', 'React']) {
    await page.getByRole('tab', { name: system }).click();
    await expect(page.getByRole('tabpanel', { name: system }).getByRole('listitem').first()).toBeVisible();
  }
});

test('the demo site is in order, and a page without the snippet is told so', async ({ page, addresses }) => {
  await openWebsite(page, 'staff@bright-smile.test');
  await expect(page.getByRole('button', { name: 'Add website' })).toHaveCount(0);
  await check(page, addresses.demoSite);
  await expect(page.getByText('No problems found')).toBeVisible();
  await expect(findings(page)).toContainText('The tag names your practice.');
  await expect(findings(page)).toContainText('content security policy lets the widget work');
  await expectAccessible(page);

  await check(page, `${addresses.demoSite}/hosts/`);
  await expect(page.getByText('1 problem', { exact: true })).toBeVisible();
  await expect(findings(page).getByRole('listitem').first()).toContainText("The snippet isn't on this page.");

  await check(page, `${addresses.demoSite}/hosts/frame-blocked`);
  await expect(findings(page).getByRole('listitem').first()).toContainText(`Add ${addresses.app} to frame-src.`);
  await findings(page).getByRole('link', { name: 'Content security policy' }).click();
  await expect(page.getByRole('heading', { name: 'If your site has a content security policy' })).toBeInViewport();

  await page.getByLabel('Page', { exact: true }).fill('https://not-listed.example');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Add this website to the list first.')).toBeVisible();
});

test('anybody can build a snippet on the public page', async ({ page }) => {
  await page.goto(`${portalBase}${paths.embedGuide.href()}`);
  await expect(
    page.getByRole('heading', { name: 'Add financing and memberships to your website', level: 1 }),
  ).toBeVisible();
  await expect(page.getByText('Enter your practice’s name above to see the preview.')).toBeVisible();
  await page.getByLabel('Your practice’s short name').fill('Bright Smile');
  await expect(page.getByText('Use lowercase letters, numbers, and hyphens')).toBeVisible();
  await page.getByLabel('Your practice’s short name').fill('bright-smile');
  await expect(preview(page).getByRole('button')).toBeVisible();
  await showPreview(page);
  await preview(page).getByRole('button').click();
  await expect(preview(page).getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Snippet', exact: true })).toContainText(
    'data-practice="bright-smile"',
  );
  await expectAccessible(page);
});

test('the screen waits behind the log-in', async ({ page }) => {
  await page.goto(websitePath);
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
});
