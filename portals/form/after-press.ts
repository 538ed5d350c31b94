let isDown = false;

if (typeof document !== 'undefined') {
  const up = () => {
    isDown = false;
  };
  document.addEventListener('pointerdown', () => (isDown = true), true);
  document.addEventListener('pointerup', up, true);
  document.addEventListener('pointercancel', up, true);
}

/**
 * Runs `act` when no press is under way. A press takes the focus away from a field before it is released; if an error
 * line came or went in between, the page would move and the press would miss what the person aimed at.
 */
export function afterPress(act: () => void): void {
  if (!isDown) {
    setTimeout(act);
    return;
  }
  const release = () => {
    document.removeEventListener('pointerup', release, true);
    document.removeEventListener('pointercancel', release, true);
    setTimeout(act);
  };
  document.addEventListener('pointerup', release, true);
  document.addEventListener('pointercancel', release, true);
}
