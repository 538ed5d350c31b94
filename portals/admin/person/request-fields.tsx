import type { CANCELLATION_CHANNELS } from '@contract/membership/cancellation-calls';
import { refusalOf } from '@portals/form/form-errors';
import { DateField } from '@portals/ui/date-field';
import { Select } from '@portals/ui/select';
import { useEffect, useRef, useState } from 'react';

export type Channel = (typeof CANCELLATION_CHANNELS)[number];
const CHANNELS: Readonly<Record<Channel, string>> = {
  PHONE: 'By phone',
  LETTER: 'By letter',
  EMAIL: 'By email',
  IN_PERSON: 'In person',
};
const isChannel = (value: string): value is Channel => value in CHANNELS;

type Errors = { channel?: string; requestedOn?: string };

/**
 * How and when somebody asked, as it is chosen. `takeRefusal` puts what the server says of either at its field, from which it goes once
 * that is changed; `onChange` hears of another day.
 */
export function useRequest(today: string, onChange?: () => void) {
  const [channel, setChannel] = useState<Channel | null>(null);
  const [requestedOn, setRequestedOn] = useState(today);
  const [errors, setErrors] = useState<Errors>({});
  return {
    today,
    channel,
    requestedOn,
    errors,
    choose(next: Channel | null) {
      setChannel(next);
      setErrors(({ requestedOn: kept }) => (kept === undefined ? {} : { requestedOn: kept }));
    },
    date(day: string) {
      setRequestedOn(day);
      setErrors(({ channel: kept }) => (kept === undefined ? {} : { channel: kept }));
      onChange?.();
    },
    takeRefusal(cause: unknown): boolean {
      const refusal = refusalOf(cause, ['channel', 'requestedOn']);
      const isTaken = refusal.problem === '';
      if (isTaken) setErrors(refusal.errors);
      return isTaken;
    },
  };
}

type RequestFieldsProps = {
  /** What the fields are called by, unique on the page. */
  id: string;
  of: ReturnType<typeof useRequest>;
};

/** How and when somebody asked for what staff do for them (decision 68). */
export function RequestFields({ id, of }: RequestFieldsProps) {
  const place = useRef<HTMLDivElement>(null);
  const { errors } = of;
  // The button that was pressed may be below, out of sight of the field.
  useEffect(() => {
    if (errors.channel || errors.requestedOn)
      place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return (
    <div ref={place}>
      <Select
        id={`${id}-channel`}
        name="channel"
        label="How they asked"
        placeholder="Choose one"
        options={Object.entries(CHANNELS).map(([value, label]) => ({ value, label }))}
        error={errors.channel}
        onChange={({ target: { value } }) => of.choose(isChannel(value) ? value : null)}
      />
      <DateField
        id={`${id}-requested-on`}
        name="requestedOn"
        label="Day of the request"
        defaultValue={of.today}
        error={errors.requestedOn}
        onValue={of.date}
      />
    </div>
  );
}
