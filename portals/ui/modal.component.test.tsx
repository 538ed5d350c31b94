import { draw } from '@portals/form/testing/draw';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Modal } from './modal';

/** As most dialogs stand: there while they are open, and gone afterwards. */
function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open it
      </button>
      {isOpen && (
        <Modal open title="A question" onClose={() => setOpen(false)}>
          <input aria-label="Answer" />
        </Modal>
      )}
    </>
  );
}

test('a dialog that is taken away gives the focus back to what opened it', async () => {
  draw(<Opener />);
  const opener = page.getByRole('button', { name: 'Open it' });
  await opener.click();
  await expect.element(page.getByLabelText('Answer')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});
