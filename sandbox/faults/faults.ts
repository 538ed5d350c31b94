export const faultVendors = [
  'bureau',
  'kba',
  'persona',
  'mail',
  'sms',
  'voice',
  'letter',
  'plaid',
  'card',
  'payments',
  'partner',
  'rewards',
  'crm',
  'scanner',
] as const;
export type FaultVendor = (typeof faultVendors)[number];

export const faultModes = [
  'down',
  'slow',
  'hang',
  'error500',
  'rate-limit',
  'lost-response',
  'malformed',
  'duplicate',
] as const;
/**
 * `down` 503 with Retry-After · `slow` answers after `delayMs` · `hang` never answers · `error500` 500 with a page of
 * HTML · `rate-limit` 429 with Retry-After · `lost-response` does the work, then cuts the connection · `malformed` does the
 * work, and answers half of it · `duplicate` gets the same request twice, as from a proxy that repeats it.
 */
export type FaultMode = (typeof faultModes)[number];

export type Fault = {
  readonly vendor: FaultVendor;
  readonly mode: FaultMode;
  /** Requests still to be hit. */
  readonly times: number;
  readonly delayMs: number;
};

/** One fault per vendor at a time; it wears off after `times` requests. */
export function createFaults() {
  const byVendor = new Map<FaultVendor, Fault>();
  return {
    set: (fault: Fault) => {
      byVendor.set(fault.vendor, fault);
    },
    /** The fault that hits this request, counted down. */
    take(vendor: FaultVendor): Fault | null {
      const fault = byVendor.get(vendor);
      if (fault === undefined) return null;
      if (fault.times > 1) byVendor.set(vendor, { ...fault, times: fault.times - 1 });
      else byVendor.delete(vendor);
      return fault;
    },
    list: (): readonly Fault[] => [...byVendor.values()],
    clear: () => byVendor.clear(),
  };
}
