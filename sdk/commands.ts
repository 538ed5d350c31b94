import { ATTRIBUTE_NAMES } from './attributes';
import { ButtonWidget } from './buttons/button-widget';
import type { WidgetHost } from './elements/widget-element';
import { warn } from './warn';

const launchers = new WeakMap<HTMLAnchorElement, HTMLElement>();

const buttonOf = (element: Element | null | undefined): ButtonWidget | undefined => {
  const { widget } = (element ?? {}) as Partial<WidgetHost>;
  return widget instanceof ButtonWidget ? widget : undefined;
};

const buttons = (): ButtonWidget[] =>
  [...document.querySelectorAll('pf-button')].flatMap((element) => buttonOf(element) ?? []);

/** The practice of an own link: its own attribute, else its address, else the first script tag's. */
function practiceOf(link: HTMLAnchorElement): string {
  const [, slug] = /\/v2\/(?:privi\/)?([^/]+)\//.exec(link.pathname) ?? [];
  return (
    link.dataset.practice ??
    slug ??
    document.querySelector<HTMLElement>('script[data-practice]')?.dataset.practice ??
    ''
  );
}

function launcherOf(link: HTMLAnchorElement): ButtonWidget | undefined {
  let element = launchers.get(link);
  if (!element?.isConnected) {
    element = document.createElement('pf-button');
    element.setAttribute('launcher', '');
    element.dataset.pfMade = '';
    element.setAttribute('practice', practiceOf(link));
    element.setAttribute('type', link.dataset.type ?? (link.pathname.endsWith('/signup') ? 'privi-signup' : ''));
    for (const name of ['amount', 'lang', 'back-button']) {
      const value = link.getAttribute(`data-${name}`);
      if (value !== null) element.setAttribute(name, value);
    }
    document.body.append(element);
    launchers.set(link, element);
  }
  return buttonOf(element);
}

/** Opens the dialog an own link stands for; without a usable practice the link is followed as it is. */
export function openLink(link: HTMLAnchorElement): void {
  const button = practiceOf(link) && launcherOf(link);
  if (button) button.open();
  else location.assign(link.href);
}

export function prepareLink(link: HTMLAnchorElement): void {
  launcherOf(link)?.prepare();
}

/** `PF('init', {practice, type, …})`: what a script tag does, for tag managers that drop its attributes. */
function init(options: unknown): HTMLElement {
  const given = (options ?? {}) as Record<string, unknown>;
  const element = document.createElement('pf-button');
  element.dataset.pfMade = '';
  for (const name of ATTRIBUTE_NAMES) {
    const value = given[name] ?? given[name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())];
    if (value !== undefined && value !== null && value !== false)
      element.setAttribute(name, value === true ? '' : `${value}`);
  }
  document.body.append(element);
  return element;
}

const target = (argument: unknown): ButtonWidget | undefined =>
  typeof argument === 'string'
    ? buttonOf(document.querySelector(argument))
    : argument instanceof Element
      ? buttonOf(argument)
      : buttons()[0];

type Call = {
  command: string;
  argument?: unknown;
  origin: string;
  version: string;
  /** Ends the loader: its listeners and observers. */
  stop: () => void;
};

/**
 * The imperative API behind `PF(command, argument)`: `init` (options → the element), `open` and `close` (nothing, a selector or an
 * element), `load` (fetch the SDK early), `destroy` (takes everything back that the script brought), `doctor` (a report on this
 * page). An unknown command is reported and ignored.
 */
export function run({ command, argument, origin, version, stop }: Call): unknown {
  if (command === 'init') return init(argument);
  if (command === 'open') return target(argument)?.open();
  if (command === 'close') {
    for (const button of argument ? [target(argument)] : buttons()) button?.close();
  } else if (command === 'destroy') {
    stop();
    for (const element of document.querySelectorAll('[data-pf-made]')) element.remove();
  } else if (command === 'doctor') return import('./doctor/doctor').then(({ diagnose }) => diagnose(origin, version));
  else if (command !== 'load') warn(`there is no command "${command}".`);
  return undefined;
}
