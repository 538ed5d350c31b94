import type { CANCELLATION_CHANNELS } from '@contract/membership/cancellation-calls';
import { DateField } from '@portals/ui/date-field';
import { Select } from '@portals/ui/select';

export type Channel = (typeof CANCELLATION_CHANNELS)[number];
const CHANNELS: Readonly<Record<Channel, string>> = {
  PHONE: 'By phone',
  LETTER: 'By letter',
  EMAIL: 'By email',
  IN_PERSON: 'In person',
};
const isChannel = (value: string): value is Channel => value in CHANNELS;

type RequestFieldsProps = {
  /** What the fields are called by, unique on the page. */
  id: string;
  /** The practice's day. */
  today: string;
  onChannel: (channel: Channel | null) => void;
  onDay: (day: string) => void;
};

/** How and when a member asked for what staff do for them (decision 68). */
export function RequestFields({ id, today, onChannel, onDay }: RequestFieldsProps) {
  return (
    <>
      <Select
        id={`${id}-channel`}
        name="channel"
        label="How they asked"
        placeholder="Choose one"
        options={Object.entries(CHANNELS).map(([value, label]) => ({ value, label }))}
        onChange={({ target: { value } }) => onChannel(isChannel(value) ? value : null)}
      />
      <DateField
        id={`${id}-requested-on`}
        name="requestedOn"
        label="Day of the request"
        defaultValue={today}
        onValue={onDay}
      />
    </>
  );
}
