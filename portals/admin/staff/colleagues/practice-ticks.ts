type Practice = { readonly _id: string; readonly PracticeName: string };

/**
 * The practices to tick for a colleague: those that the page lists, and those where they work already, because one that is not shown
 * would be taken from them by saving.
 */
export function practiceTicks(listed: readonly Practice[], own: readonly Practice[]) {
  const others = own.filter(({ _id }) => !listed.some((one) => one._id === _id));
  return [...listed, ...others].map(({ _id, PracticeName }) => ({ value: _id, label: PracticeName }));
}
