import { ATTRIBUTE_NAMES } from './attributes';
import type { Widget, WidgetHost } from './elements/widget-element';
import { warn } from './warn';

type Dialog = Widget['dialog'];

/** What was added for each own link. */
const launchers = new Map<HTMLAnchorElement, HTMLElement>();

const dialogOf = (element: Element | null | undefined): Dialog =>
  (element as WidgetHost | null | undefined)?.widget?.dialog;

const buttons = (): Element[] => [...document.querySelectorAll('pf-button')];

/**
 * A button that the SDK adds to the page itself, and takes away on `destroy`.
 * @param by what it stands for, written on it because the loader minds what stands for tags.
 */
function addButton(read: (name: string) => unknown, by: 'command' | 'link'): HTMLElement {
  const element = document.createElement('pf-button');
  element.dataset.pfMade = by;
  if (by === 'link') element.setAttribute('launcher', '');
  for (const name of ATTRIBUTE_NAMES) {
    const value = read(name) ?? false;
    if (value !== false) element.setAttribute(name, value === true ? '' : `${value}`);
  }
  document.body.append(element);
  return element;
}

/** What an own link opens: its own attributes, else its address, else the first script tag's practice. */
function readLink(link: HTMLAnchorElement, name: string): string | null | undefined {
  const given = link.getAttribute(`data-${name}`);
  if (given !== null || !/^(practice|type)$/.test(name)) return given;
  const [, signup, slug] = /\/v2\/(privi\/)?([^/]+)\//.exec(link.pathname) ?? [];
  if (name === 'type') return signup && 'privi-signup';
  return slug ?? document.querySelector<HTMLElement>('script[data-practice]')?.dataset.practice;
}

function launcherOf(link: HTMLAnchorElement): Dialog {
  let element = launchers.get(link);
  if (!element?.isConnected && readLink(link, 'practice')) {
    for (const gone of launchers.keys()) if (!gone.isConnected) launchers.delete(gone);
    // What stood for links that are gone, and copies that a page made of its own markup.
    const standing = new Set<Element>(launchers.values());
    for (const old of document.querySelectorAll('[data-pf-made=link]')) if (!standing.has(old)) old.remove();
    element = addButton(
      (name) => (/^(practice|type|amount|lang|back-button)$/.test(name) ? readLink(link, name) : null),
      'link',
    );
    launchers.set(link, element);
  }
  return dialogOf(element);
}

/** Opens the dialog an own link stands for, or prepares it; without a usable practice a pressed link is followed as it is. */
export function followLink(link: HTMLAnchorElement, isPressed: boolean): void {
  const dialog = launcherOf(link);
  if (!isPressed) dialog?.prepare();
  else if (dialog) dialog.open();
  else location.assign(link.href);
}

const target = (argument: unknown): Dialog =>
  dialogOf(
    typeof argument === 'string'
      ? document.querySelector(argument)
      : argument instanceof Element
        ? argument
        : buttons().find(dialogOf),
  );

/**
 * The imperative API behind `PF(command, argument)`: `init` (options → the element: what a script tag does, for tag managers that
 * drop its attributes), `open` and `close` (nothing, a selector or an element), `load` (fetch the SDK early), `destroy` (takes
 * everything back that the script brought), `doctor` (a report on this page). An unknown command is reported and ignored.
 * @param stop ends the loader: its listeners and observers.
 */
export function run(command: string, argument: unknown, stop: () => void): unknown {
  if (command === 'init') {
    const given = (argument ?? {}) as Record<string, unknown>;
    return addButton(
      (name) => given[name] ?? given[name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())],
      'command',
    );
  }
  if (command === 'open') target(argument)?.open();
  else if (command === 'close') {
    for (const dialog of argument ? [target(argument)] : buttons().map(dialogOf)) dialog?.close();
  } else if (command === 'destroy') {
    stop();
    for (const element of document.querySelectorAll('[data-pf-made]')) element.remove();
  } else if (command === 'doctor') return import('./doctor/doctor').then(({ diagnose }) => diagnose());
  else if (command !== 'load') warn(`there is no command "${command}".`);
  return undefined;
}
