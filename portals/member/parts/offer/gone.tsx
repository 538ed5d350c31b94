import { moment } from '@portals/format/dates';
import { Ask, Why } from '@portals/ui/flow-shell';
import { copy } from './gone-copy';

type Happened = { readonly state: string; readonly at: string } | null;
type Step = keyof typeof copy.happened;

const isStep = (state: string): state is Step => state in copy.happened;

/**
 * What became of a plan, a change or another year that was to be signed: here, in another window, or at the practice. In words of what
 * happened, and of no guess (decision 73).
 */
export function Gone({ happened, practice }: { happened: Happened; practice: string | undefined }) {
  if (!happened || !isStep(happened.state))
    return (
      <>
        <Ask>{copy.unknown.title}</Ask>
        <Why>{copy.unknown.text}</Why>
      </>
    );
  const { title, text } = copy.happened[happened.state];
  return (
    <>
      <Ask>{title}</Ask>
      <Why>{text(moment(happened.at), practice ?? copy.practice)}</Why>
    </>
  );
}
