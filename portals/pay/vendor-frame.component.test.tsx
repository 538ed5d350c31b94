import { draw } from '@portals/form/testing/draw';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { VendorFrame } from './vendor-frame';

function Way() {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <VendorFrame url={`${window.location.origin}/bank`} title="Connect your bank" onMessage={() => undefined} />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Connect
    </button>
  );
}

test('a vendor’s page that opens has the focus and a name', async () => {
  draw(<Way />);
  (page.getByRole('button', { name: 'Connect' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const held = () => {
    const active = document.activeElement?.shadowRoot?.activeElement;
    return active instanceof HTMLIFrameElement ? active.title : null;
  };
  await expect.poll(held).toBe('Connect your bank');
});
