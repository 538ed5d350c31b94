export type ComboOption = { value: string; label: string /** A short code that also finds it: "WI". */; code?: string };

const shownMax = 100;

/** Higher is better: the code, the start of the name, the start of a word, anywhere inside, not at all. */
function rank({ label, code }: ComboOption, typed: string): number {
  const name = label.toLowerCase();
  if (code?.toLowerCase() === typed) return 4;
  if (name.startsWith(typed)) return 3;
  if (name.split(/[\s-]+/).some((word) => word.startsWith(typed))) return 2;
  return name.includes(typed) ? 1 : 0;
}

/** The options that match what was typed, best first and then in their own order; at most 100 are drawn. */
export function matchesOf(
  options: readonly ComboOption[],
  typed: string,
): { shown: readonly ComboOption[]; more: number } {
  const wanted = typed.toLowerCase();
  const matches =
    wanted === ''
      ? options
      : options
          .map((option) => ({ option, rank: rank(option, wanted) }))
          .filter((match) => match.rank > 0)
          .sort((a, b) => b.rank - a.rank)
          .map((match) => match.option);
  return { shown: matches.slice(0, shownMax), more: Math.max(0, matches.length - shownMax) };
}
