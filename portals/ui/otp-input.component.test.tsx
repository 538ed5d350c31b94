import { draw } from '@portals/form/testing/draw';
import { useForm } from '@portals/form/use-form';
import { expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import * as z from 'zod/mini';
import { AuthShell } from './auth-shell';
import { OtpInput } from './otp-input';

const wrong = 'That code isn’t right. You have 4 tries left';

function Code() {
  const form = useForm({
    schema: z.object({ otp: z.string() }),
    submit: () => {
      throw Object.assign(new Error(wrong), { fields: [{ field: 'otp', message: wrong }] });
    },
  });
  return (
    <form {...form.props}>
      <OtpInput label="Code" onComplete={() => void form.send()} {...form.field('otp')} />
    </form>
  );
}

test('a wrong code is called out from a region that was there before, while the field keeps the focus', async () => {
  draw(<Code />);
  const field = page.getByLabelText('Code');
  const region = document.querySelector('[aria-live="assertive"]');
  expect(region?.textContent).toBe('');
  await field.fill('000000');
  await expect.element(page.getByText(wrong)).toBeVisible();
  expect(region?.textContent).toBe(wrong);
  await expect.element(field).toHaveFocus();
});

const media = (value: string) =>
  (cdp() as { send: (method: string, params: unknown) => Promise<unknown> }).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value }],
  });

test('in forced colors each digit is painted once, and the box that is typed into has an outline', async () => {
  await media('active');
  onTestFinished(async () => void (await media('none')));
  draw(<OtpInput label="Code" id="otp" name="otp" />);
  const field = page.getByLabelText('Code');
  await field.fill('12');
  const input = field.element();
  const cells = [...(input.previousElementSibling?.children ?? [])];
  expect(cells.map(({ textContent }) => textContent).join('')).toBe('12');
  expect(getComputedStyle(input).opacity).toBe('0');
  expect(cells.map((cell) => getComputedStyle(cell).outlineStyle)).toEqual([
    'none',
    'none',
    'solid',
    'none',
    'none',
    'none',
  ]);
});

test('a long address beside the code wraps on a narrow phone', async () => {
  await page.viewport(320, 640);
  onTestFinished(() => page.viewport(1024, 768));
  draw(
    <AuthShell brand="Financing" title="Enter your code">
      <p>
        We emailed a code to{' '}
        <b>a-name-that-is-much-longer-than-a-phone-is-wide@a-practice-with-a-long-name.example.test</b>.
      </p>
    </AuthShell>,
  );
  await expect.element(page.getByRole('heading')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
