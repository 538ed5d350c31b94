import { formatUsd } from '@domain/money/usd';
import { type ReactNode, useState } from 'react';
import { amountAfterKey, amountAt, positionOf, SCALE_STEPS, typedAmount } from './amount-scale';
import type { Limits } from './estimate';

const dollars = (amountCents: number): string => formatUsd(amountCents as Parameters<typeof formatUsd>[0]);

export type AmountFieldProps = {
  id: string;
  amountCents: number;
  limits: Limits;
  onChange: (amountCents: number) => void;
};

/** The amount, typed or slid. What is typed stays as it is until the reader leaves the field. */
export function AmountField({ id, amountCents, limits, onChange }: AmountFieldProps): ReactNode {
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft === null ? amountCents : typedAmount(draft);
  const isWrong = typed === undefined || typed < limits.minCents || typed > limits.maxCents;
  const position = positionOf(amountCents, limits);

  const type = (text: string) => {
    setDraft(text);
    const next = typedAmount(text);
    if (next !== undefined && next >= limits.minCents && next <= limits.maxCents) onChange(next);
  };
  const slide = (next: number) => {
    setDraft(null);
    onChange(next);
  };

  return (
    <div className="pfc-amount">
      <label htmlFor={id}>Cost of treatment</label>
      <input
        id={id}
        className="pfc-typed"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={draft ?? dollars(amountCents)}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}x`}
        onInput={(event) => type(event.currentTarget.value)}
        onBlur={() => isWrong || setDraft(null)}
      />
      <p id={`${id}x`} className="pfc-error" role="status">
        {isWrong ? `Enter an amount from ${dollars(limits.minCents)} to ${dollars(limits.maxCents)}` : ''}
      </p>
      <input
        type="range"
        className="pfc-slider"
        aria-label="Cost of treatment"
        aria-valuetext={dollars(amountCents)}
        min="0"
        max={SCALE_STEPS}
        value={position}
        style={{ '--pfc-at': `${position / (SCALE_STEPS / 100)}%` } as Record<string, string>}
        onInput={(event) => slide(amountAt(Number(event.currentTarget.value), limits))}
        onKeyDown={(event) => {
          const next = amountAfterKey(event.key, amountCents, limits);
          if (next === undefined) return;
          event.preventDefault();
          slide(next);
        }}
      />
      <div className="pfc-ends" aria-hidden="true">
        <span>{dollars(limits.minCents)}</span>
        <span>{dollars(limits.maxCents)}</span>
      </div>
    </div>
  );
}
