import type { Endpoint } from '@contract/endpoint';

type Value = string | number | boolean | undefined | null | readonly (string | number)[];
export type RequestParts = { params?: Record<string, Value>; query?: Record<string, Value>; body?: unknown };

/** The address of a call: `{params}` filled in and the query appended; undefined values are left out. */
export function addressOf(endpoint: Pick<Endpoint, 'path'>, { params = {}, query = {} }: RequestParts): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new Error(`${endpoint.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
