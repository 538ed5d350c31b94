import type { ResultOf } from '@contract/endpoint';
import { createPlan } from '@contract/membership/plan-calls';
import { memberStaffPaths } from '@contract/membership/staff-paths';
import type { listMembershipTreatments } from '@contract/membership-settings/treatment-calls';
import { portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { staffOf } from '../fixtures/staff';
import { expect, expectAccessible, test } from '../fixtures/world';

const PRACTICE = 'prac-harbor-medspa';

test(
  'a member reads out a code, by which the practice knows that the address is theirs',
  { tag: '@both' },
  async ({ page, addresses, mailbox }, info) => {
    const email = `reads-out-${info.project.name}@example.test`;
    const manager = await staffOf(addresses.app, 'manager@harbor-medspa.test');
    const settings = `/privi/provider/settings/treatments/${PRACTICE}`;
    const { data }: ResultOf<typeof listMembershipTreatments> = await manager('GET', settings);
    const { membership }: ResultOf<typeof createPlan> = await manager('POST', createPlan.path, {
      practiceId: PRACTICE,
      isPhoneOrEmail: email,
      firstName: 'Rita',
      lastName: 'Outler',
      treatments: [{ _id: data.treatments[0]?._id, units: 1, interval: 6 }],
    });
    const address = memberStaffPaths.memberFile.href({}, { membership: membership._id });
    await openAs(page, 'manager@harbor-medspa.test', `${portalBase}${address}`);
    const details = page.getByRole('complementary', { name: 'Details' });
    await expect(details).toContainText(email);
    await details.getByRole('button', { name: 'Verify email' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('OTP sent successfully')).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Enter the code' });
    await expectAccessible(page);
    const code = await mailbox.nextCode(email);
    const digits = dialog.getByRole('textbox').first();
    await digits.fill(code === '000000' ? '111111' : '000000');
    await expect(page.getByText('Please make sure that you insert the correct OTP.')).toBeVisible();
    await digits.fill(code);
    await expect(page.getByText('OTP verified successfully.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(details.getByRole('button', { name: 'Verify email' })).toHaveCount(0);
  },
);
