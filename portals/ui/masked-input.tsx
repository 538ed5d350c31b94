import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { Input } from './field';

/** How typed text becomes drawn text and the value the form reads. */
export type Mask = {
  /** Keeps the characters that count ("5555550142" out of "(555) 555-0142"). */
  clean: (typed: string) => string;
  /** Draws the kept characters while typing. */
  draw: (kept: string) => string;
  /** The value the form reads; the kept characters unless given. */
  value?: (kept: string) => string;
  /** True for a character that counts, to keep the caret in its place. */
  counts: (character: string) => boolean;
};

export type MaskedInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'defaultValue' | 'ref'> & {
  mask: Mask;
  defaultValue?: string | undefined;
  onValue?: ((value: string) => void) | undefined;
};

function caretAfter(text: string, count: number, counts: Mask['counts']): number {
  let left = count;
  for (let index = 0; index < text.length; index++) {
    if (left === 0) return index;
    if (counts(text.charAt(index))) left--;
  }
  return text.length;
}

/**
 * An input whose text is drawn in a pattern and whose value is read from a hidden translation. Typing is never blocked, pasting
 * works, and the caret stays behind the same character.
 */
export function MaskedInput({ mask, name, defaultValue = '', onValue, ...rest }: MaskedInputProps) {
  const [kept, setKept] = useState(() => mask.clean(defaultValue));
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function change(typed: string, position: number) {
    const next = mask.clean(typed);
    const counted = [...typed.slice(0, position)].filter(mask.counts).length;
    caret.current = position >= typed.length ? null : caretAfter(mask.draw(next), counted, mask.counts);
    setKept(next);
    onValue?.(mask.value ? mask.value(next) : next);
  }

  return (
    <>
      <Input
        {...rest}
        ref={input}
        value={mask.draw(kept)}
        onChange={(event) => change(event.target.value, event.target.selectionStart ?? event.target.value.length)}
      />
      <input type="hidden" name={name} value={mask.value ? mask.value(kept) : kept} />
    </>
  );
}
