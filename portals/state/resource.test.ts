import { describe, expect, test } from 'vitest';
import { load, resetResource, resource } from './resource';

describe('load', () => {
  test('drops the answer of a load that was overtaken', async () => {
    const target = resource<string>();
    let release: (value: string) => void = () => undefined;
    const slow = load(target, () => new Promise<string>((done) => (release = done)));
    expect(await load(target, async () => 'second')).toBe('second');
    release('first');
    expect(await slow).toBeUndefined();
    expect(target).toEqual({ loading: false, error: null, data: 'second' });
  });

  test('tells the overtaken fetch to stop', async () => {
    const target = resource<string>();
    let stopped = false;
    void load(target, (signal) => new Promise(() => signal.addEventListener('abort', () => (stopped = true))));
    await load(target, async () => 'second');
    expect(stopped).toBe(true);
  });

  test('keeps the old data when a refetch fails', async () => {
    const target = resource('old');
    await load(target, async () => Promise.reject(new Error('no answer')));
    expect(target).toMatchObject({ loading: false, data: 'old', error: { message: 'no answer' } });
  });

  test('a reset drops an answer on its way', async () => {
    const target = resource<string>();
    const waiting = load(target, async () => 'late');
    resetResource(target);
    await waiting;
    expect(target).toEqual({ loading: false, error: null, data: null });
  });
});
