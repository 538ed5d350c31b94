import type { Decoded } from '@contract/endpoint';
import type { FieldFault } from '@contract/error';
import { changePracticeDetails } from '@contract/practice-settings/calls';
import { zoneAfterMove } from '@domain/calendar/practice-zone';
import { webAddress } from '@domain/practice/web-address';
import { command } from '../../command/command';
import { saveVersioned } from '../../command/save-versioned';
import { AppError } from '../../http/app-error';
import { detailsView, mayEditIdentity } from './details.view';
import { practiceSettings, type SettingsRow } from './settings.reads';
import { setDetails } from './settings.writes';

type Body = Decoded<typeof changePracticeDetails>['body'];

type Field = Exclude<keyof Body, 'version' | 'accent'>;

/** Where each field stands; the color is its website's alone. */
const COLUMNS = {
  practiceName: 'name',
  streetAddress: 'street',
  unitApartment: 'unit',
  city: 'city',
  stateCode: 'state_code',
  zipCode: 'zip_code',
  timeZone: 'time_zone',
  email: 'email',
  phoneNumber: 'phone',
  practiceURL: 'website',
} as const satisfies Record<Field, keyof SettingsRow>;
const FIELDS = Object.keys(COLUMNS) as Field[];
const IDENTITY: readonly Field[] = ['practiceName', 'streetAddress', 'unitApartment', 'city', 'stateCode', 'zipCode'];

/**
 * Changes what a practice is called, where it is and how it is reached, and its colour. Agreements that were made keep the name
 * they were made with.
 *
 * Effects: the practice, a mail to the address that it had when that changes, an audit row with each field before and after. What stays as it was leaves no row.
 * @throws AppError INVALID_FIELDS for name and address from whoever is not of the platform, and a website that is no address; STALE.
 * Source: provider-admin §7 Onboarding.
 */
export const changeDetails = command(changePracticeDetails)(async ({ params, body }, context) => {
  const { tx, actor, send } = context;
  const saved = await saveVersioned(context, {
    read: () => tx.first(practiceSettings, { id: params.id }),
    seen: body.version,
    write: setDetails,
    change: async (row) => {
      const after = withChanges(row, body);
      const changed = FIELDS.filter((field) => after[COLUMNS[field]] !== row[COLUMNS[field]]);
      refuseFaults(changed, after, mayEditIdentity(actor));
      const detail = changesOf(row, after, changed);
      if (Object.keys(detail).length === 0) return undefined;
      if (changed.includes('email'))
        await send('practice-email-changed', { to: row.email, practiceName: after.name, changedBy: actor.name });
      return { after, action: 'practice.details_changed', practiceId: row.id, detail };
    },
  });
  return detailsView(saved, { actor, contactOnly: false });
});

function changesOf(row: SettingsRow, after: SettingsRow, changed: readonly Field[]): Record<string, string> {
  const arrow = (had: unknown, has: unknown) => `${had ?? ''} → ${has ?? ''}`;
  const detail = Object.fromEntries(changed.map((field) => [field, arrow(row[COLUMNS[field]], after[COLUMNS[field]])]));
  const [had, has] = [row.accent, after.accent];
  return had === has ? detail : { ...detail, accent: arrow(had, has) };
}

function withChanges(row: SettingsRow, body: Body): SettingsRow {
  const after: SettingsRow = { ...row };
  for (const field of FIELDS) {
    const value = body[field];
    if (value !== undefined) Object.assign(after, { [COLUMNS[field]]: value === '' ? null : value });
  }
  // Another state has other clocks, whatever was chosen for the one before.
  after.time_zone = zoneAfterMove(
    { stateCode: row.state_code, timeZone: row.time_zone },
    { stateCode: after.state_code, zipCode: after.zip_code, timeZone: body.timeZone },
  );
  // Empty for what is none, which is refused; one that is sent as it was is no change.
  if (after.website !== row.website) after.website = webAddress(after.website);
  if (body.accent !== undefined) after.accent = body.accent || null;
  // As `setDetails` writes it.
  if (after.email !== row.email) after.email_verified_at = null;
  if (after.phone !== row.phone) after.phone_verified_at = null;
  return after;
}

function refuseFaults(changed: readonly Field[], after: SettingsRow, isPlatform: boolean): void {
  const fields: FieldFault[] = [];
  for (const field of changed) {
    if (!isPlatform && IDENTITY.includes(field))
      fields.push({ field, message: 'This appears in signed agreements. Contact us to change it.' });
    if (field === 'practiceURL' && after.website === '')
      fields.push({ field, message: 'Enter a website address, like https://www.example.com.' });
  }
  if (fields.length > 0) throw new AppError('INVALID_FIELDS', { fields });
}
