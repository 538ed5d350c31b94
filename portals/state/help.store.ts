import { proxy } from 'valtio/vanilla';

/** Whether the help panel is open. */
export const help = proxy({ isOpen: false });

export function openHelp(): void {
  help.isOpen = true;
}

export function closeHelp(): void {
  help.isOpen = false;
}
