import { instantOfLocal, localTime } from '@domain/calendar/local-time';
import { type OddTime, oddTime, VISIT_MINUTES, VISIT_STEP_MINUTES } from '@domain/membership/visit-times';
import { FormDialog } from '@portals/form/form-dialog';
import { useForm } from '@portals/form/use-form';
import { moment } from '@portals/format/dates';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import { Checkbox } from '@portals/ui/choices';
import { Select } from '@portals/ui/select';
import { TextField } from '@portals/ui/text-field';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import { type Again, book, loadFreeTimes, loadInjectors } from './visit.actions';
import { type Bookable, offered } from './visit.store';

const Times = styled.div`display: flex; flex-wrap: wrap; gap: 6px; margin: 4px 0 12px;`;
const LENGTHS = [15, 30, 45, 60, 75, 90, 120, 180, 240];

const schema = z.object({
  scheduledDate: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/, 'Choose a date and time')),
  minutes: z.string(),
  injector: z.string(),
});

type BookDialogProps = {
  /** What is booked or moved. */
  visit: Bookable;
  /** Other treatments of the member that need a date: they may be given in the same visit. */
  others: readonly Bookable[];
  /** Whose clocks and whose injectors. */
  practiceId: string;
  timezone: string;
  again: Again;
  onClose: () => void;
};

/** What a time is asked about for. */
const oddWords: Record<OddTime, (when: string) => string> = {
  AFTER_LAST_DAY: (when) => `${when} is after the plan year this treatment belongs to.`,
  CLOSED: (when) => `${when} is outside usual opening hours.`,
};

/** Gives a treatment its date, or another one; the next free times are offered. */
export function BookDialog({ visit, others, practiceId, timezone, again, onClose }: BookDialogProps) {
  const { free, injectors } = useSnapshot(offered);
  const [start, setStart] = useState(visit.scheduledDate ? localTime(visit.scheduledDate, timezone) : '');
  const [injector, setInjector] = useState(visit.injector?._id ?? '');
  const [minutes, setMinutes] = useState(visit.scheduledDate === null ? VISIT_MINUTES : visit.minutes);
  const [asked, setAsked] = useState<{ at: string; odd: OddTime } | null>(null);
  const [together, setTogether] = useState<readonly string[]>([]);
  useEffect(() => void loadInjectors(practiceId), [practiceId]);
  useEffect(
    () => void loadFreeTimes({ practiceId, injector: injector || null, minutes }),
    [practiceId, injector, minutes],
  );
  const form = useForm({
    schema,
    initial: { minutes: String(minutes), injector },
    async submit(answers) {
      const scheduledDate = instantOfLocal(answers.scheduledDate.slice(0, 16), timezone, 'scheduledDate');
      const odd = oddTime(scheduledDate, { zone: timezone, lastDay: visit.lastDay ?? null });
      if (odd !== null && asked?.at !== scheduledDate) return setAsked({ at: scheduledDate, odd });
      const to = { scheduledDate, minutes: Number(answers.minutes), injector: answers.injector || null };
      await book([visit, ...others.filter(({ _id }) => together.includes(_id))], to, { again });
      onClose();
    },
  });
  const isMove = visit.scheduledDate !== null;
  const present = injectors.data?.list ?? [];
  // Somebody who left stays with the visit until another one is chosen.
  const offeredInjectors =
    visit.injector && !present.some(({ _id }) => _id === visit.injector?._id) ? [visit.injector, ...present] : present;
  const many = together.length > 0;
  const act = isMove ? 'Reschedule visit' : many ? `Book ${together.length + 1} treatments` : 'Book visit';
  return (
    <FormDialog
      title={
        isMove
          ? `Reschedule ${visit.memberName}’s ${visit.treatment}`
          : `Book ${visit.treatment} for ${visit.memberName}`
      }
      act={act}
      pendingText="Saving"
      form={form}
      onClose={onClose}
    >
      <TextField
        key={start}
        label="Date and time"
        hint="In the practice’s time zone."
        type="datetime-local"
        step={VISIT_STEP_MINUTES * 60}
        {...form.field('scheduledDate')}
        defaultValue={start}
      />
      {asked && (
        <Banner severity="warning">
          {oddWords[asked.odd](moment(asked.at, timezone))} To keep this time, select “{act}” again.
        </Banner>
      )}
      {free.data && free.data.length > 0 && (
        <>
          <Note>{injector ? 'Next available times:' : 'Next times with no visits:'}</Note>
          <Times>
            {free.data.map((time) => (
              <Button key={time} dense onClick={() => setStart(localTime(time, timezone))}>
                {moment(time, timezone)}
              </Button>
            ))}
          </Times>
        </>
      )}
      <Select
        label="Length"
        options={LENGTHS.map((length) => ({ value: String(length), label: `${length} minutes` }))}
        {...form.field('minutes')}
        defaultValue={String(minutes)}
        onChange={(event) => setMinutes(Number(event.currentTarget.value))}
      />
      <Select
        key={injectors.data?.practiceId ?? 'none'}
        label="Injector"
        placeholder="Any injector"
        options={offeredInjectors.map(({ _id, name }) => ({ value: _id, label: name }))}
        {...form.field('injector')}
        defaultValue={injector}
        onChange={(event) => setInjector(event.currentTarget.value)}
      />
      {!isMove && <Together others={others} onChange={setTogether} />}
    </FormDialog>
  );
}

type TogetherProps = {
  others: readonly Bookable[];
  onChange: (change: (before: readonly string[]) => readonly string[]) => void;
};

/** Other treatments that may be given in the same visit. */
const Together = ({ others, onChange }: TogetherProps) =>
  others.map((other) => (
    <Checkbox
      key={other._id}
      id={`with-${other._id}`}
      name={`with-${other._id}`}
      error={undefined}
      onChange={({ currentTarget: { checked } }) =>
        onChange((before) => [...before.filter((one) => one !== other._id), ...(checked ? [other._id] : [])])
      }
    >
      Also {other.treatment} in the same visit
    </Checkbox>
  ));
