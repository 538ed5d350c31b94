import type { findEnterprisesByName } from '@contract/enterprise/calls';
import { enterpriseList } from '@contract/enterprise/list';
import type * as z from 'zod/mini';
import type { Deps } from '../../deps';
import type { HandlerRequest } from '../../http/serve';
import { keyOf, type ListAsk, type ListSource } from '../../list/list-source';
import { searchWords } from '../../list/search-words';
import { findPage } from '../../list/serve-list';
import { type EnterpriseRow, enterpriseShape, enterprisesNamed, enterprisesWithPractices } from './enterprise.reads';

type Wire = z.input<typeof enterpriseList.row>;

/** Every day that an enterprise can be of. */
const ALWAYS = { start: '2000-01-01', end: '2100-12-31' };
/** All of them on one page, far beyond how many there are. */
const NO_LIMIT = 10_000;

/** Enterprises: all of them, or one's own. Source: provider-admin §2 enterprises list. */
export const enterprises: ListSource<Wire> = {
  ...enterpriseShape,
  async scope({ actor, body }, db) {
    const own = actor.role === 'Admin' ? undefined : [actor.enterpriseId ?? ''];
    const words = searchWords(body.search ?? '');
    if (words.length === 0) return own ? { column: 'id', values: own } : { column: 'list_key', values: ['all'] };
    const named = await enterprisesNamed(db, words);
    return { column: 'id', values: own ? named.filter((id) => own.includes(id)) : named };
  },
  async rows(db, keys, { actor, deps }) {
    const ids = keys.map(({ tie }) => String(tie[0]));
    const rows = await enterprisesWithPractices(db, ids, actor.scope);
    return new Map(rows.map((row) => [keyOf([row.id]), enterpriseView(row, deps)]));
  },
};

/** An enterprise in the words of the wire. */
export function enterpriseView(row: EnterpriseRow, { config }: Pick<Deps, 'config'>): Wire {
  return {
    _id: row.id,
    name: row.name,
    urlSlug: row.url_slug,
    enterpriseUrl: `${config.publicUrl}/v2/${row.url_slug}/enterprise`,
    hasLogo: Boolean(row.has_logo),
    providers: row.practices.map(({ id, name }) => ({ _id: id, PracticeName: name })),
    canEdit: row.isOurs,
    createdAt: row.created_at,
    version: row.version,
  };
}

/** The list as the specification asks for it: by name, from page 0, 20 at a time or all. */
export async function findByName({ actor, query }: HandlerRequest<typeof findEnterprisesByName>, deps: Deps) {
  const { page = 0, limit = 20, nameSearch, noLimit = false } = query;
  const body = {
    page: noLimit ? 0 : page,
    limit: noLimit ? NO_LIMIT : limit,
    search: nameSearch,
    sort: { key: 'name', direction: 'asc' as const },
    dateRange: ALWAYS,
  };
  const ask: ListAsk = { body, actor, deps };
  const { data, total } = await findPage(enterpriseList, enterprises, { ask, db: deps.database.read });
  return { data, total, page: body.page, limit: noLimit ? null : limit };
}
