import { formatUsd } from '@domain/money/usd';
import { Component, type ReactNode } from 'react';
import { amountAfterKey, amountAt, positionOf, SCALE_STEPS, typedAmount } from './amount-scale';
import { words } from './calculator-language';
import type { Limits } from './estimate';

/** An amount in cents as cards and sentences show it. */
export const dollars = (amountCents: number): string => formatUsd(amountCents as Parameters<typeof formatUsd>[0]);

export type AmountFieldProps = {
  id: string;
  amountCents: number;
  limits: Limits;
  onChange: (amountCents: number) => void;
};

/** The amount, typed or slid. What is typed stays as it is until the reader leaves the field. */
export class AmountField extends Component<AmountFieldProps, { draft: string | null }> {
  override state: { draft: string | null } = { draft: null };

  override render(): ReactNode {
    const { id, amountCents, limits, onChange } = this.props;
    const { draft } = this.state;
    const { minCents, maxCents } = limits;
    const isFinanced = (cents: number | undefined): cents is number =>
      cents !== undefined && cents >= minCents && cents <= maxCents;
    const isWrong = draft !== null && !isFinanced(typedAmount(draft));
    const position = positionOf(amountCents, limits);
    const slide = (next: number) => {
      this.setState({ draft: null });
      onChange(next);
    };

    return (
      <div className="pfc-amount">
        <label htmlFor={id}>{words.cost}</label>
        <input
          id={id}
          className="pfc-typed"
          inputMode="decimal"
          autoComplete="off"
          value={draft ?? dollars(amountCents)}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}x`}
          onInput={({ currentTarget: { value } }) => {
            this.setState({ draft: value });
            const next = typedAmount(value);
            if (isFinanced(next)) onChange(next);
          }}
          onBlur={() => isWrong || this.setState({ draft: null })}
        />
        <p id={`${id}x`} className="pfc-error" role="status">
          {isWrong && words.range(dollars(minCents), dollars(maxCents))}
        </p>
        <input
          type="range"
          className="pfc-slider"
          aria-label={words.cost}
          aria-valuetext={dollars(amountCents)}
          min="0"
          max={SCALE_STEPS}
          value={position}
          style={{ '--pfc-at': `${(100 * position) / SCALE_STEPS}%` } as Record<string, string>}
          onInput={({ currentTarget }) => slide(amountAt(Number(currentTarget.value), limits))}
          onKeyDown={(event) => {
            const next = amountAfterKey(event.key, amountCents, limits);
            if (next === undefined) return;
            event.preventDefault();
            slide(next);
          }}
        />
        <div className="pfc-ends" aria-hidden="true">
          <span>{dollars(minCents)}</span>
          <span>{dollars(maxCents)}</span>
        </div>
      </div>
    );
  }
}
