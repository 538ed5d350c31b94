/** The part of autocannon that the load generator uses; the package has no types of its own. */
declare module 'autocannon' {
  export type Request = { method: string; path: string; headers: Record<string, string>; body?: string };
  export type Options = {
    url: string;
    connections: number;
    amount: number;
    timeout: number;
    requests: { setupRequest: (request: Request) => Request }[];
  };
  export type Result = { errors: number; timeouts: number; non2xx: number };
  export type Run = { on(event: 'response', listener: () => void): void };
  export default function autocannon(options: Options, done: (fault: Error | null, result: Result) => void): Run;
}
