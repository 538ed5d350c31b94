import { Button } from '@portals/ui/button';
import { ComboBox } from '@portals/ui/combo-box';
import { useContextMenu } from '@portals/ui/context-menu';
import { DateRangePicker } from '@portals/ui/date-range-picker';
import { SignaturePad } from '@portals/ui/signature-pad';
import { Skeleton } from '@portals/ui/skeleton';
import { BellIcon, CopyIcon, FlagIcon } from '@portals/ui/staff-icons';
import { StatusMark, type StatusShape } from '@portals/ui/status-mark';
import { Tabs } from '@portals/ui/tabs';
import { Tag } from '@portals/ui/tag';
import { Timeline } from '@portals/ui/timeline';
import { useState } from 'react';
import { Columns, Line, Specimen } from './specimen';

const states = [
  { value: 'IL', label: 'Illinois', code: 'IL' },
  { value: 'TX', label: 'Texas', code: 'TX' },
  { value: 'VA', label: 'Virginia', code: 'VA' },
  { value: 'WV', label: 'West Virginia', code: 'WV' },
  { value: 'WI', label: 'Wisconsin', code: 'WI' },
];
const shapes: readonly StatusShape[] = [
  'approved',
  'review',
  'denied',
  'incomplete',
  'pending',
  'rejected',
  'refunded',
  'fraud',
];
const menu = [
  { key: 'remind', label: 'Send reminder', icon: <BellIcon size={16} />, run: () => undefined },
  { key: 'copy', label: 'Copy number', icon: <CopyIcon size={16} />, shortcut: 'C', run: () => undefined },
  { key: 'fraud', label: 'Flag as fraud', icon: <FlagIcon size={16} />, danger: true, run: () => undefined },
];

export function ChoiceSpecimens() {
  const [tab, setTab] = useState('all');
  const [range, setRange] = useState({ start: '2026-08-04', end: '2026-08-20' });
  const { target, openAt, menu: opened } = useContextMenu(menu, 'Specimen');
  return (
    <Specimen title="Choices, states, and history">
      <Tabs
        label="Views"
        panelId="view"
        value={tab}
        onValue={setTab}
        tabs={[
          { key: 'all', label: 'All', count: 143 },
          { key: 'review', label: 'In review', count: 23 },
          { key: 'approved', label: 'Approved', count: 84 },
        ]}
      />
      <div id="view" role="tabpanel" aria-label="View" style={{ paddingTop: 18 }}>
        <Columns>
          <div>
            <ComboBox id="state" name="state" label="State" options={states} />
            <SignaturePad id="sign" name="sign" label="Type your full name" legalName="Ana Reyes" date="Mar 16, 2026" />
            <Line style={{ marginTop: 16 }}>
              <Tag>Grade B</Tag>
              <Tag $tone="success">Identity verified</Tag>
              <Tag $tone="promo">Promotion, 208 days left</Tag>
              <Tag $tone="warning">Alert</Tag>
              <Tag $tone="danger">Fraud</Tag>
              <Tag $tone="primary">New</Tag>
            </Line>
          </div>
          <div>
            <DateRangePicker value={range} today="2026-08-20" onValue={setRange} />
          </div>
          <div>
            <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
              {shapes.map((shape) => (
                <StatusMark key={shape} shape={shape} note={shape === 'review' ? 'Credit freeze' : undefined}>
                  {shape.charAt(0).toUpperCase() + shape.slice(1)}
                </StatusMark>
              ))}
            </div>
            <div {...target} style={{ marginTop: 12 }}>
              <Button aria-haspopup="menu" onClick={(event) => openAt(event.currentTarget)}>
                Menu, also on right click
              </Button>
              {opened}
            </div>
            <div style={{ marginTop: 18 }}>
              <Timeline
                items={[
                  { key: 'a', what: 'Whitening sent to Ana, $640', note: 'Aug 19, 3:20 pm, Joel Mercer', kind: 'open' },
                  { key: 'b', what: 'Payment settled, $350', note: 'Aug 18, 6:02 am, autopay' },
                  { key: 'c', what: 'Address alert', note: 'Jul 9, 10:15 am, bureau', kind: 'warning' },
                ]}
              />
            </div>
            <Skeleton />
          </div>
        </Columns>
      </div>
    </Specimen>
  );
}
