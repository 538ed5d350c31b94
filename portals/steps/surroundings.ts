import { createContext, useContext } from 'react';

/** What the steps of a flow need to know of the flow they stand in, and what they may ask it to do. */
export type Surroundings = {
  /** The practice the person came from; null where the flow has none. */
  practice: { name: string; logo: string | null; phoneNumber: string | null } | null;
  /** Under the practice's name: "Financing by PatientFi". */
  byline: string;
  /** How many steps the ribbon has. */
  steps: number;
  /** True in a frame on a practice's page. */
  isEmbedded: boolean;
  /** The practice's page wants to close the flow, and the person is asked about it. */
  isLeaving: boolean;
  /** Whose flow it is, once it was begun: their first name as far as it is known; null before. */
  begun: {
    name: string | null;
    /** How they go on later: by a code sent anew, or by the link that was mailed. */
    goesOnBy: 'code' | 'link';
  } | null;
  /** Where a link to go on later is sent, as the person knows it; null where there is none. */
  email: string | null;
  /** Marks the flow as saved and sends the link. */
  saveForLater: () => Promise<unknown>;
  /** Forgets the flow on this device and goes to its beginning. */
  leaveDevice: () => void;
  /** Closes the frame on the practice's page. */
  leaveFrame: () => void;
  /** Goes on after "Leave and finish later?". */
  stay: () => void;
};

const Context = createContext<Surroundings | null>(null);

/** Goes around the screens of a flow. */
export const SurroundingsProvider = Context.Provider;

export function useSurroundings(): Surroundings {
  const surroundings = useContext(Context);
  if (surroundings === null) throw new Error('A step stands outside its flow.');
  return surroundings;
}
