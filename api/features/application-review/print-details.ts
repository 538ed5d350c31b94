import { type downloadApplicationDetails, getApplicationDetails } from '@contract/calls/application-details';
import type { applicationDetails } from '@contract/entities/application-details';
import { seesProtectedFields } from '@contract/person-fields';
import { applicationPaper } from '@domain/application/paper';
import { millisecondsOf } from '@domain/calendar/instant';
import { zoneOfState } from '@domain/calendar/state-zone';
import type * as z from 'zod/mini';
import { civilToday } from '../../civil-today';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import { answerFor } from '../../http/person-answers';
import { recordProtectedView } from '../../http/protected-view';
import type { DownloadAnswer, HandlerRequest } from '../../http/serve';
import { type DocumentContent, printText } from '../document/index';
import { detailsById } from './application-details.reads';
import { getApplicationForStaff } from './get-details';

type Details = z.input<typeof applicationDetails>;
type Request = HandlerRequest<typeof downloadApplicationDetails>;

/**
 * The details of an application as a PDF, which says what their reader reads of them on the screen and no more. The view is
 * recorded as that of the screen is.
 * @throws AppError NOT_FOUND
 */
export async function printDetails({ body, actor, meta }: Request, deps: Deps): Promise<DownloadAnswer> {
  const id = body.applicationId;
  const row = await deps.database.read.first(detailsById, { id });
  if (!row) throw new AppError('NOT_FOUND');
  const whole = await getApplicationForStaff({ deps, meta }, id, actor);
  const { result, protectedIds } = answerFor(actor, getApplicationDetails, whole);
  if (protectedIds.length > 0)
    await recordProtectedView({ actor, meta }, getApplicationDetails, { ids: protectedIds, deps });
  const { brandFinancing, brandMembership } = deps.config;
  const content = contentOf(result as Details, {
    issuer: (row.enrollment === 'MEMBERSHIPS' ? brandMembership : brandFinancing).name,
    today: civilToday(deps.clock, row.practice_state),
    timeZone: zoneOfState(row.practice_state),
    seesAll: seesProtectedFields(actor.role),
  });
  return printText(content, deps.clock.now());
}

type Reader = { issuer: string; today: string; timeZone: string; seesAll: boolean };

/** The paper is of its day: what it says stands in no version of a wording. */
function contentOf(details: Details, { issuer, today, timeZone, seesAll }: Reader): DocumentContent {
  const sections = applicationPaper(details, { moment: (at) => momentIn(at, timeZone), seesAll });
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

/** "Nov 23, 2026, 5:42 PM CST", with plain spaces, because the fonts of papers have no narrow ones. */
function momentIn(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return format.format(millisecondsOf(instant)).replaceAll('\u202f', ' ');
}
