import { CappedMap } from '../capped-map';
import { isoInstant, type SandboxClock } from '../sandbox-clock';

const KEPT_MAX = 5000;
const DAY_MS = 86_400_000;
const DOWN_TIMES = 3;

/** What the manufacturer's rewards program does, by the last four digits of a phone number. Nobody has any other number. */
export const rewardScripts = [
  { lastFour: '0131', what: 'Nadia Brooks: three of her own certificates, one from the practice' },
  { lastFour: '0132', what: 'Omar Reyes: his list still shows an expired certificate' },
  { lastFour: '0133', what: 'No member has this number' },
  { lastFour: '0134', what: "The program doesn't respond" },
  { lastFour: '0135', what: 'Iris Cole: every response takes three seconds' },
  { lastFour: '0136', what: 'June Park: certificates are used, but the first response is lost' },
  { lastFour: '0137', what: 'Theo Lang: certificates look valid, but turn out to be used elsewhere' },
  { lastFour: '0138', what: 'Kai Moss: down for the first three attempts to use certificates' },
] as const;
export type RewardScript = (typeof rewardScripts)[number]['lastFour'];

const names: Partial<Record<RewardScript, readonly [string, string]>> = {
  '0131': ['Nadia', 'Brooks'],
  '0132': ['Omar', 'Reyes'],
  '0135': ['Iris', 'Cole'],
  '0136': ['June', 'Park'],
  '0137': ['Theo', 'Lang'],
  '0138': ['Kai', 'Moss'],
};

export type RewardMember = {
  readonly id: string;
  readonly phone: string;
  readonly script: RewardScript;
  readonly firstName: string;
  readonly lastName: string;
};
type List = 'patient' | 'hcp';
export type Certificate = {
  readonly id: string;
  readonly list: List;
  readonly source: string;
  readonly product: string;
  readonly amountCents: number;
  readonly expiresOn: string;
};
export type Refusal = 'expired' | 'used' | 'no_product' | 'unknown';
export type Redemption = {
  readonly reference: string;
  readonly memberId: string;
  certificateIds: readonly string[];
  readonly results: readonly { certificateId: string; refusal: Refusal | null }[];
  readonly isRedeemed: boolean;
  asked: number;
};
export type Asked = { memberId: string; certificateIds: readonly string[]; products: readonly string[] };

const scriptOf = (phone: string): RewardScript | undefined =>
  rewardScripts.find(({ lastFour }) => phone.endsWith(lastFour))?.lastFour;

/** Everything that a member was ever given, what is over among it. */
function certificatesOf({ id, script }: RewardMember, dayAfter: (days: number) => string): Certificate[] {
  const one = (key: string, of: Omit<Certificate, 'id'>): Certificate => ({ id: `${id}-${key}`, ...of });
  const birthday = { list: 'patient', source: 'Birthday', product: 'dysport', amountCents: 6_000 } as const;
  const first = { list: 'patient', source: 'New to Sculptra', product: 'sculptra', amountCents: 10_000 } as const;
  const thanks = { list: 'patient', source: 'Thank you', product: 'restylane-kysse', amountCents: 4_000 } as const;
  const practice = { list: 'hcp', source: 'First Dysport', product: 'dysport', amountCents: 5_000 } as const;
  return [
    one('birthday', { ...birthday, expiresOn: dayAfter(script === '0132' ? -2 : 58) }),
    one('sculptra', { ...first, expiresOn: dayAfter(90) }),
    one('kysse', { ...thanks, expiresOn: dayAfter(45) }),
    one('practice', { ...practice, expiresOn: dayAfter(58) }),
  ];
}

/** A reference under which nothing can be used anymore. */
const closed = (reference: string, certificateIds: readonly string[]): Redemption => ({
  reference,
  memberId: '',
  certificateIds: [],
  results: certificateIds.map((certificateId) => ({ certificateId, refusal: 'unknown' })),
  isRedeemed: false,
  asked: 0,
});

/** The rewards program: members by phone number, their certificates, and what was used of them, once for each reference. */
export function createRewards(clock: SandboxClock) {
  const members = new CappedMap<string, RewardMember>(KEPT_MAX);
  const redemptions = new CappedMap<string, Redemption>(KEPT_MAX);
  const downs = new CappedMap<string, number>(KEPT_MAX);
  const dayAfter = (days: number) => isoInstant(clock.now() + days * DAY_MS).slice(0, 10);

  const usedOf = (memberId: string) =>
    new Set(
      [...redemptions.values()]
        .filter((one) => one.memberId === memberId && one.isRedeemed)
        .flatMap(({ certificateIds }) => certificateIds),
    );
  function refusalOf(member: RewardMember, id: string, products: readonly string[]): Refusal | null {
    const certificate = certificatesOf(member, dayAfter).find((one) => one.id === id);
    if (!certificate) return 'unknown';
    if (usedOf(member.id).has(id)) return 'used';
    if (certificate.expiresOn < dayAfter(0)) return 'expired';
    return products.includes(certificate.product) ? null : 'no_product';
  }
  function check({ memberId, certificateIds, products }: Asked): Redemption['results'] {
    const member = members.get(memberId);
    return certificateIds.map((certificateId) => ({
      certificateId,
      refusal: member ? refusalOf(member, certificateId, products) : 'unknown',
    }));
  }

  return {
    find: (id: string) => members.get(id),
    /** A member by phone number. */
    search(phone: string): RewardMember | undefined {
      const script = scriptOf(phone);
      const [firstName, lastName] = (script && names[script]) ?? [];
      if (!script || firstName === undefined || lastName === undefined) return undefined;
      const id = `asp_${phone}`;
      members.set(id, { id, phone, script, firstName, lastName });
      return members.get(id);
    },
    /** What the member can still use, what is over among it. */
    open(member: RewardMember): Certificate[] {
      const used = usedOf(member.id);
      return certificatesOf(member, dayAfter).filter(({ id }) => !used.has(id));
    },
    check,
    /** Uses certificates, all of them or none; asked again under a reference it answers as the first time. */
    redeemOnce(reference: string, asked: Asked): Redemption {
      const known = redemptions.get(reference);
      if (known) {
        known.asked += 1;
        return known;
      }
      const isTaken = members.get(asked.memberId)?.script === '0137';
      const results = check(asked).map((one) => (isTaken ? { ...one, refusal: 'used' as const } : one));
      const isRedeemed = results.every(({ refusal }) => refusal === null);
      const { memberId, certificateIds } = asked;
      const fresh = { reference, memberId, certificateIds, results, isRedeemed, asked: 1 };
      redemptions.set(reference, fresh);
      return fresh;
    },
    /** Gives certificates back. One that was never used under the reference stays as it is. */
    release(reference: string, certificateIds: readonly string[]) {
      const known = redemptions.get(reference);
      // A reference that was never heard of is given back too.
      if (!known) redemptions.set(reference, closed(reference, certificateIds));
      else known.certificateIds = known.certificateIds.filter((id) => !certificateIds.includes(id));
    },
    /** Whether the program is down once more for somebody whose script says so. */
    isDownFor(memberId: string): boolean {
      const times = downs.get(memberId) ?? 0;
      if (members.get(memberId)?.script !== '0138' || times >= DOWN_TIMES) return false;
      downs.set(memberId, times + 1);
      return true;
    },
    all: () => [...redemptions.values()],
    clear() {
      members.clear();
      redemptions.clear();
      downs.clear();
    },
  };
}
