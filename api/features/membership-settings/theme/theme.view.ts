import type { customTheme, ThemeAct } from '@contract/membership-settings/theme-calls';
import { wornColor } from '@domain/look/brand-color';
import { fullName } from '@domain/person-name';
import type * as z from 'zod/mini';
import type { Db } from '../../../db/database';
import { AppError } from '../../../http/app-error';
import { pictureAddress, storedTheme } from '../../practice/index';
import { type ThemeRow, themeEvents, themeOfPractice } from './theme.reads';

type CustomTheme = z.input<typeof customTheme>;

/** A look by what is in it; pictures by their ids. */
export type Look = { mark: string | null; logo: string | null; primary: string | null };

const lookView = ({ mark, logo, primary }: Look) => ({
  mark: pictureAddress(mark),
  logo: pictureAddress(logo),
  primary,
  worn: wornColor(primary),
});

/** What waits; undefined where nothing does. */
export const requestedLook = (row: ThemeRow): Look | undefined =>
  row.requested_at === null
    ? undefined
    : { mark: row.requested_mark, logo: row.requested_logo, primary: row.requested_primary };

export const themeRow = async (db: Db, id: string): Promise<ThemeRow> => {
  const row = await db.first(themeOfPractice, { id });
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

export async function themeView(db: Db, row: ThemeRow): Promise<CustomTheme> {
  const requested = requestedLook(row);
  const events = await db.all(themeEvents, { practiceId: row.id });
  return {
    practicemanagement: row.id,
    PracticeName: row.name,
    slug: row.slug,
    ...lookView(storedTheme(row.theme)),
    requestedTheme: requested
      ? {
          ...lookView(requested),
          requestedAt: row.requested_at ?? '',
          requestedBy: fullName(row.first_name, row.last_name),
        }
      : null,
    history: events.map((event) => ({
      at: event.at,
      // Written by the theme's own commands.
      act: event.act as ThemeAct,
      by: fullName(event.first_name, event.last_name),
      primary: event.primary_color,
      why: event.reason,
    })),
    version: row.version ?? 0,
  };
}
