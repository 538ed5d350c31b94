import type { Endpoint } from '@contract/endpoint';
import { allEndpoints } from '@contract/index';
import { afterAll, beforeEach, vi } from 'vitest';
import { ApiError } from '../api-error';

type Sent = { id: string; body: Record<string, unknown> | undefined };

const patterns = allEndpoints.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

function endpointOf(address: string, method: string): Endpoint {
  const path = address.split('?')[0] ?? '';
  const fitting = patterns.filter(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path));
  // A path that is spelled out is meant before one with a parameter, as on the server.
  const found = fitting.find(({ endpoint }) => endpoint.path === path) ?? fitting[0];
  if (!found) throw new Error(`Nobody answers ${method} ${address}`);
  return found.endpoint;
}

const refusal = ({ status, code, message }: ApiError): Response => Response.json({ code, message }, { status });

/**
 * A network on which a test answers calls by their names, each time anew from what was sent; one of which it says nothing gets no
 * answer. An answer that throws an `ApiError` is that refusal on the wire. It is empty again before each test. `fakeApi` is the
 * shorter way where a table of routes will do.
 */
export function answeringNetwork() {
  const network = { sent: [] as Sent[], answers: {} as Record<string, (body: unknown) => unknown> };
  beforeEach(() => {
    network.sent = [];
    network.answers = {};
    vi.stubGlobal('window', { location: { pathname: '/', assign: () => undefined } });
    vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
      const { id } = endpointOf(address, method);
      const told = body === undefined ? undefined : JSON.parse(String(body));
      network.sent.push({ id, body: told });
      const answer = network.answers[id];
      if (!answer) throw new TypeError(`${id} is not answered`);
      try {
        return Response.json(await answer(told));
      } catch (failure) {
        if (failure instanceof ApiError) return refusal(failure);
        throw failure;
      }
    });
  });
  afterAll(() => vi.unstubAllGlobals());
  return network;
}
