import { Heading, Note } from '@portals/ui/card';
import { Tabs } from '@portals/ui/tabs';
import { useId, useState } from 'react';
import styled from 'styled-components';
import type { WidgetChoice } from './choice';
import { placeCode, policyLines, queueCode, reactCode, scriptCode } from './code';
import { CodeBox } from './code-box';
import { type System, systems } from './systems';

const Section = styled.section`
  margin-top: 36px; scroll-margin-top: 20px; display: grid; gap: 14px; max-width: 820px;
  --tabs-gutter: 0px;
`;
const Panel = styled.div`
  display: grid; gap: 14px; padding-top: 4px;
  ol { display: grid; gap: 8px; padding-left: 22px; list-style: decimal; line-height: 22px; }
`;
const Policy = styled.dl`
  display: grid; grid-template-columns: minmax(0, max-content) minmax(0, 1fr); gap: 6px 18px; font-size: 14px; line-height: 20px;
  dt { font: 13px/20px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
  dd { color: var(--ink-2); }
  @media (max-width: 600px) { grid-template-columns: minmax(0, 1fr); dd { margin-bottom: 8px; } }
`;

type Shown = { origin: string; widget: WidgetChoice };
/** How the snippet gets into a page, by the tool the page is made with, and what a strict site must allow. */
export function InstallNotes({ origin, widget }: Shown) {
  const panelId = useId();
  const [key, setKey] = useState<System['key']>('html');
  const system = systems.find((one) => one.key === key) ?? systems[0];
  return (
    <>
      <Section id="install">
        <Heading>Add it to your website</Heading>
        <Tabs
          label="Website builder"
          panelId={panelId}
          value={system.key}
          onValue={(value) => setKey(systems.find((one) => one.key === value)?.key ?? 'html')}
          tabs={systems.map((one) => ({ key: one.key, label: one.name }))}
        />
        <Panel id={panelId} role="tabpanel" aria-label={system.name}>
          <ol>
            {system.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {system.key === 'tag-manager' && <TagManagerCode origin={origin} widget={widget} />}
          {system.key === 'react' && <ReactCode origin={origin} widget={widget} />}
          {system.note && <Note>{system.note}</Note>}
        </Panel>
      </Section>
      <Section id="policy">
        <Heading>If your site has a content security policy</Heading>
        <Note>Add these lines to your policy. Don’t change anything else.</Note>
        <Policy>
          {policyLines(origin).map(({ directive, reason }) => [
            <dt key={directive}>{directive}</dt>,
            <dd key={reason}>{reason}</dd>,
          ])}
        </Policy>
        <Note>
          If your policy uses nonces, add the page’s own nonce to the script tag. The widget adds no inline styles or
          scripts, so it doesn’t need unsafe-inline or unsafe-eval. Your X-Frame-Options and frame-ancestors settings
          don’t affect it.
        </Note>
      </Section>
      <Section id="doctor">
        <Heading>Troubleshooting</Heading>
        <Note>
          Add <b>?pf-debug</b> to the end of your page’s address and open it. A window shows what the widget found: your
          tag, your practice, whether this site is on your list, what a policy blocks, and what covers the button.
        </Note>
      </Section>
    </>
  );
}

function TagManagerCode({ origin, widget }: Shown) {
  if (widget.inline === undefined) return <CodeBox label="Custom HTML tag" code={queueCode(origin, widget)} />;
  return (
    <>
      <Note>Add this placeholder to your page:</Note>
      <CodeBox label="Placeholder" code={placeCode(origin, widget)} />
      <Note>Add this script as a Custom HTML tag:</Note>
      <CodeBox label="Custom HTML tag" code={scriptCode(origin)} />
    </>
  );
}

function ReactCode({ origin, widget }: Shown) {
  return (
    <>
      <Note>
        <a href="/sdk/v1/react.js" download="patient-financing.js">
          Download component
        </a>{' '}
        and{' '}
        <a href="/sdk/v1/react.d.ts" download="patient-financing.d.ts">
          its types
        </a>
        .
      </Note>
      <CodeBox label="Component" code={reactCode(origin, widget)} />
    </>
  );
}
