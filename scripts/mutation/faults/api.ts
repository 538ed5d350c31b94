import type { PlantedFault } from '../fault';

/** Faults in the server. */
export const API_FAULTS: readonly PlantedFault[] = [
  {
    fault: 'only a seen calculator message clears the banners',
    file: 'api/features/message-center/seen-messages.ts',
    search: 'bannerKeys.every((key) => !seen.has(key))',
    replacement: "!seen.has('calculator')",
    tests: ['api/features/message-center/message-center.test.ts'],
  },
  {
    fault: 'only a seen discount message clears the banners',
    file: 'api/features/message-center/seen-messages.ts',
    search: 'bannerKeys.every((key) => !seen.has(key))',
    replacement: "!seen.has('discount')",
    tests: ['api/features/message-center/message-center.test.ts'],
  },
  {
    fault: 'the calculator banner has its own rule: it goes only with its own message',
    file: 'api/features/message-center/seen-messages.ts',
    search: 'showCalculatorBanner: isNew',
    replacement: "showCalculatorBanner: !seen.has('calculator')",
    tests: ['api/features/message-center/message-center.test.ts'],
  },
  {
    fault: 'a command may leave no audit row',
    file: 'api/command/command.ts',
    search: "  if (!isTold) throw new Error('A command left no audit row');\n",
    replacement: '',
    tests: ['api/command/command.test.ts'],
  },
  {
    fault: 'a row of the audit trail is not chained to the one before it',
    file: 'api/audit/audit-trail.ts',
    search: 'prev_hash: last.hash,',
    replacement: 'prev_hash: GENESIS_HASH,',
    tests: ['api/audit/audit-trail.test.ts'],
  },
  {
    fault: 'a changed row of the audit trail is not noticed',
    file: 'api/audit/audit-trail.ts',
    search: 'auditHash(row) !== row.hash',
    replacement: 'auditHash(row) === undefined',
    tests: ['api/audit/audit-trail.test.ts'],
  },
  {
    fault: 'the stored answer of a key is given to another body',
    file: 'api/security/idempotency.ts',
    search: 'row.body_hash !== claim.bodyHash || row.route !== request.route',
    replacement: 'row.route !== request.route',
    tests: ['api/security/idempotency.test.ts'],
  },
  {
    fault: 'a rate limit refills beyond its capacity',
    file: 'api/security/rate-limit.ts',
    search: 'Math.min(limit.capacity, bucket.tokens + Math.max(0, nowMs - bucket.atMs) * perMs)',
    replacement: 'bucket.tokens + Math.max(0, nowMs - bucket.atMs) * perMs',
    tests: ['api/security/rate-limit.test.ts'],
  },
];
