import { proposedZone, TIME_ZONES } from '@domain/calendar/practice-zone';
import type { FieldProps } from '@portals/ui/field';
import { Select } from '@portals/ui/select';
import { useState } from 'react';

type TimeZoneFieldProps = Omit<FieldProps, 'label'> & {
  label: string;
  placeholder: string;
  /** Of the address, by which the zone is proposed; empty while none is chosen. */
  stateCode: string;
  defaultValue?: string;
};

const options = TIME_ZONES.map(({ id, name }) => ({ value: id, label: name }));

/**
 * A practice's time zone. The state proposes it; of a state with two zones and of a territory it is left to be chosen. Another state takes
 * back what was proposed or chosen for the one before.
 */
export function TimeZoneField({ stateCode, defaultValue = '', ...field }: TimeZoneFieldProps) {
  const [shown, setShown] = useState({ stateCode, value: defaultValue || (proposedZone(stateCode) ?? '') });
  const value = shown.stateCode === stateCode ? shown.value : (proposedZone(stateCode) ?? '');
  if (shown.stateCode !== stateCode) setShown({ stateCode, value });
  return (
    <Select
      {...field}
      options={options}
      value={value}
      onChange={({ target }) => setShown({ stateCode, value: target.value })}
    />
  );
}
