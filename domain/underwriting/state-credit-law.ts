import { type Cents, cents } from '../money/cents';
import { STATE_CODES, type StateCode } from '../us-states';

/** A limit of a state's law. Null: the law named in `source` sets none for this kind of credit ("none by statute"). */
export type LawEntry<Limit> = { readonly limit: Limit | null; readonly source: string };

export type StateCreditLaw = {
  /** Highest yearly rate in basis points. */
  readonly rate?: LawEntry<number>;
  /** Most that a late fee of at most 5 %, charged from the eleventh day, comes to. */
  readonly lateFee?: LawEntry<Cents>;
};

const upTo = (limit: number, source: string): LawEntry<number> => ({ limit, source });
const fee = (dollars: number, source: string): LawEntry<Cents> => ({ limit: cents(dollars * 100), source });
const none = (source: string) => ({ limit: null, source }) as const;

/**
 * Rate and late-fee caps of unsecured consumer installment loans, each with its citation, written down from memory and
 * not compared with the statutes: counsel confirms every row before a loan is made in its state. Of a law with brackets by amount the rate is its first one, and a late-fee law whose grace is
 * longer than ours has no entry. A state without a late-fee entry charges none; one without a rate entry is held to the lowest cap.
 */
export const STATE_CREDIT_LAW: Partial<Record<StateCode, StateCreditLaw>> = {
  AL: { rate: none('Ala. Code 5-19-3(c), $2,000 or more'), lateFee: fee(100, 'Ala. Code 5-19-4(a)') },
  AK: { rate: upTo(3_600, 'Alaska Stat. 06.20.230(a)'), lateFee: fee(25, 'Alaska Stat. 06.20.260(a)(6)') },
  AZ: { rate: upTo(3_600, 'A.R.S. 6-632(A)'), lateFee: none('A.R.S. 6-635(A)(1): 5 %, no dollar limit') },
  AR: { rate: upTo(1_700, 'Ark. Const. amend. 89, § 3') },
  CA: { rate: upTo(3_600, 'Cal. Fin. Code 22304.5(a)'), lateFee: fee(10, 'Cal. Fin. Code 22320.5(a)(1)') },
  CO: {
    rate: upTo(2_100, 'C.R.S. 5-2-201(2)(b)'),
    lateFee: none('C.R.S. 5-2-203(1): 5 %, no dollar limit'),
  },
  DC: { rate: upTo(2_400, 'D.C. Code 28-3301(a)') },
  DE: { rate: none('Del. Code tit. 5, § 2229') },
  // Since July 2024 a payment must be in default for 12 days before it costs a fee (Fla. Stat. 516.031(3)(a)9, CS/HB 1347 of 2024).
  FL: { rate: upTo(3_600, 'Fla. Stat. 516.031(1)') },
  ID: { rate: none('Idaho Code 28-42-201(1)'), lateFee: none('Idaho Code 28-42-301(1): 5 %, no dollar limit') },
  IL: { rate: upTo(3_600, '815 ILCS 123/15-5-5') },
  KS: { lateFee: fee(25, 'K.S.A. 16a-2-502(1)') },
  MI: { rate: upTo(2_500, 'MCL 445.1854(1)') },
  MN: { rate: upTo(2_175, 'Minn. Stat. 47.59, subd. 3(a)(1)'), lateFee: none('Minn. Stat. 47.59, subd. 6(a)(4): 5 %') },
  MO: { rate: none('Mo. Rev. Stat. 408.100') },
  MT: { rate: upTo(3_600, 'Mont. Code 32-5-301(1)') },
  NV: { rate: none('Nev. Rev. Stat. 99.050') },
  NJ: { rate: upTo(3_000, 'N.J.S.A. 2C:21-19(a)') },
  NM: { rate: upTo(3_600, 'N.M. Stat. 58-15-17(A)') },
  NY: { rate: upTo(2_500, 'N.Y. Penal Law 190.40') },
  NC: { lateFee: fee(15, 'N.C. Gen. Stat. 53-177(b)') },
  ND: { rate: upTo(3_600, 'N.D.C.C. 13-04.1-09.3') },
  OH: { rate: upTo(2_500, 'Ohio Rev. Code 1321.571') },
  OR: { rate: upTo(3_600, 'Or. Rev. Stat. 725.340(1)(a)') },
  RI: { rate: upTo(2_100, 'R.I. Gen. Laws 6-26-2(a)') },
  SD: { rate: upTo(3_600, 'S.D.C.L. 54-4-44') },
  TX: {
    rate: upTo(3_000, 'Tex. Fin. Code 342.201(e)'),
    lateFee: none('Tex. Fin. Code 342.203(d): 5 %, no dollar limit'),
  },
  UT: { rate: none('Utah Code 70C-2-101'), lateFee: none('Utah Code 70C-2-102(1): 5 %, no dollar limit') },
  VA: { rate: upTo(3_600, 'Va. Code 6.2-1520(A)') },
  WA: { rate: upTo(2_500, 'RCW 31.04.105(1)'), lateFee: none('RCW 31.04.105(3): 10 %, no dollar limit') },
  WI: { rate: none('Wis. Stat. 422.201(2)(bm)'), lateFee: fee(10, 'Wis. Stat. 422.203(1)') },
};

const LOWEST_RATE_BPS = Math.min(...Object.values(STATE_CREDIT_LAW).map(({ rate }) => rate?.limit ?? Infinity));

/** States for which an entry is missing: what counsel is asked for first. */
export const withoutEntry = (kind: keyof StateCreditLaw): StateCode[] =>
  STATE_CODES.filter((state) => STATE_CREDIT_LAW[state]?.[kind] === undefined);

/** The caps that hold in a state: the lowest rate of the table and no late fee where it has no entry; null where the law sets none. */
export function creditLawOf(state: StateCode): { maxAprBps: number | null; lateFeeCapCents: Cents | null } {
  const { rate, lateFee } = STATE_CREDIT_LAW[state] ?? {};
  return {
    maxAprBps: rate ? rate.limit : LOWEST_RATE_BPS,
    lateFeeCapCents: lateFee ? lateFee.limit : cents(0),
  };
}
