import { type RowOf, statement } from '../../../db/statement';

const themes = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('practice')
    .leftJoin('custom_theme', 'custom_theme.id', 'practice.id')
    .leftJoin('staff', 'staff.id', 'custom_theme.requested_by')
    .select([
      'practice.id',
      'practice.name',
      'practice.slug',
      'practice.email',
      'practice.theme',
      'practice.contract_sell_percent',
      'practice.enrollments',
      'custom_theme.requested_mark',
      'custom_theme.requested_logo',
      'custom_theme.requested_primary',
      'custom_theme.requested_at',
      'custom_theme.requested_by',
      'custom_theme.version',
      'staff.first_name',
      'staff.last_name',
    ])
    .where('practice.id', '=', p.id),
);
/** What a practice wears and asked for; without a version where it never asked. */
export const themeOfPractice = themes;
export type ThemeRow = RowOf<typeof themes>;

/** Practices whose look waits for an administrator, the oldest first. */
export const requestedThemes = statement<Record<string, never>>()((q) =>
  q.selectFrom('custom_theme').select('id').where('requested_at', 'is not', null).orderBy('requested_at').orderBy('id'),
);

/** What became of the looks of a practice, the last first. */
export const themeEvents = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('custom_theme_event')
    .innerJoin('staff', 'staff.id', 'custom_theme_event.staff_id')
    .select([
      'custom_theme_event.act',
      'custom_theme_event.mark',
      'custom_theme_event.logo',
      'custom_theme_event.primary_color',
      'custom_theme_event.reason',
      'custom_theme_event.staff_id',
      'custom_theme_event.at',
      'staff.first_name',
      'staff.last_name',
    ])
    .where('practice_id', '=', p.practiceId)
    .orderBy('number', 'desc')
    .limit(20),
);
export type ThemeEventRow = RowOf<typeof themeEvents>;
