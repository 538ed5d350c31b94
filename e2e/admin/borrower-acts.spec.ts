import { finishApplication } from '@contract/application/decision-calls';
import { borrowerPaths } from '@contract/borrower/paths';
import { portalBase } from '@contract/paths';
import { anApplicant } from '../apply/applicant';
import { applyByCalls, call } from '../fixtures/calls';
import { openAs } from '../fixtures/log-in';
import { staffOf } from '../fixtures/staff';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

type Staff = Awaited<ReturnType<typeof staffOf>>;
const EVER = { start: '2020-01-01', end: '2035-01-01' };

/** Practices whose rows no other story counts. What their people owe hangs on the day on which the demo world is made. */
const UNCOUNTED = [
  'prac-brightarch-smiles',
  'prac-empire-implants',
  'prac-clearwater-fertility',
  'prac-prairie-audiology',
  'prac-prairie-hair',
  'prac-family-dental',
];

/** Somebody of these practices with a loan whose money has settled, credit left and nothing that waits; another one for each place. */
async function aBorrower(staff: Staff, wanted: { practices: string[]; place: number; hasOneLoan: boolean }) {
  const filters = { status: ['ACCEPTED'], fundingStatus: ['SETTLED'] };
  const sort = { key: 'createdAt', direction: 'asc' };
  const list = { filters, sort, practices: wanted.practices, dateRange: EVER, limit: 100 };
  const rows: { borrowerId: string; name: string; practicemanagement: { _id: string } }[] = (
    await staff('POST', '/practice/credit-transactions', list)
  ).data;
  const people = new Map(rows.map((row) => [row.borrowerId, row]));
  let left = wanted.place;
  for (const [id, { name, practicemanagement }] of people) {
    // Other stories log in as Casey.
    if (name.startsWith('Casey')) continue;
    const { user } = await staff('GET', `/api/practice/borrower?user_id=${id}`);
    const { data: loans } = await staff('GET', `/practice/borrower/${id}/loans`);
    const { availableCredit = 0, waiting } = user.credit_profile ?? {};
    const isWanted = wanted.hasOneLoan ? loans.length === 1 && loans[0].next !== null : loans.length > 0;
    if (!isWanted || availableCredit < 900 || waiting !== 0) continue;
    if (left === 0) return { id, name, practiceId: practicemanagement._id };
    left -= 1;
  }
  throw new Error(`Too few of ${wanted.practices.join(', ')} have a loan and credit left.`);
}
type Chosen = Awaited<ReturnType<typeof aBorrower>>;

/** The file of a person, with what was asked of them from another desk. */
async function openFile(page: Page, staff: Staff, { person, txAmount }: { person: Chosen; txAmount: number }) {
  const { id, name, practiceId } = person;
  const wish = { practiceManagementId: practiceId, txAmount, txProducts: ['Night guard'] };
  await staff('POST', `/practice/borrower/${id}/credit-transactions`, wish);
  await openAs(page, 'admin@demo.test', `${portalBase}${borrowerPaths.file.href({ borrowerId: id })}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const cents = (text: string | null | undefined) => Math.round(Number(text?.replace(/[^\d.]/g, '')) * 100);
/** Of the whole line: each loan's card has a balance of its own. */
const figure = (page: Page, label: string) =>
  page
    .locator('dl')
    .filter({ has: page.getByText('Pending requests', { exact: true }) })
    .locator('dt', { hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd[1]');
const isNarrow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test(
  'a request is reminded, changed and withdrawn, and a purchase refunded, from the file of its borrower, which reads all of it again',
  {
    tag: '@both',
  },
  async ({ page, isMobile, addresses: { app } }, { retry }) => {
    test.slow();
    const staff = await staffOf(app, 'admin@demo.test');
    // On a phone and at a desk at the same time.
    const place = 2 * retry + (isMobile ? 1 : 0);
    const person = await aBorrower(staff, { practices: UNCOUNTED, place, hasOneLoan: true });
    await openFile(page, staff, { person, txAmount: 310 });
    const dialog = page.getByRole('dialog');
    const about = page.getByRole('complementary', { name: 'Borrower details' });
    const row = page
      .getByRole('region', { name: 'Transactions' })
      .getByRole('row')
      .filter({ hasText: 'Awaiting patient' });
    await expect(row).toContainText('Night guard');
    await expect(row).toContainText('Not chosen');
    await expectAccessible(page);
    expect(await isNarrow(page)).toBe(true);
    const left = cents(await figure(page, 'Available').textContent());

    await row.getByRole('button', { name: 'Remind about $310' }).click();
    await dialog.getByLabel('Email').check();
    await dialog.getByRole('button', { name: 'Send reminder' }).click();
    await expect(page.getByText(`Reminder sent to ${person.name}`)).toBeVisible();
    await expect(about.getByText('Patient reminded of the $310 transaction')).toBeVisible();

    const more = row.getByRole('button', { name: 'More actions for Night guard' });
    await more.click();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Change' }).click();
    await dialog.getByLabel('Amount').fill('450');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Request $450' }).click();
    await expect(page.getByText(`We asked ${person.name} to approve $450`)).toBeVisible();
    await expect(row.getByRole('button', { name: 'Remind about $450' })).toBeVisible();
    await expect.poll(async () => cents(await figure(page, 'Available').textContent())).toBe(left - 14_000);
    await expect(figure(page, 'Pending requests')).toHaveText('$450');

    await more.click();
    await page.getByRole('menuitem', { name: 'Withdraw' }).click();
    await page
      .getByRole('dialog', { name: 'Withdraw $450 request?' })
      .getByRole('button', { name: 'Withdraw request' })
      .click();
    await expect(page.getByText('$450 request withdrawn')).toBeVisible();
    await expect(row).toHaveCount(0);
    await expect.poll(async () => cents(await figure(page, 'Available').textContent())).toBe(left + 31_000);

    const card = page.getByRole('region').filter({ has: page.getByText('Paid to practice') });
    const refund = card.getByRole('button', { name: /^Refund \$/ });
    // What can be done with a loan stands on its card, and not in its row, too.
    await expect(page.getByRole('button', { name: /^Refund \$/ })).toHaveCount(1);
    if (isMobile) expect((await refund.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const owed = cents(await figure(page, 'Balance').textContent());
    const bought = cents(await refund.getAttribute('aria-label'));
    await refund.click();
    await dialog.getByLabel('Refund amount').fill('100.50');
    await dialog.getByRole('button', { name: 'Preview refund' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Refund $100.50' }).click();
    await expect(page.getByText(`Refunded $100.50 to ${person.name}`)).toBeVisible();
    await expect.poll(async () => cents(await refund.getAttribute('aria-label'))).toBe(bought - 10_050);
    await expect.poll(async () => cents(await figure(page, 'Balance').textContent())).toBeLessThan(owed);
    await expect(about.getByText(/of the transaction refunded$|^Transaction partially refunded$/)).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 768, height: 1024 });
    expect(await isNarrow(page)).toBe(true);
    await expectAccessible(page);
  },
);

test('what a colleague changed meanwhile is told where it is withdrawn, and who may refund nothing finds no such act', async ({
  page,
  addresses: { app },
}, { retry }) => {
  const staff = await staffOf(app, 'admin@demo.test');
  const person = await aBorrower(staff, { practices: ['prac-bright-smile'], place: retry, hasOneLoan: false });
  await openFile(page, staff, { person, txAmount: 320 });
  const row = page
    .getByRole('region', { name: 'Transactions' })
    .getByRole('row')
    .filter({ hasText: 'Awaiting patient' });
  await row.getByRole('button', { name: 'More actions for Night guard' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  const { data } = await staff('GET', `/practice/borrower-credit-transactions?borrowerId=${person.id}`);
  const waiting = data.find(
    ({ txAmount, canChange }: { txAmount: number; canChange: boolean }) => canChange && txAmount === 320,
  );
  await staff('PATCH', `/practice/borrower/${person.id}/credit-transactions/${waiting._id}`, {
    txAmount: 330,
    txProducts: ['Night guard'],
    firstTreatmentDate: '',
    version: waiting.version,
  });
  const dialog = page.getByRole('dialog', { name: 'Withdraw $320 request?' });
  await dialog.getByRole('button', { name: 'Withdraw request' }).click();
  await expect(dialog.getByRole('status')).toContainText(/Priya Raman (?!viewed).+ on .+\. Amount: \$320 → \$330\./);
  await dialog.getByRole('button', { name: 'Keep request' }).click();
  await expect(row.getByRole('button', { name: 'Remind about $330' })).toBeVisible();

  await openAs(page, 'doctor@bright-smile.test', page.url());
  await expect(row.getByRole('button', { name: 'More actions for Night guard' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Refund/ })).toHaveCount(0);
});

test(
  'what a person gave stands beside what the bureau said of it, and all that names them stands on their audit trail',
  {
    tag: '@both',
  },
  async ({ page, mailbox, addresses: { app } }, { project, retry }) => {
    const ana = anApplicant('0012', `compare-${project.name}-${retry}`);
    const { applicationId, token } = await applyByCalls({ app, mailbox }, ana);
    await call(app, finishApplication, { input: { body: { applicationId } }, token });
    const staff = await staffOf(app, 'admin@demo.test');
    const [{ borrowerId }] = (await staff('POST', '/practice/borrowers', { search: ana.email.split('@')[0] ?? '' }))
      .data;
    const address = `${portalBase}${borrowerPaths.file.href({ borrowerId })}`;
    await openAs(page, 'admin@demo.test', address);
    const alert = page.getByText('The credit file has a fraud alert.');
    await expect(alert).toBeVisible();
    await page.getByRole('button', { name: 'Compare' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('The applicant placed an extended fraud alert on their file.')).toBeVisible();
    const row = (name: string) => dialog.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    await expect(row('Address')).toContainText('12 Oak Street, Austin, TX 78701');
    await expect(row('Address')).toContainText('Match');
    await expect(row('Social Security number')).toContainText('•••-••-0012');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();

    await page.getByRole('button', { name: 'Dismiss alert' }).first().click();
    await dialog.getByLabel('Reason').fill('Reached by phone.');
    await dialog.getByRole('button', { name: 'Dismiss alert' }).click();
    await expect(alert).toHaveCount(0);
    await page.getByRole('tab', { name: 'Audit trail' }).click();
    const trail = page.getByRole('region', { name: 'Audit trail' });
    const entry = (action: string) => trail.getByRole('row').filter({ hasText: action });
    await expect(entry('Underwriting rules sent an application to review').first()).toBeVisible();
    await expect(entry('saved application answers').first()).toContainText(`Ana ${ana.lastName}`);
    await expect(entry('viewed protected fields').first()).toContainText('Priya Raman');
    await expectAccessible(page);
    expect(await isNarrow(page)).toBe(true);
    await page.getByRole('link', { name: 'Open in audit trail' }).click();
    await expect(page.getByRole('button', { name: `Borrower id ${borrowerId}` })).toBeVisible();
    await expect(entry('Underwriting rules sent an application to review').first()).toBeVisible();

    await openAs(page, 'staff@bright-smile.test', address);
    await expect(page.getByRole('tab', { name: 'Documents' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Audit trail' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Compare' })).toHaveCount(0);
  },
);
