import { draw } from '@portals/form/testing/draw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusQuestion } from './focus-question';

const question = (
  <main>
    <h1 tabIndex={-1}>Join the membership</h1>
    <label>
      Email address <input name="email" />
    </label>
  </main>
);

test('the question takes the focus', async () => {
  draw(question);
  await expect.element(page.getByRole('heading')).toBeVisible();
  focusQuestion();
  await expect.element(page.getByRole('heading')).toHaveFocus();
});

test('a late word of the practice’s page takes the focus from nobody who is typing', async () => {
  draw(question);
  await page.getByLabelText('Email address').click();
  await userEvent.keyboard('maya@');
  focusQuestion();
  await userEvent.keyboard('example.test');
  await expect.element(page.getByLabelText('Email address')).toHaveValue('maya@example.test');
});
