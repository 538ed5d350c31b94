import { useAttempt } from '@portals/form/attempt';
import { FlowTrouble } from '@portals/steps/flow-trouble';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import { type ReactNode, useState } from 'react';
import { Column } from './column';
import { copy } from './copy';
import { VendorFrame } from './vendor-frame';
import { readCardMessage } from './vendor-messages';

export type EnterCardProps<Saved> = {
  label: string;
  /** What the vault's page is called, where the card is not the reader's own debit card. */
  frameTitle?: string;
  /** `secondary` beside a card that is there already. */
  look?: 'primary' | 'secondary';
  /** The address of the vault's page, or the last four digits of the card that is attached already. */
  open: () => Promise<{ url: string } | { lastFour: string }>;
  /** Keeps the card of a token. */
  save: (token: string) => Promise<Saved>;
  onSaved: (saved: Saved) => unknown;
  /** A card is attached already: its last four digits. */
  onAttached?: (lastFour: string) => void;
  children?: ReactNode;
};

/** Takes a debit card on the vault's page; what comes back is a token. */
export function EnterCard<Saved>({
  label,
  frameTitle = copy.cardFrame,
  look = 'primary',
  open,
  save,
  onSaved,
  onAttached,
  children,
}: EnterCardProps<Saved>) {
  const [url, setUrl] = useState<string | null>(null);
  const opening = useAttempt(async () => {
    const page = await open();
    if ('url' in page) setUrl(page.url);
    else onAttached?.(page.lastFour);
  });
  const saving = useAttempt(async (data: unknown) => {
    const token = readCardMessage(data);
    if (token === null) return;
    setUrl(null);
    await onSaved(await save(token));
  });
  if (url)
    return (
      <Column>
        <VendorFrame url={url} title={frameTitle} onMessage={(data) => void saving.run(data)} />
        <Button look="text" wide onClick={() => setUrl(null)}>
          {copy.closeFrame}
        </Button>
      </Column>
    );
  const isSaving = saving.pending;
  return (
    <Column>
      <FlowTrouble trouble={saving.trouble ?? opening.trouble} />
      <Button
        look={look}
        big
        pending={opening.pending || isSaving}
        pendingText={isSaving ? copy.savingCard : copy.openingCard}
        onClick={() => void opening.run()}
      >
        {label}
      </Button>
      <Note>{copy.cardNote}</Note>
      {children}
    </Column>
  );
}
