/** Something that is fetched. A refetch keeps the old data while `loading` is true. */
export type Resource<T> = { loading: boolean; error: Error | null; data: T | null };

/** The first state of a resource, to be placed in a store. */
export function resource<T>(data: T | null = null): Resource<T> {
  return { loading: false, error: null, data };
}

const running = new WeakMap<object, AbortController>();

/**
 * Fetches into a resource of a store. A later `load` of the same resource ends the earlier one, whose answer is dropped.
 * Returns the data, or undefined when it failed (`error` is set) or was overtaken.
 */
export async function load<T>(target: Resource<T>, fetch: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
  running.get(target)?.abort();
  const controller = new AbortController();
  running.set(target, controller);
  target.loading = true;
  target.error = null;
  try {
    const data = await fetch(controller.signal);
    if (running.get(target) !== controller) return undefined;
    target.data = data;
    target.loading = false;
    return data;
  } catch (cause) {
    if (running.get(target) !== controller) return undefined;
    target.error = cause instanceof Error ? cause : new Error('load failed', { cause });
    target.loading = false;
    return undefined;
  }
}

/** Empties a resource and drops an answer that is still on its way. */
export function resetResource<T>(target: Resource<T>): void {
  running.get(target)?.abort();
  running.delete(target);
  Object.assign(target, resource<T>());
}
