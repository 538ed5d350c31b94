import { hash, randomBytes } from 'node:crypto';
import { instantAt } from '@domain/calendar/instant';
import type { Db, Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import type { RequestMeta } from '../../http/serve';
import { type EnrollmentRow, enrollmentByKey, takeByKey } from './enrollment.reads';
import { insertKey } from './enrollment.writes';

const DAY_MS = 86_400_000;
/** A browser may come back for a quarter of a year, a mailed link opens for a week. */
const LIFE_MS = { BROWSER: 90 * DAY_MS, LINK: 7 * DAY_MS } as const;

/** What is kept of a secret. */
export const keyHash = (secret: string): string => hash('sha256', `provider-enrollment:${secret}`, 'hex');

const randomSecret = () => randomBytes(32).toString('base64url');

type NewKey = { enrollmentId: string; kind: 'BROWSER' | 'LINK'; secret?: string | undefined };

/** Keeps a secret that opens an enrollment, made here unless a browser brings its own; told once, and only its hash is kept. */
export async function makeKey(
  tx: Tx,
  { enrollmentId, kind, secret = randomSecret() }: NewKey,
  { clock, wallClock }: Pick<Deps, 'clock' | 'wallClock'>,
): Promise<string> {
  await tx.run(insertKey, {
    key_hash: keyHash(secret),
    enrollment_id: enrollmentId,
    kind,
    created_at: clock.now(),
    expires_at: instantAt(wallClock.nowMs() + LIFE_MS[kind]),
    used_at: null,
  });
  return secret;
}

type Asked = Pick<RequestMeta, 'token'>;
const asParameters = ({ token = '' }: Asked, deps: Pick<Deps, 'wallClock'>) => ({
  keyHash: keyHash(token),
  now: deps.wallClock.now(),
});

/** The enrollment of whoever asks. @throws AppError NOT_FOUND without a key, and for one that is unknown or over. */
export async function ownEnrollment(db: Db, asked: Asked, deps: Pick<Deps, 'wallClock'>): Promise<EnrollmentRow> {
  const row = await db.first(enrollmentByKey, asParameters(asked, deps));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** The same, taken until the transaction ends; undefined without one. */
export async function takeOwn(tx: Tx, asked: Asked, deps: Pick<Deps, 'wallClock'>): Promise<EnrollmentRow | undefined> {
  const row = await tx.first(takeByKey, asParameters(asked, deps));
  // Whoever opened a link while this waited for the row has ended the key.
  return row && (await tx.first(enrollmentByKey, asParameters(asked, deps)));
}
