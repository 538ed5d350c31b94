import type { ReactNode } from 'react';
import type { ButtonDesign } from '../attributes';

export type ButtonViewProps = {
  design: ButtonDesign;
  label: string;
  promise: string;
  onOpen: () => void;
  /** The reader is about to press: time to prepare the frame. */
  onIntent: () => void;
  onIntentEnd: () => void;
};

/** One of the five designs. The mark of four bars is the month ribbon: two payments made, two to come. */
export function ButtonView({ design, label, promise, onOpen, onIntent, onIntentEnd }: ButtonViewProps): ReactNode {
  const isRound = design === 'button4';
  return (
    <>
      <button
        type="button"
        className="b"
        part="button"
        aria-haspopup="dialog"
        aria-label={isRound ? label : undefined}
        onClick={onOpen}
        onPointerEnter={onIntent}
        onPointerLeave={onIntentEnd}
        onPointerDown={onIntent}
        onFocus={onIntent}
        onBlur={onIntentEnd}
      >
        {design !== 'button5' && (
          <span className="m" aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
          </span>
        )}
        {!isRound && (
          <span>
            {label}
            {design === 'button3' && <span className="p">{promise}</span>}
          </span>
        )}
      </button>
      {isRound && (
        <span className="tip" aria-hidden="true">
          {label}
        </span>
      )}
    </>
  );
}
