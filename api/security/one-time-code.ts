import type { Language } from '@contract/language';
import { instantAt, millisecondsOf } from '@domain/calendar/instant';
import { mailboxOf } from '@domain/mailbox';
import type { Clock } from '../clock';
import type { RateLimitConfig } from '../config/config';
import type { Db, Tx } from '../db/database';
import type { ChallengeTable } from '../db/tables/platform';
import { AppError } from '../http/app-error';
import type { Outbox } from '../jobs/outbox';
import type { Metrics } from '../metrics/metrics';
import {
  challengeById,
  endTo,
  insertChallenge,
  newestOfApplication,
  newestTo,
  TRIES_MAX,
  tryCode,
  useLink,
} from './challenge.writes';
import { createCodeLimits, rateLimited, type Trier } from './code-limits';
import { isCodeOf, isLinkSecretOf } from './code-value';
import type { Device } from './device';
import type { PaidSends } from './paid-sends';
import type { Vault } from './vault';

/** Refusals while log-ins are paused: codes wait, the link of a mail doesn't. */
const PAUSED =
  "Someone entered too many wrong codes, so we paused codes for this contact. You don't have to wait: request a code by email and open the link in it. Or contact us.";
const PAUSED_WITH_LINK =
  "Someone entered too many wrong codes, so we paused codes for this contact. You don't have to wait: open the link in the email that came with the code.";

/** A code that is read out to our staff has no link. */
const TOO_MANY_READ_OUT = 'You requested too many codes. Wait a while, then try again.';

export type CodeChannel = 'email' | 'sms' | 'landline';
export type Brand = 'financing' | 'membership';

export type SendCodeInput = {
  /** What the code allows, for example `apply-start`, `borrower-login`. A code of one purpose never serves another. */
  purpose: string;
  channel: CodeChannel;
  /** Normalised: lower-case address, or E.164 number. */
  destination: string;
  subjectId: string | null;
  applicationId: string | null;
  practiceId: string | null;
  brand: Brand;
  /** Keyed hash of the network address of the caller. */
  addressHash: string;
  device?: Device | undefined;
  /** Of the message. */
  language?: Language | undefined;
  /** False for an unknown person: same answer and same work, nothing leaves and no code is ever right. */
  deliver: boolean;
  /** The e-mail also carries a link that does what the code does, see `code-link`. */
  hasLink?: boolean;
  /** The person reads it out to our staff, who asked for it: the message says so instead of never to tell it. */
  isReadOut?: boolean;
};

export type SentCode = { challengeId: string; resendAfterSeconds: number; expiresAt: string };

export type VerifyCodeInput = {
  challengeId?: string;
  purpose: string;
  destination?: string;
  applicationId?: string;
  /** Lets a person at a known address in while strangers have used up the tries of the destination. */
  addressHash?: string;
  device?: Device | undefined;
  /** Entered by our staff, who hear it from the person: a pause of log-ins doesn't stop it, and a right one ends it. */
  isReadOut?: boolean;
  /** The six digits, or the secret of the link that came with them. */
  code: string;
};

/** What a right code proves. The session must be made of these values, never of the request. */
export type VerifiedChallenge = {
  id: string;
  purpose: string;
  channel: CodeChannel;
  destination: string;
  subjectId: string | null;
  applicationId: string | null;
  practiceId: string | null;
};

/** A refusal is returned, not thrown, because its try must be committed. Throw `error` after the commit. */
export type VerifyCodeResult = { ok: true; challenge: VerifiedChallenge } | { ok: false; error: AppError };

export type OneTimeCodes = {
  /** @throws AppError RATE_LIMITED with retryAfterSeconds. */
  send(tx: Tx, input: SendCodeInput): Promise<SentCode>;
  verify(tx: Tx, input: VerifyCodeInput): Promise<VerifyCodeResult>;
  /**
   * True when the newest code of a begun application or sign-up could not be delivered. Only whoever began it knows its id,
   * and nothing is told of anybody's account.
   */
  isUndeliverable(db: Db, of: { applicationId: string; purposes: readonly string[] }): Promise<boolean>;
  /** Whether log-ins with an email address or phone number, written as in `send`, are paused for who never proved it. */
  isPaused(tx: Tx, destination: string): Promise<boolean>;
  /** Invalidates every open code and link that was sent to an email address or phone number, written as in `send`. */
  endThoseTo(tx: Tx, destination: string): Promise<void>;
  /** What a challenge is for and which application it was asked for; undefined for an unknown one. */
  find(db: Db, challengeId: string): Promise<{ purpose: string; applicationId: string | null } | undefined>;
};

const VALID_MS = 10 * 60_000;
/** A repeat with less time left makes a fresh code, because it could end before it is read. */
const REPEAT_LEFT_MS = 60_000;
const RESEND_AFTER_SECONDS = 30;
/** The link of a code lets its owner in for a day, also when strangers have used up the codes of that day. */
const LINK_VALID_MS = 24 * 3600_000;
const DELIVERY = { email: 'deliver-mail', sms: 'deliver-sms', landline: 'deliver-voice' } as const;

export type OneTimeCodesOptions = {
  codeKey: Uint8Array;
  limits: RateLimitConfig;
  clock: Clock;
  newId: () => string;
  vault: Vault;
  outbox: Outbox;
  paidSends: PaidSends;
  metrics?: Metrics;
};

/**
 * Six-digit codes by e-mail, text message or call, valid for ten minutes and five tries. Codes are bound to their purpose,
 * destination and application; what a right code proves comes from the stored challenge only.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a factory, whose functions share what it holds; each of them is short.
export function createOneTimeCodes(options: OneTimeCodesOptions): OneTimeCodes {
  const { codeKey, clock, newId, vault, outbox, paidSends, metrics } = options;
  const limits = createCodeLimits(options);
  const hashOf = (destination: string) => vault.blindIndex('code-destination', destination);
  /** Counted by mailbox, so that plus addresses share the tries and the sends of one. */
  const trierOf = (destination: string, who: Pick<VerifyCodeInput, 'addressHash' | 'device'>): Trier => ({
    destinationHash: hashOf(mailboxOf(destination)),
    addressHash: who.addressHash,
    device: who.device,
  });
  const destinationIn = (row: ChallengeTable) => vault.openText(row.destination, `challenge:${row.id}`);

  async function challengeFor(tx: Tx, input: SendCodeInput, destinationHash: string): Promise<ChallengeTable> {
    // A neighbour behind the same network must not share the challenge of an account, or they could use up its tries.
    const isOfOneVisitor = input.applicationId !== null || input.device?.knownHash !== undefined;
    const before = isOfOneVisitor
      ? await tx.all(newestTo, { destination: destinationHash, purpose: input.purpose })
      : [];
    const open = before.find(
      (row) =>
        row.channel === input.channel &&
        row.address_hash === visitorOf(input) &&
        row.subject_id === input.subjectId &&
        row.application_id === input.applicationId &&
        row.practice_id === input.practiceId &&
        row.brand === input.brand &&
        row.decoy === Number(!input.deliver) &&
        row.used_at === null &&
        row.attempts < TRIES_MAX &&
        millisecondsOf(row.expires_at) - clock.nowMs() >= REPEAT_LEFT_MS,
    );
    if (open) return open;
    const id = newId();
    const challenge: ChallengeTable = {
      id,
      purpose: input.purpose,
      channel: input.channel,
      destination_hash: destinationHash,
      destination: vault.sealText(input.destination, `challenge:${id}`),
      subject_id: input.subjectId,
      application_id: input.applicationId,
      practice_id: input.practiceId,
      brand: input.brand,
      address_hash: visitorOf(input),
      decoy: Number(!input.deliver),
      attempts: 0,
      expires_at: instantAt(clock.nowMs() + VALID_MS),
      used_at: null,
      created_at: clock.now(),
      undeliverable_at: null,
    };
    await tx.run(insertChallenge, challenge);
    return challenge;
  }

  async function findChallenge(tx: Tx, input: VerifyCodeInput): Promise<ChallengeTable | undefined> {
    const destinationHash = input.destination === undefined ? undefined : hashOf(input.destination);
    const fits = (row: ChallengeTable) =>
      row.purpose === input.purpose &&
      (destinationHash === undefined || row.destination_hash === destinationHash) &&
      (input.applicationId === undefined || row.application_id === input.applicationId);
    if (input.challengeId !== undefined) {
      const row = await tx.first(challengeById, { id: input.challengeId });
      return row && fits(row) ? row : undefined;
    }
    const rows = await candidates(tx, input, destinationHash);
    const fitting = rows.filter(fits);
    const open = fitting.filter((row) => isOpen(row, clock.now()));
    return open.find((row) => row.address_hash === visitorOf(input)) ?? open[0] ?? fitting[0];
  }

  function provenBy(row: ChallengeTable): VerifiedChallenge {
    return {
      id: row.id,
      purpose: row.purpose,
      channel: row.channel,
      destination: destinationIn(row),
      subjectId: row.subject_id,
      applicationId: row.application_id,
      practiceId: row.practice_id,
    };
  }

  async function refused(
    tx: Tx,
    before: ChallengeTable,
    { input, wasCounted }: { input: VerifyCodeInput; wasCounted: boolean },
  ) {
    const row = (await tx.first(challengeById, { id: before.id })) ?? before;
    if (!wasCounted) {
      const isUsedUp = row.used_at !== null || row.attempts >= TRIES_MAX;
      return refusal(isUsedUp ? 'CODE_USED_UP' : 'CODE_EXPIRED');
    }
    const pausedMs = await limits.countFailure(tx, trierOf(destinationIn(row), input));
    if (pausedMs > 0) await addLockNotice(tx, row, pausedMs);
    return refusal('WRONG_CODE', { triesLeft: TRIES_MAX - row.attempts });
  }

  function refusal(code: 'WRONG_CODE' | 'CODE_EXPIRED' | 'CODE_USED_UP', extra: { triesLeft?: number } = {}) {
    metrics?.codeRefused(code);
    return { ok: false as const, error: new AppError(code, { extra }) };
  }

  async function addLockNotice(tx: Tx, row: ChallengeTable, lastsMs: number): Promise<void> {
    const to = destinationIn(row);
    const payload = { template: 'codes-locked' as const, to, brand: row.brand, lastsMs };
    await outbox.add(tx, { kind: row.decoy === 1 ? 'discard' : DELIVERY[row.channel], payload });
  }

  return {
    async send(tx, input) {
      const destinationHash = hashOf(input.destination);
      const trier = { ...trierOf(input.destination, input), addressHash: input.addressHash };
      const lockedMs = await limits.lockedForMs(tx, trier);
      // The link of a mail and what is read out to staff end a pause, so that both leave during it.
      const endsPause = input.isReadOut === true || (input.channel === 'email' && input.hasLink === true);
      if (lockedMs > 0 && !endsPause) throw rateLimited(lockedMs, PAUSED);
      const sender = { ...trier, ...(input.isReadOut && { tooMany: TOO_MANY_READ_OUT }) };
      const { isOwner } = await limits.countSend(
        tx,
        hashOf(`${input.purpose} ${mailboxOf(input.destination)}`),
        sender,
      );
      // A crowd that uses up what is paid for keeps nobody out who was here before.
      if (input.channel !== 'email' && !isOwner) await paidSends.take(tx, input.practiceId);
      const challenge = await challengeFor(tx, input, destinationHash);
      await outbox.add(tx, {
        kind: input.deliver ? DELIVERY[input.channel] : 'discard',
        payload: {
          template: 'one-time-code',
          to: input.destination,
          brand: input.brand,
          challengeId: challenge.id,
          hasLink: input.hasLink === true,
          isReadOut: input.isReadOut === true,
          ...(input.language && { language: input.language }),
          expiresAt: challenge.expires_at,
        },
      });
      metrics?.codeSent(input.channel);
      return {
        challengeId: challenge.id,
        resendAfterSeconds: RESEND_AFTER_SECONDS,
        expiresAt: challenge.expires_at,
      };
    },

    async isUndeliverable(db, { applicationId, purposes }) {
      const rows = [];
      for (const purpose of purposes) rows.push(...(await db.all(newestOfApplication, { applicationId, purpose })));
      const [newest] = rows.sort((a, b) => b.created_at.localeCompare(a.created_at));
      return newest !== undefined && newest.undeliverable_at !== null;
    },

    isPaused: (tx, destination) => limits.isPaused(tx, hashOf(mailboxOf(destination))),

    async endThoseTo(tx, destination) {
      await tx.run(endTo, { destination: hashOf(destination), now: clock.now() });
    },

    async find(db, id) {
      const row = await db.first(challengeById, { id });
      return row && { purpose: row.purpose, applicationId: row.application_id };
    },

    async verify(tx, input) {
      const challenge = await findChallenge(tx, input);
      if (!challenge) return refusal('CODE_EXPIRED');
      const trier = trierOf(destinationIn(challenge), input);
      if (isLinkSecretOf(codeKey, challenge.id, input.code)) {
        const since = instantAt(clock.nowMs() - LINK_VALID_MS);
        if ((await tx.run(useLink, { id: challenge.id, now: clock.now(), since })) !== 1)
          return refusal('CODE_EXPIRED');
        await limits.countSuccess(tx, trier);
        return { ok: true, challenge: provenBy(challenge) };
      }
      const lockedMs = input.isReadOut ? 0 : await limits.lockedForMs(tx, trier);
      if (lockedMs > 0)
        return { ok: false, error: rateLimited(lockedMs, challenge.channel === 'email' ? PAUSED_WITH_LINK : PAUSED) };
      const isRight = isCodeOf(codeKey, challenge.id, input.code) && challenge.decoy === 0;
      const now = clock.now();
      const wasCounted = (await tx.run(tryCode, { id: challenge.id, now, usedAt: isRight ? now : null })) === 1;
      if (!isRight || !wasCounted) return refused(tx, challenge, { input, wasCounted });
      await limits.countSuccess(tx, trier);
      return { ok: true, challenge: provenBy(challenge) };
    },
  };
}

/** Who asked: the device where it is known, else the network. */
const visitorOf = ({ device, addressHash }: Pick<VerifyCodeInput, 'addressHash' | 'device'>) =>
  device?.knownHash ?? addressHash ?? '';

function isOpen(row: ChallengeTable, now: string): boolean {
  return row.used_at === null && row.attempts < TRIES_MAX && row.expires_at > now;
}

function candidates(tx: Tx, input: VerifyCodeInput, destinationHash: string | undefined): Promise<ChallengeTable[]> {
  const { purpose, applicationId } = input;
  if (destinationHash !== undefined) return tx.all(newestTo, { destination: destinationHash, purpose });
  if (applicationId !== undefined) return tx.all(newestOfApplication, { applicationId, purpose });
  throw new Error('A code is verified by challenge, destination or application');
}
