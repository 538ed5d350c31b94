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
 * 4. A hello that the same document repeats has no effect while its first one holds. A reload inside the frame says hello again: the old port is closed, a fresh one opened, and messages continue.
 * 5. Unknown message types are ignored, known ones are guarded and clamped before anybody sees them.
 */
export function listenToFrame(options: FrameBridgeOptions): FrameBridge {
  const { frameWindow, origin, nonce, config, onMessage, onVersionMismatch } = options;
  let port: MessagePort | undefined;
  let isReady = false;
  let lastCall = 0;
  /** The hello that the connection answers. */
  let heard: unknown;
  let queue: ParentMessage[] = [];
  const calls = new Map<unknown, (dirty: boolean) => void>();

  /** Ends the connection; whoever waits for an answer is told that nothing holds the dialog. */
  const disconnect = () => {
    port?.close();
    for (const settle of calls.values()) settle(false);
    isReady = false;
  };

  const onPort = ({ target, data }: MessageEvent<unknown>) => {
    if (target !== port || !isFields(data)) return;
    if (data.re !== undefined) {
      calls.get(data.re)?.(data.ok === true && isFields(data.payload) && data.payload.dirty === true);
      return;
    }
    const message = readChildMessage(data);
    if (message?.type === 'ready') {
      isReady = true;
      for (const waiting of queue) port?.postMessage(waiting);
      queue = [];
    }
    if (message) onMessage(message);
  };

  const onWindow = (event: MessageEvent<unknown>) => {
    const frame = frameWindow();
    const hello = readHello(event.data);
    if (!frame || event.source !== frame || event.origin !== origin || hello?.nonce !== nonce) return;
    // A frame that is asked for its hello may have said it at the same moment; a second port would end the first one.
    if (hello.id && hello.id === heard) return;
    heard = hello.id;
    const v = negotiate(hello);
    if (v === undefined) {
      onVersionMismatch();
      return;
    }
    disconnect();
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = onPort;
    frame.postMessage({ ns: NAMESPACE, type: 'connect', v, nonce, config: config() }, origin, [channel.port2]);
  };

  addEventListener('message', onWindow);

  return {
    send(message) {
      if (isReady) port?.postMessage(message);
      else queue.push(message);
    },
    askClose: () =>
      new Promise((resolve) => {
        if (!isReady) {
          resolve(false);
          return;
        }
        const id = ++lastCall;
        const settle = (dirty: boolean) => {
          clearTimeout(timer);
          calls.delete(id);
          resolve(dirty);
        };
        const timer = setTimeout(settle, CALL_TIMEOUT_MS, false);
        calls.set(id, settle);
        port?.postMessage({ type: 'close-request', id });
      }),
    stop() {
      removeEventListener('message', onWindow);
      disconnect();
      port = undefined;
    },
  };
}
