import { anApplicant } from '../apply/applicant';
import { logIn } from '../borrower/a-promotion';
import { borrowByCalls } from '../fixtures/calls';
import { everyAddress, faultOf } from '../fixtures/every-path';
import { expect, type Page, test } from '../fixtures/world';
import { logIn as logInAsMember } from '../member/a-plan';
import { aPerson, openSignup, signUp } from '../signup/member';

async function faultsOf(page: Page, addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    const fault = await faultOf(page);
    if (fault !== undefined) faults.push(`${address}: ${fault}`);
  }
  return faults;
}

test('every address, opened bare by nobody in particular, ends in a screen or a sentence', async ({ page }) => {
  test.setTimeout(300_000);
  const addresses = await everyAddress();
  expect(addresses.length).toBeGreaterThan(180);
  expect(await faultsOf(page, addresses)).toEqual([]);
});

const ofPatients = async () => (await everyAddress()).filter((address) => !/\/admin\b/.test(address));

test('every address of patients, opened bare by a borrower, ends in a screen or a sentence', async ({
  page,
  mailbox,
  addresses: { app },
}) => {
  test.setTimeout(240_000);
  const ana = anApplicant('0001', 'every-address');
  await borrowByCalls({ app, mailbox }, ana);
  await logIn(page, ana.email, mailbox);
  expect(await faultsOf(page, await ofPatients())).toEqual([]);
});

test('every address of patients, opened bare by a member, ends in a screen or a sentence', async ({
  page,
  mailbox,
}, info) => {
  test.setTimeout(240_000);
  const maya = aPerson('0001', info);
  await openSignup(page);
  await signUp(page, maya, mailbox);
  await logInAsMember(page, maya, mailbox);
  await expect(page).not.toHaveURL(/\/login/);
  expect(await faultsOf(page, await ofPatients())).toEqual([]);
});
