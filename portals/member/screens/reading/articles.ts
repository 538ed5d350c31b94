import { memberPaths } from '@contract/membership/paths';
import { type ArticleName, copy } from './articles-copy';

export type Article = { name: ArticleName; title: string; lead: string; text: readonly string[]; to: string };

const ORDER: readonly ArticleName[] = ['visit', 'payment', 'credits', 'change', 'cancel', 'points'];

/** The articles in the order in which they are read. */
export const articles: readonly Article[] = ORDER.map((name) => ({
  name,
  ...copy.articles[name],
  to: memberPaths.reading.href({}, { article: name }),
}));
