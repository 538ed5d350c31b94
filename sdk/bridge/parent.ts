import {
  type ChildMessage,
  type FrameConfig,
  isFields,
  NAMESPACE,
  negotiate,
  type ParentMessage,
  readChildMessage,
  readHello,
} from './messages';

const CALL_TIMEOUT_MS = 10_000;

export type FrameBridge = {
  /** Sends now, or after the handshake. */
  send(message: ParentMessage): void;
  /** Asks the frame whether it may be closed. @returns true when the frame holds answers and takes over the question. */
  askClose(): Promise<boolean>;
  /** Stops listening and closes the port. Nothing is received afterwards. */
  stop(): void;
};

export type FrameBridgeOptions = {
  /** The frame's window at this moment, or null before it is in the page. */
  frameWindow: () => Window | null | undefined;
  /** Exact origin of the flow. */
  origin: string;
  /** Unguessable text that the frame's address carried in its fragment. */
  nonce: string;
  config: () => FrameConfig;
  onMessage: (message: ChildMessage) => void;
  /** The frame spoke, but no protocol version is common. */
  onVersionMismatch: () => void;
};

/**
 * The host page's side of the bridge. What it guarantees:
 * 1. A hello counts only from this frame's window, from the exact origin, with the nonce of this frame.
 * 2. Nothing is ever posted to `*`; the port goes to the exact origin.
 * 3. After the handshake only the private port is heard; a window message has no effect.
 * 4. A reload inside the frame says hello again: the old port is closed, a fresh one opened, and messages continue.
 * 5. Unknown message types are ignored, known ones are guarded and clamped before anybody sees them.
 */
export function listenToFrame(options: FrameBridgeOptions): FrameBridge {
  let port: MessagePort | undefined;
  let isReady = false;
  let lastCall = 0;
  let queue: ParentMessage[] = [];
  const calls = new Map<number, (dirty: boolean) => void>();

  const settleCalls = () => {
    for (const settle of calls.values()) settle(false);
  };

  const onPort = (event: MessageEvent<unknown>) => {
    if (event.target !== port) return;
    const { data } = event;
    if (isFields(data) && typeof data.re === 'number') {
      calls.get(data.re)?.(data.ok === true && isFields(data.payload) && data.payload.dirty === true);
      return;
    }
    const message = readChildMessage(data);
    if (!message) return;
    if (message.type === 'ready') {
      isReady = true;
      for (const waiting of queue) port?.postMessage(waiting);
      queue = [];
    }
    options.onMessage(message);
  };

  const onWindow = (event: MessageEvent<unknown>) => {
    const frame = options.frameWindow();
    if (!frame || event.source !== frame || event.origin !== options.origin) return;
    const hello = readHello(event.data);
    if (hello?.nonce !== options.nonce) return;
    const v = negotiate(hello);
    if (v === undefined) {
      options.onVersionMismatch();
      return;
    }
    port?.close();
    settleCalls();
    isReady = false;
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = onPort;
    const connect = { ns: NAMESPACE, type: 'connect', v, nonce: options.nonce, config: options.config() };
    frame.postMessage(connect, options.origin, [channel.port2]);
  };

  window.addEventListener('message', onWindow);

  return {
    send(message) {
      if (isReady) port?.postMessage(message);
      else queue.push(message);
    },
    askClose() {
      if (!isReady) return Promise.resolve(false);
      const id = ++lastCall;
      return new Promise((resolve) => {
        const timer = setTimeout(() => settle(false), CALL_TIMEOUT_MS);
        const settle = (dirty: boolean) => {
          clearTimeout(timer);
          calls.delete(id);
          resolve(dirty);
        };
        calls.set(id, settle);
        port?.postMessage({ type: 'close-request', id });
      });
    },
    stop() {
      window.removeEventListener('message', onWindow);
      port?.close();
      port = undefined;
      settleCalls();
    },
  };
}
