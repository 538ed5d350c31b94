import { columns } from '../../../db/columns';
import { statement } from '../../../db/statement';
import type {
  CustomThemeEventTable,
  CustomThemeTable,
  ThemePictureTable,
} from '../../../db/tables/membership-settings';

/** Keeps a picture once, whoever else has the same one. */
export const keepPicture = statement<ThemePictureTable>()((q, p) =>
  q
    .insertInto('theme_picture')
    .values(columns(p, ['id', 'data', 'created_at']))
    .onConflict((of) => of.column('id').doNothing()),
);

const REQUEST = [
  'requested_mark',
  'requested_logo',
  'requested_primary',
  'requested_at',
  'requested_by',
  'version',
] as const;

/** Writes what waits. Its practice is taken, so nobody writes at the same time. */
export const putTheme = statement<CustomThemeTable>()((q, p) =>
  q
    .insertInto('custom_theme')
    .values(columns(p, ['id', ...REQUEST]))
    .onConflict((of) => of.column('id').doUpdateSet(columns(p, REQUEST))),
);

export const insertThemeEvent = statement<CustomThemeEventTable>()((q, p) =>
  q
    .insertInto('custom_theme_event')
    .values(
      columns(p, ['id', 'practice_id', 'act', 'mark', 'logo', 'primary_color', 'reason', 'staff_id', 'at', 'number']),
    ),
);

export const wearTheme = statement<{ id: string; theme: string }>()((q, p) =>
  q.updateTable('practice').set({ theme: p.theme }).where('id', '=', p.id),
);
