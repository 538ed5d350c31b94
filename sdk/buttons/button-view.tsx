import type { ReactNode } from 'react';
import { type Attributes, BUTTON_DEFAULTS } from '../attributes';
import { buttonLabel, copyOf } from './button-label';

export type ButtonActions = {
  onOpen: () => void;
  /** The reader is about to press: time to prepare the frame. */
  onIntent: () => void;
  onIntentEnd: () => void;
};

/** The month ribbon: two payments made, two to come. */
export const ribbon = (className: string): ReactNode => (
  <span className={className} aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
  </span>
);

/**
 * Below a transformed ancestor, often the body, "fixed" means a place in the page, which the platform calls the offset parent; there
 * only the top layer still means the window.
 */
const escapeTransforms = (floating: HTMLElement | null) => {
  if (!floating?.offsetParent) return;
  floating.popover = 'manual';
  floating.showPopover();
};

/** One of the five designs. */
export function drawButton(attributes: Attributes, isOpen: boolean | undefined, actions: ButtonActions): ReactNode {
  const { type, label: given, inline } = attributes;
  const { button, position, size } = { ...BUTTON_DEFAULTS, ...attributes };
  const copy = copyOf(type);
  const label = buttonLabel(copy, button, given);
  const isRound = button === 'button4';
  const { onOpen, onIntent, onIntentEnd } = actions;
  return (
    <div
      // Another function each time, so that an element that was moved is looked at again.
      ref={inline ? null : (element) => escapeTransforms(element)}
      className={`${inline ? 'i' : `f ${position}`} ${button} ${size}${isOpen ? ' off' : ''}`}
    >
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
        {button !== 'button5' && ribbon('m')}
        {!isRound && (
          <span>
            {label}
            {button === 'button3' && <span className="p">{copy[4]}</span>}
          </span>
        )}
      </button>
      {isRound && (
        <span className="tip" aria-hidden="true">
          {label}
        </span>
      )}
    </div>
  );
}
