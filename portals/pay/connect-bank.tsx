import { useAttempt } from '@portals/form/attempt';
import { FlowTrouble } from '@portals/steps/flow-trouble';
import { Button } from '@portals/ui/button';
import { type ReactNode, useId, useState } from 'react';
import { AuthorizeBox } from './authorize-box';
import { Column } from './column';
import { copy } from './copy';
import { openBankLink, tellBankFailure } from './pay.actions';
import { VendorFrame } from './vendor-frame';
import { type LinkedBank, readLinkMessage } from './vendor-messages';

export type ConnectBankProps<Saved> = {
  /** The words of the button. */
  label: string;
  /** Keeps the account that was picked; null after a failure, which has been told. */
  save: (bank: LinkedBank, isAuthorized: boolean) => Promise<Saved | null>;
  onSaved: (saved: Saved) => unknown;
  /** What stands under the button: the other ways. */
  children?: ReactNode;
};

/** Connects a bank account on the vendor's page. A failure is told for ten seconds, and the other ways stay in sight. */
export function ConnectBank<Saved>({ label, save, onSaved, children }: ConnectBankProps<Saved>) {
  const id = useId();
  const [isAuthorized, setAuthorized] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const opening = useAttempt(async () => setUrl(await openBankLink()));
  const saving = useAttempt(async (data: unknown) => {
    const message = readLinkMessage(data);
    if (message === null) return;
    setUrl(null);
    if (message.action === 'exit') {
      if (message.failed) tellBankFailure();
      return;
    }
    const saved = await save(message, isAuthorized);
    if (saved) await onSaved(saved);
  });
  if (url)
    return (
      <Column>
        <VendorFrame url={url} title={copy.bankFrame} onMessage={(data) => void saving.run(data)} />
        <Button look="text" wide onClick={() => setUrl(null)}>
          {copy.closeFrame}
        </Button>
      </Column>
    );
  const isSaving = saving.pending;
  return (
    <Column>
      <FlowTrouble trouble={saving.trouble ?? opening.trouble} />
      <AuthorizeBox
        id={id}
        name="isAuthorized"
        error={undefined}
        checked={isAuthorized}
        onChange={(event) => setAuthorized(event.currentTarget.checked)}
      />
      <Button
        look="primary"
        big
        pending={opening.pending || isSaving}
        pendingText={isSaving ? copy.saving : copy.opening}
        onClick={() => void opening.run()}
      >
        {label}
      </Button>
      {children}
    </Column>
  );
}
