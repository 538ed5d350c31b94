import { keepNoticeDelivery } from '../features/application/notice/notice-delivery';
import { submitToBank } from '../features/funding/index';
import type { PracticeRow } from '../features/practice/index';
import type { OutboxKindName } from '../jobs/outbox-kinds';
import { createBankOfWorld } from './bank-of-world';
import { askOnArrival } from './fund-practices';
import { historicalDeps, type SeedClock } from './historical-deps';
import { leaveForProcessor, processorOfMembers } from './member-days';
import { createRandom, type Random } from './random';
import type { Past, World } from './world';

/** Seed of everything that is drawn (domain §6). */
export const SEED = 20_260_115;
/** Mails leave so soon after what they tell of. */
const POSTED_MS = 9_000;
/** Mails that an adverse action notice comes with. */
const NOTICES: ReadonlySet<OutboxKindName> = new Set(['application-approved', 'application-denied']);

type Making = Pick<World, 'timeline' | 'random'> & { clock: SeedClock; practices: ReadonlyMap<string, PracticeRow> };

/** What the happenings share. What the platform does by itself draws for itself, so that it makes nobody another person. */
export function worldOf(given: Past, { clock, timeline, random, practices }: Making): World {
  const past = (draws: Random) =>
    historicalDeps(given, clock, {
      random: draws,
      // What was promised to leave does so some seconds later.
      onPromise: (promised) => {
        const { id, kind, payload } = promised;
        const atMs = clock.nowMs() + POSTED_MS;
        if (NOTICES.has(kind))
          timeline.add(atMs, () => keepNoticeDelivery(id, { status: 'accepted', messageId: id }, deps));
        leaveForProcessor({ timeline, members }, promised);
        if (kind === 'submit-deposit') timeline.add(atMs, () => submitToBank(funding.deps, payload.depositId));
      },
    });
  const deps = past(random);
  const bank = createBankOfWorld((day) => askOnArrival({ timeline, deps: funding.deps }, day));
  const ofFunding = past(createRandom(SEED + 4));
  const funding = {
    deps: { ...ofFunding, vendors: { ...ofFunding.vendors, payments: bank } },
    days: new Set<string>(),
  };
  const ofMembers = createRandom(SEED + 21);
  const processor = processorOfMembers({ timeline, members: () => members });
  const memberDeps = past(ofMembers);
  const members: World['members'] = {
    tx: given.tx,
    deps: { ...memberDeps, vendors: { ...memberDeps.vendors, payments: processor } },
    random: ofMembers,
    processor,
  };
  const paid = createRandom(SEED + 2);
  return {
    tx: given.tx,
    deps,
    settling: past(createRandom(SEED + 1)),
    paying: {
      past: { tx: given.tx, deps: past(paid) },
      random: paid,
      papers: past(createRandom(SEED + 3)),
    },
    funding,
    aside: past(createRandom(SEED + 5)),
    settings: past(createRandom(SEED + 20)),
    members,
    refunded: new Set(),
    random,
    timeline,
    practice(id) {
      const row = practices.get(id);
      if (!row) throw new Error(`The demo world has no practice ${id}`);
      return row;
    },
  };
}
