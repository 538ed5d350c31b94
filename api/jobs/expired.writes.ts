import { statement } from '../db/statement';

export const expiredSessions = statement<{ before: string }>()((q, p) =>
  q.deleteFrom('session').where('expires_at', '<', p.before),
);
export const expiredChallenges = statement<{ before: string }>()((q, p) =>
  q.deleteFrom('challenge').where('expires_at', '<', p.before),
);
/** What is left of a link says nothing that the audit trail does not. */
export const expiredLinks = statement<{ before: string }>()((q, p) =>
  q.deleteFrom('password_link').where('expires_at', '<', p.before),
);
export const expiredPasskeyChallenges = statement<{ before: string }>()((q, p) =>
  q.deleteFrom('passkey_challenge').where('expires_at', '<', p.before),
);
export const expiredProofs = statement<{ before: string }>()((q, p) =>
  q.deleteFrom('own_proof').where('expires_at', '<', p.before),
);
export const oldSends = statement<{ before: string }>()((q, p) =>
  q.deleteFrom('code_send').where('sent_at', '<', p.before),
);
export const oldLimits = statement<{ before: string }>()((q, p) =>
  q.deleteFrom('code_limit').where('updated_at', '<', p.before),
);
export const expiredKeys = statement<{ before: string }>()((q, p) =>
  q.deleteFrom('idempotency').where('expires_at', '<', p.before),
);
export const doneMessages = statement<{ before: string }>()((q, p) =>
  q.deleteFrom('outbox').where('done_at', '<', p.before),
);
export const oldSsnTries = statement<{ before: string }>()((q, p) =>
  q.deleteFrom('ssn_try').where('tried_at', '<', p.before),
);
/** Begun applications whose address was proven or never will be: an address nobody proved is not ours to keep. */
export const oldStarts = statement<{ before: string }>()((q, p) =>
  q.deleteFrom('application_start').where('created_at', '<', p.before),
);
export const oldContactChanges = statement<{ before: string }>()((q, p) =>
  q.deleteFrom('contact_change').where('asked_at', '<', p.before),
);
export const oldBuckets = statement<{ beforeMs: number }>()((q, p) =>
  q.deleteFrom('rate_bucket').where('updated_at_ms', '<', p.beforeMs),
);
