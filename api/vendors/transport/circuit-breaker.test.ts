import { describe, expect, test } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker';

function aBreaker() {
  let now = 0;
  const breaker = createCircuitBreaker({ failuresMax: 3, openMs: 1000 }, () => now);
  const fail = (times: number) => {
    for (let count = 0; count < times; count += 1) {
      breaker.enter();
      breaker.failed();
    }
  };
  return {
    ...breaker,
    fail,
    advance: (ms: number) => {
      now += ms;
    },
  };
}

describe('a circuit breaker', () => {
  test('stays closed below its limit, and a success starts the count again', () => {
    const breaker = aBreaker();
    breaker.fail(2);
    breaker.succeeded();
    breaker.fail(2);
    expect(breaker.enter()).toEqual({ allowed: true });
  });

  test('opens at its limit and names the time that is left', () => {
    const breaker = aBreaker();
    breaker.fail(3);
    breaker.advance(400);
    expect(breaker.enter()).toEqual({ allowed: false, retryAfterMs: 600 });
  });

  test('lets one probe through after the time, and nobody beside it', () => {
    const breaker = aBreaker();
    breaker.fail(3);
    breaker.advance(1000);
    expect(breaker.enter()).toEqual({ allowed: true });
    expect(breaker.enter()).toEqual({ allowed: false, retryAfterMs: 1000 });
  });

  test('a failed probe opens it for the whole time again', () => {
    const breaker = aBreaker();
    breaker.fail(3);
    breaker.advance(1000);
    breaker.enter();
    breaker.failed();
    expect(breaker.enter()).toEqual({ allowed: false, retryAfterMs: 1000 });
  });

  test('a good probe closes it', () => {
    const breaker = aBreaker();
    breaker.fail(3);
    breaker.advance(1000);
    breaker.enter();
    breaker.succeeded();
    expect(breaker.enter()).toEqual({ allowed: true });
    expect(breaker.enter()).toEqual({ allowed: true });
  });
});
