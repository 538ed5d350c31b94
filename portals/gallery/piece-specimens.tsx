import { toast } from '@portals/state/toast.store';
import { underVeil } from '@portals/state/veil.store';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { HelpButton } from '@portals/ui/help-button';
import { BanIcon } from '@portals/ui/icons';
import { Modal } from '@portals/ui/modal';
import { useState } from 'react';
import { Line, Specimen } from './specimen';

const words = [
  'Checking your file',
  'Still checking. This can take a little longer.',
  'Almost there. Keep this page open.',
] as const;
const note = { text: 'Note deleted', kind: 'toast', severity: 'success', durationMs: 3500, source: '' } as const;
const fault = {
  ...note,
  text: 'There was an error connecting to that bank, please try a different bank or enter your bank details manually.',
  severity: 'error',
  durationMs: 10_000,
} as const;

function Overlays() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Specimen title="Overlays">
      <Line>
        <Button onClick={() => toast(note, { undo: () => undefined })}>Toast</Button>
        <Button onClick={() => toast(fault)}>Error toast</Button>
        <Button onClick={() => setOpen(true)}>Open modal</Button>
        <Button onClick={() => underVeil(words, () => new Promise((done) => setTimeout(done, 9000)))}>Veil</Button>
        <HelpButton />
      </Line>
      <Modal
        open={isOpen}
        title="Refund $1,500 to Ana Reyes?"
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Keep as it is</Button>
            <Button look="primary" onClick={() => setOpen(false)}>
              Refund $1,500
            </Button>
          </>
        }
      >
        <p>Ana’s balance becomes $1,252.40.</p>
      </Modal>
    </Specimen>
  );
}

function Buttons() {
  return (
    <Specimen title="Buttons">
      <Line>
        <Button look="primary">Approve</Button>
        <Button look="primary" pending pendingText="Approving">
          Approve
        </Button>
        <Button>Secondary</Button>
        <Button look="quiet">Quiet</Button>
        <Button look="text">Text</Button>
        <Button look="danger" icon={<BanIcon size={16} />}>
          Set as fraud
        </Button>
        <Button look="danger-fill">Archive borrower</Button>
        <Button disabled>Disabled</Button>
        <Button dense>Dense</Button>
      </Line>
    </Specimen>
  );
}

export function PieceSpecimens() {
  return (
    <>
      <Buttons />
      <Specimen title="Banners">
        <Line style={{ display: 'grid' }}>
          <Banner actions={<Button dense>Compare</Button>} severity="warning">
            <b>Address alert from July 9.</b> The bureau shows an older street.
          </Banner>
          <Banner>Your limit is good until July 14.</Banner>
          <Banner severity="success">Your bank is connected.</Banner>
          <Banner severity="error" onDismiss={() => undefined}>
            Couldn’t load repayments.
          </Banner>
        </Line>
      </Specimen>
      <Overlays />
    </>
  );
}
