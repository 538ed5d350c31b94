import { useEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { words as labels } from './piece-words';

const rise = keyframes`0%, 100% { transform: scaleY(0.36); } 40% { transform: scaleY(1); }`;

const Cover = styled.dialog`
  position: fixed; inset: 0; width: 100vw; max-width: none; height: 100dvh; max-height: none; margin: 0; border: 0; padding: 24px;
  background: rgb(255 255 255 / 0.72); backdrop-filter: blur(14px); display: grid; place-content: center; justify-items: center; gap: 22px; text-align: center;
  color: var(--ink); z-index: var(--z-veil); outline: none;
  [data-mode='dark'] & { background: rgb(14 19 21 / 0.74); }
  &::backdrop { background: transparent; }
  p { font: 600 24px/31px var(--font-voice); max-width: 22ch; text-wrap: balance; }
`;
const Bars = styled.div.attrs({ 'aria-hidden': true })`
  display: flex; align-items: flex-end; gap: 4px; height: 44px;
  i { width: 10px; height: 100%; border-radius: 2px; background: var(--primary-line); transform-origin: bottom; animation: ${rise} 1.4s var(--ease-out) infinite; }
  ${[1, 2, 3, 4, 5].map((place) => `i:nth-child(${place + 1}) { animation-delay: ${place * 110}ms; }`).join(' ')}
`;

/** Covers the whole screen while something long runs. Its sentence changes after 5 and after 15 seconds. */
export function Veil({ words }: { words: readonly [first: string, after5s: string, after15s: string] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [place, setPlace] = useState(0);
  useEffect(() => {
    const cover = dialog.current;
    if (cover && !cover.open) cover.showModal();
    const timers = [setTimeout(() => setPlace(1), 5_000), setTimeout(() => setPlace(2), 15_000)];
    return () => {
      for (const timer of timers) clearTimeout(timer);
      cover?.close();
    };
  }, []);
  return (
    <Cover ref={dialog} aria-label={labels.stay} onCancel={(event) => event.preventDefault()} tabIndex={-1}>
      <Bars>
        <i />
        <i />
        <i />
        <i />
        <i />
        <i />
      </Bars>
      <p role="status">{words[place]}</p>
    </Cover>
  );
}
