import { FlowPage } from '@portals/steps/flow-page';
import { Section } from '@portals/steps/outcome-parts';
import { Button } from '@portals/ui/button';
import { Numbered } from '@portals/ui/card';
import { Ask, FinePrint, Why } from '@portals/ui/flow-shell';
import { LockIcon } from '@portals/ui/icons';
import { useSnapshot } from 'valtio';
import { useGo } from '../go';
import { store } from '../stores/enrollment.store';
import { copy } from './copy';

const words = copy.needs;

/** The first page: what the enrollment asks for, before anything is typed. */
export function NeedsScreen() {
  const { data } = useSnapshot(store.place);
  const go = useGo();
  if (!data) return null;
  return (
    <FlowPage
      title={words.title}
      footer={
        <>
          <Button look="primary" big onClick={() => go('business-information')}>
            {words.begin}
          </Button>
          <Button look="text" wide onClick={() => go('go-on')}>
            {words.goOn}
          </Button>
          <FinePrint>
            <LockIcon size={15} />
            {words.fine}
          </FinePrint>
        </>
      }
    >
      <Ask>{data.kind === 'ENTERPRISE' ? words.askAt(data.name) : words.ask}</Ask>
      <Why>{words.why}</Why>
      <Section>{words.list}</Section>
      <Numbered>
        {words.items.map(([what, why]) => (
          <li key={what}>
            <b>{what}</b>
            {why}
          </li>
        ))}
      </Numbered>
    </FlowPage>
  );
}
