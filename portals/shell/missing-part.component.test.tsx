import { draw } from '@portals/form/testing/draw';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ChunkLoadError } from './chunk-load-error';
import { MissingPart } from './missing-part';

test.each([
  [true, 'A new version is ready. Reload.', 'Reload'],
  [false, 'No connection', 'Try again'],
])('a part of the program that did not arrive is named (replaced: %s)', async (isReplaced, title, button) => {
  const onCure = vi.fn();
  draw(<MissingPart cause={new ChunkLoadError('admin', isReplaced)} isSaved={false} onCure={onCure} />);
  await expect.element(page.getByText(title)).toBeVisible();
  await expect.element(page.getByText('Loading chunk admin failed')).toBeVisible();
  await page.getByRole('button', { name: button }).click();
  expect(onCure).toHaveBeenCalledOnce();
});
