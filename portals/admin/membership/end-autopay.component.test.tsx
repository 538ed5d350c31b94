import { draw } from '@portals/form/testing/draw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { EndAutopay } from './end-autopay';
import { aMembership } from './testing/a-membership';

test('who turns automatic payment off reads that it stops no payment which is processing, and not that one arrives', async () => {
  draw(<EndAutopay of={{ ...aMembership(4), status: 'ACTIVE' }} mayEdit />);
  await page.getByRole('button', { name: 'Turn off automatic payment' }).click();
  const asking = page.getByRole('dialog');
  await expect.element(asking).toHaveTextContent('This doesn’t stop a payment that is already processing.');
  await expect.element(asking).not.toHaveTextContent('goes through');
});
