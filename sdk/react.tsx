import { createElement, type ReactElement, type Ref, useEffect, useRef } from 'react';
import type { Attributes } from './attributes';

/** Details of the events of a widget. */
export type WidgetEvents = {
  ready: Record<string, never>;
  open: Record<string, never>;
  close: Record<string, never>;
  /** How far the flow is. The number of everything from the decision on is `total`, whatever was decided. */
  step: { index: number; total: number };
  submitted: Record<string, never>;
  error: { code: string };
};

type Handlers = { [Name in keyof WidgetEvents as `on${Capitalize<Name>}`]?: (detail: WidgetEvents[Name]) => void };

export type WidgetProps = Omit<Attributes, 'amount' | 'open-on' | 'back-button' | 'practice'> & {
  practice: string;
  /** Where the SDK comes from, e.g. `https://apply.example.com`. */
  origin: string;
  /** Dollars. */
  amount?: number;
  openOn?: string;
  backButton?: 'on' | 'off';
  className?: string;
} & Handlers;

const EVENTS = ['ready', 'open', 'close', 'step', 'submitted', 'error'] as const;

/** Adds the loader once per page, however many widgets there are. */
function loadOnce(origin: string): void {
  const src = `${origin}/sdk/v1/embed.js`;
  if (document.querySelector(`script[src="${src}"]`)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

/** The element for a type in the page; a floating or inline button is always `pf-button`. */
function elementOf({ inline, button, type }: WidgetProps): string {
  if (!inline || button) return 'pf-button';
  if (type === 'privi-signup') return type;
  return type ? `pf-${type.replace('_', '-')}` : 'pf-application';
}

/**
 * A widget in a React site: renders our custom element, loads the SDK, and turns its events into props. Works with server rendering:
 * nothing happens before the effect.
 */
export function PatientFinancing(props: WidgetProps): ReactElement {
  const { origin, practice, type, button, position, size, inline, label, lang, amount, openOn, backButton, className } =
    props;
  const element: Ref<HTMLElement> & { current: HTMLElement | null } = useRef(null);
  const name = elementOf(props);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => loadOnce(origin), [origin]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name is another element, which needs listeners of its own.
  useEffect(() => {
    const node = element.current;
    const listening = new AbortController();
    for (const event of EVENTS) {
      const prop = `on${event.charAt(0).toUpperCase()}${event.slice(1)}` as keyof Handlers;
      const listener = (happened: Event) => {
        const handler = latest.current[prop] as ((detail: unknown) => void) | undefined;
        if (happened instanceof CustomEvent) handler?.(happened.detail);
      };
      node?.addEventListener(`pf:${event}`, listener, listening);
    }
    return () => listening.abort();
  }, [name]);

  return createElement(name, {
    ref: element,
    practice,
    type,
    button,
    position,
    size,
    inline: inline ? '' : undefined,
    label,
    lang,
    amount,
    'open-on': openOn,
    'back-button': backButton,
    class: className,
  });
}
