import type { CreditLineContent } from '@contract/versioned-tables/credit-line';
import { LINE_LIMITS } from '@domain/underwriting/line-table-faults';
import { Button } from '@portals/ui/button';
import { TextField } from '@portals/ui/text-field';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import type { Draft } from '../table-kind';
import { addBand, bandRefusal, bringBack, removedBands } from './line-bands';
import { dollarsText, readDollars } from './line-settings';

const Tools = styled.div`
  display: flex; flex-wrap: wrap; gap: 10px 24px; align-items: flex-end; margin: 8px 0 4px;
  form { display: flex; flex-wrap: wrap; gap: 8px; align-items: flex-end; }
  form > :first-child { width: 220px; }
  p { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; font-size: 13.5px; line-height: 20px; color: var(--promo-text); }
`;

type BandToolsProps = { content: CreditLineContent; draft: Draft; onDraft: (draft: Draft) => void };

/** Adds a band of income, and brings back one that was taken out. */
export function BandTools({ content, draft, onDraft }: BandToolsProps) {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);

  function add(event: FormEvent) {
    event.preventDefault();
    const refused = bandRefusal(content, draft, text);
    setRefusal(refused);
    const begins = readDollars(text, LINE_LIMITS.income);
    if (refused || begins === undefined) return;
    onDraft(addBand(content, draft, begins));
    setText('');
  }

  return (
    <Tools>
      <form onSubmit={add} noValidate>
        <TextField
          id="new-band"
          name="new-band"
          label="New band, income from"
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          error={refusal ?? undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">Add band</Button>
      </form>
      {removedBands(content, draft).map((band) => (
        <p key={band}>
          Removed the band from ${dollarsText(Number(band))}.
          <Button dense onClick={() => onDraft(bringBack(content, draft, band))}>
            Restore band
          </Button>
        </p>
      ))}
    </Tools>
  );
}
