import { describe, expect, test } from 'vitest';
import { ChunkLoadError, loadChunk } from './load-chunk';

describe('a lazy part of the program', () => {
  test('that fails to arrive is a ChunkLoadError with its cause', async () => {
    const failure = await loadChunk('admin', () => Promise.reject(new TypeError('Failed to fetch'))).catch(
      (cause: unknown) => cause,
    );
    expect(failure).toBeInstanceOf(ChunkLoadError);
    expect(failure).toMatchObject({ message: 'Loading chunk admin failed', cause: { message: 'Failed to fetch' } });
  });

  test('that never arrives is given up', async () => {
    await expect(loadChunk('admin', () => new Promise(() => undefined), 5)).rejects.toMatchObject({
      name: 'ChunkLoadError',
    });
  });

  test('that arrives is returned', async () => {
    expect(await loadChunk('admin', async () => 7)).toBe(7);
  });
});
