import { paths } from '@contract/paths';
import { LegalLink } from './legal-link';
import type { LegalText } from './legal-mark';

const isLegalText = (name: string): name is LegalText => Object.hasOwn(paths.legal, name);

/** A sentence with its links to legal texts, as `legal` marks them. */
export function LegalSentence({ text }: { text: string }) {
  return text.split(/(\[[^\]]+\]\(\w+\))/).map((part, place) => {
    const [, words, to] = /^\[([^\]]+)\]\((\w+)\)$/.exec(part) ?? [];
    if (words === undefined || to === undefined || !isLegalText(to)) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
      <LegalLink key={place} to={to}>
        {words}
      </LegalLink>
    );
  });
}
