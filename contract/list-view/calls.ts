import { endpoint, staffRoles } from '../endpoint';
import { id, named, text } from '../schema';
import * as z from '../z';

/** What a person keeps of one list: views under names of their own, and how they like to see it. Nobody else sees or changes it. */
export const listViews = named(
  'ListViews',
  z.object({
    /** By name. */
    data: z.array(
      z.object({
        _id: z.string(),
        name: z.string(),
        /** Filters, dates, search and order as they stand in the address of the screen. */
        query: z.string(),
        /** In their order; none for the usual ones. */
        columns: z.array(z.string()),
        dense: z.boolean(),
        /** The list opens with it. */
        isDefault: z.boolean(),
        /** Send it back with a change. */
        version: z.number(),
      }),
    ),
    /** Columns and density as they were left; null for whoever never changed them. */
    look: z.nullable(z.object({ columns: z.array(z.string()), dense: z.boolean() })),
  }),
);

/** `list` is the id of its call: `listApplications`. */
const ofList = z.object({ list: id() });
const ofView = z.object({ list: id(), viewId: id() });
const anybody = [{ kind: 'staff', roles: staffRoles, permission: null, brand: 'every' }] as const;
const owner = [{ ...anybody[0], owns: [{ at: 'params.viewId', is: 'listView' }] }] as const;
const source = 'provider-admin §1 lists name no saved views (own name)';

const look = {
  columns: z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.maxLength(40)),
  dense: z.boolean(),
};
/** A query is encoded, so it is printable ASCII. The screen drops from it what its list no longer knows. */
const query = () => z.string().check(z.maxLength(4000), z.regex(/^[\x21-\x7e]*$/));
const name = () => text(60);
const version = () => z.int().check(z.minimum(1), z.maximum(2_147_483_647));

export const getListViews = endpoint({
  id: 'getListViews',
  method: 'GET',
  path: '/practice/list-views/{list}',
  summary: 'My saved settings for one list: views, columns, and density',
  source,
  access: anybody,
  params: ofList,
  result: listViews,
  errors: ['NOT_FOUND'],
});

export const saveListView = endpoint({
  id: 'saveListView',
  method: 'POST',
  path: '/practice/list-views/{list}',
  summary: 'Save a view of one list under a unique name',
  source,
  access: anybody,
  params: ofList,
  body: z.strictObject({ name: name(), query: query(), ...look, isDefault: z.boolean() }),
  result: listViews,
  errors: ['NOT_FOUND'],
  example: { body: { name: 'Large ones', query: 'view=review&min=5000', columns: [], dense: true, isDefault: false } },
});

export const changeListView = endpoint({
  id: 'changeListView',
  method: 'PATCH',
  path: '/practice/list-views/{list}/{viewId}',
  summary: 'Rename one of my views, replace what it shows, or open the list with it from now on',
  source,
  access: owner,
  params: ofView,
  body: z.strictObject({
    version: version(),
    name: z.optional(name()),
    /** What it shows instead. */
    shows: z.optional(z.strictObject({ query: query(), ...look })),
    isDefault: z.optional(z.boolean()),
  }),
  result: listViews,
  errors: ['NOT_FOUND', 'STALE'],
});

export const deleteListView = endpoint({
  id: 'deleteListView',
  method: 'DELETE',
  path: '/practice/list-views/{list}/{viewId}',
  summary: 'Delete one of my views',
  source,
  access: owner,
  params: ofView,
  query: z.strictObject({
    // Spelled here: `queryNumber` would come along into every first load.
    version: z.optional(
      z.pipe(
        z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
        z.transform((value) => Number(value)),
      ),
    ),
  }),
  result: listViews,
  errors: ['NOT_FOUND', 'STALE'],
});

export const keepListLook = endpoint({
  id: 'keepListLook',
  method: 'PUT',
  path: '/practice/list-looks/{list}',
  summary: "Save a list's visible columns and row density",
  source,
  access: anybody,
  params: ofList,
  body: z.strictObject(look),
  result: listViews,
  errors: ['NOT_FOUND'],
});
