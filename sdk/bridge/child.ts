import type { ChildMessage, FrameConfig } from './messages';

/**
 * The frame's side of the bridge, protocol version 1, used by the portals' flows. Kept free of imports at run time: ≤ 1 KB.
 *
 * A page is embedded when its address carries `embed=1`, the host's origin in `o` and a nonce in the fragment. The nonce and the
 * origin also live in `window.name`, so that a reload after an in-frame navigation still finds them (storage may be blocked).
 */
export type HostHandlers = {
  /** Language, direction, mode and the carried amount; once, right after the handshake. Again whenever the host changes them. */
  config?(config: FrameConfig): void;
  /** The dialog became visible: put the focus where reading begins. */
  open?(): void;
  /** The reader wants to leave. Return true to keep the dialog open and ask "Leave and finish later?" inside the frame. */
  closeRequest?(): boolean;
  /** Visible height and the height a keyboard covers, CSS pixels. */
  viewport?(viewport: { height: number; keyboard: number }): void;
  visibility?(visibility: { visible: boolean }): void;
};

export type HostBridge = {
  send(message: ChildMessage): void;
  /** Removes every listener and closes the port. */
  stop(): void;
};

const NAME = /^pf1\|([0-9a-f-]{32,36})\|(https?:\/\/[^|]+)$/;

function findHost(): { nonce: string; origin: string } | undefined {
  const query = new URLSearchParams(location.search);
  const nonce = location.hash.slice(1);
  const origin = query.get('o');
  if (query.get('embed') === '1' && origin && /^[0-9a-f-]{32,36}$/.test(nonce)) window.name = `pf1|${nonce}|${origin}`;
  const found = NAME.exec(window.name);
  return found?.[1] && found[2] && window.parent !== window ? { nonce: found[1], origin: found[2] } : undefined;
}

/** True when this page runs in a practice's page. Chat and analytics stay out then. */
export const isEmbedded = (): boolean => findHost() !== undefined;

/**
 * Says hello to the host page and keeps the connection. Call it once, before the router touches the address.
 * @returns null when the page is not embedded; otherwise the bridge. Messages sent before the handshake wait for it.
 */
export function connectToHost(handlers: HostHandlers): HostBridge | null {
  const host = findHost();
  if (!host) return null;
  let port: MessagePort | undefined;
  let queue: ChildMessage[] = [];

  // When this document began: the host tells a repeated hello from that of the next document by it.
  const id = performance.timeOrigin;
  const sayHello = () =>
    window.parent.postMessage({ ns: 'pf', type: 'hello', nonce: host.nonce, min: 1, max: 1, id }, host.origin);

  const send = (message: ChildMessage) => {
    if (port) port.postMessage(message);
    else queue.push(message);
  };

  const onPort = ({ data }: MessageEvent) => {
    // Any page may send anything, and nothing of it may throw here; what the fields hold is checked where they are used.
    const { type, id, ...rest } = { ...data };
    const payload = { ...rest.payload };
    if (type === 'config') handlers.config?.(payload);
    // A dialog that just opened may not have laid its frame out yet, and nothing in it can take the focus before.
    else if (type === 'open') requestAnimationFrame(() => handlers.open?.());
    else if (type === 'viewport') handlers.viewport?.(payload);
    else if (type === 'visibility') handlers.visibility?.(payload);
    else if (type === 'close-request')
      port?.postMessage({ re: id, ok: true, payload: { dirty: handlers.closeRequest?.() === true } });
    else if (id !== undefined) port?.postMessage({ re: id, ok: type === 'ping' });
  };

  const onWindow = ({ source, origin, data, ports }: MessageEvent) => {
    if (port || source !== window.parent || origin !== host.origin || data?.ns !== 'pf') return;
    if (data.type === 'hello') sayHello();
    if (data.type !== 'connect' || data.nonce !== host.nonce || data.v !== 1 || !ports[0]) return;
    port = ports[0];
    port.onmessage = onPort;
    const config = { ...data.config };
    handlers.config?.(config);
    port.postMessage({ type: 'ready' });
    for (const message of queue) port.postMessage(message);
    queue = [];
    // Only a frame in the page is as high as its content.
    if (config.mode === 'inline') resize.observe(document.documentElement);
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) send({ type: 'escape' });
  };

  // The root's own box shrinks with its content; scrollHeight never falls below the frame's height.
  const resize = new ResizeObserver(([entry]) => {
    const block = entry?.borderBoxSize[0]?.blockSize;
    if (block) send({ type: 'size', payload: { block: Math.ceil(block) } });
  });

  window.addEventListener('message', onWindow);
  window.addEventListener('keydown', onKey);
  sayHello();

  return {
    send,
    stop() {
      window.removeEventListener('message', onWindow);
      window.removeEventListener('keydown', onKey);
      resize.disconnect();
      port?.close();
    },
  };
}
