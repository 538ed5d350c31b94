import type { FieldFault } from '@contract/error';
import { setProviderPublic } from '@contract/onboarding/calls';
import { reservedSegments } from '@contract/reserved-segments';
import { zoneAfterMove } from '@domain/calendar/practice-zone';
import { readWebAddress, webAddress } from '@domain/practice/web-address';
import { changeOne, command } from '../../command/command';
import { takeTurn } from '../../db/turn';
import { AppError } from '../../http/app-error';
import { keepOnboarding, onboardedAt } from './keep-onboarding';
import { enterpriseOfSlug, practiceOfSlug } from './onboarding.reads';
import { keepProfile, setPractice } from './onboarding.writes';
import { publicView } from './practice.view';

const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;
const TAKEN = 'Another practice or enterprise already uses this address.';

/** Whether an address is a page of a social network: its own host or one below it. */
function isPageOf(value: string, host: string): boolean {
  const address = readWebAddress(value);
  if (address === undefined || !URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && (hostname === host || hostname.endsWith(`.${host}`));
}

/**
 * Changes what patients find of a practice. Links to its address part of before lead nowhere, so one that patients use is changed by
 * whoever knows that.
 * @throws AppError INVALID_FIELDS for an address part that is ours or is none, and pages that are none; DUPLICATED_DATA for one that is
 * taken, also between two steps; NOT_FOUND, STALE.
 * Source: provider-admin §3 Provider public info.
 */
export const setPublic = command(setProviderPublic)(async ({ body }, context) => {
  const { tx, record } = context;
  const { practiceId, version, ...said } = body;
  const { row, practice, profile } = await onboardedAt(tx, practiceId, version);
  const { urlSlug, instagramUrl, facebookUrl } = said;
  const fields: FieldFault[] = [
    ...(SLUG.test(urlSlug)
      ? []
      : [{ field: 'urlSlug', message: 'Use lowercase letters, numbers, and single hyphens.' }]),
    ...(reservedSegments.has(urlSlug)
      ? [{ field: 'urlSlug', message: 'This address is reserved. Choose another one.' }]
      : []),
    ...(instagramUrl && !isPageOf(instagramUrl, 'instagram.com')
      ? [{ field: 'instagramUrl', message: 'Enter a page like https://www.instagram.com/name.' }]
      : []),
    ...(facebookUrl && !isPageOf(facebookUrl, 'facebook.com')
      ? [{ field: 'facebookUrl', message: 'Enter a page like https://www.facebook.com/name.' }]
      : []),
  ];
  if (fields.length > 0) throw new AppError('INVALID_FIELDS', { fields });
  await takeTurn(tx, `address:${urlSlug}`);
  const other = await tx.first(practiceOfSlug, { slug: urlSlug });
  if ((other && other.id !== practiceId) || (await tx.first(enterpriseOfSlug, { slug: urlSlug })))
    throw new AppError('DUPLICATED_DATA', {
      userMessage: TAKEN,
      fields: [{ field: 'urlSlug', message: TAKEN }],
      extra: { duplicated: true },
    });
  const after = {
    ...practice,
    slug: urlSlug,
    street: said.streetAddress ?? practice.street,
    unit: said.unit === undefined ? practice.unit : said.unit || null,
    city: said.city ?? practice.city,
    state_code: said.state ?? practice.state_code,
    zip_code: said.zipCode ?? practice.zip_code,
    time_zone: zoneAfterMove(
      { stateCode: practice.state_code, timeZone: practice.time_zone },
      { stateCode: said.state ?? practice.state_code, zipCode: said.zipCode ?? practice.zip_code },
    ),
  };
  const profileThen = {
    ...profile,
    public_facing: said.publicFacing ? 1 : 0,
    instagram: instagramUrl === undefined ? profile.instagram : webAddress(instagramUrl),
    facebook: facebookUrl === undefined ? profile.facebook : webAddress(facebookUrl),
    keywords: said.searchKeywords ? JSON.stringify([...new Set(said.searchKeywords)]) : profile.keywords,
  };
  await changeOne(tx, setPractice, after);
  await tx.run(keepProfile, profileThen);
  const onboarding = await keepOnboarding(context, row, { step: 'provider-public' });
  const detail = { slug: after.slug, slugBefore: practice.slug };
  await record('practice.public_page_changed', { practiceId, id: practiceId, detail });
  return { onboarding, providerPublicInformation: publicView(after, profileThen) };
});
