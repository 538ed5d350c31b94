import type { applicationDetails } from '@contract/application-details/entity';
import { seesProtectedFields } from '@contract/person-readers';
import { applicationPaper } from '@domain/application/paper';
import type { StaffRole } from '@domain/enums';
import type * as z from 'zod/mini';
import { practiceToday } from '../../civil-today';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import { type DocumentContent, momentInZone, printText } from '../document/index';
import { detailsById } from './application-details.reads';

export type Details = z.input<typeof applicationDetails>;

/**
 * The details of an application as a PDF: the details as their reader gets them, cut to the role.
 * @throws AppError NOT_FOUND
 */
export async function printDetails(details: Details, role: StaffRole, deps: Deps) {
  const row = await deps.database.read.first(detailsById, { id: details._id });
  if (!row) throw new AppError('NOT_FOUND');
  const { brandFinancing, brandMembership } = deps.config;
  const today = practiceToday(deps.clock, row);
  const content = detailsContent(details, {
    issuer: (row.enrollment === 'MEMBERSHIPS' ? brandMembership : brandFinancing).name,
    today,
    timeZone: row.time_zone,
    seesAll: seesProtectedFields(role),
  });
  return printText(content, today);
}

type Reader = { issuer: string; today: string; timeZone: string; seesAll: boolean };

/** The paper is of its day: what it says stands in no version of a wording. */
export function detailsContent(details: Details, { issuer, today, timeZone, seesAll }: Reader): DocumentContent {
  const sections = applicationPaper(details, { moment: (at) => momentInZone(at, timeZone), seesAll });
  return {
    documentKey: 'application-details',
    title: `Application ${details.number}`,
    version: today,
    issuer,
    sections: sections.map(({ heading, rows }) => ({
      heading,
      paragraphs: rows.map(([label, value]) => `${label}: ${value}`),
    })),
    box: null,
  };
}
