/** `capacity` calls at once, refilled evenly over `perSeconds`. */
export type RateLimit = { capacity: number; perSeconds: number };
export type RateResult = { ok: true } | { ok: false; retryAfterSeconds: number };

export type RateLimiter = { take(key: string, limit: RateLimit): RateResult | Promise<RateResult> };
