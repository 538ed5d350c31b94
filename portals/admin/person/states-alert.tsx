import { Banner } from '@portals/ui/banner';
import styled from 'styled-components';
import { type ShownState, shortDay, stateWords, stopsOf } from './state-words';

const Stack = styled.div`display: grid; gap: 8px; & + * { margin-top: 8px; }`;

/** What is recorded of a person, at the head of a page about them; null where nothing is. */
export function StatesAlert({ states }: { states: readonly ShownState[] }) {
  if (states.length === 0) return null;
  return (
    <Stack>
      {states.map((one) => (
        <Banner key={one._id} severity={one.state === 'POWER_OF_ATTORNEY' ? 'info' : 'warning'}>
          {stateWords[one.state].says(shortDay(one.on))} {stopsOf(one.state)}
        </Banner>
      ))}
    </Stack>
  );
}
