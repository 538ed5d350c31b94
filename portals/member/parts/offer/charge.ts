/** Payments of one amount, from the first day to the last; both are one day where there is one. */
export type Charge = { readonly amount: string; readonly from: string; readonly until: string };
