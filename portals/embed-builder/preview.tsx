import { SegmentedControl } from '@portals/ui/choices';
import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';

const Frame = styled.div<{ $isPhone: boolean }>`
  margin-top: 12px; border-radius: 14px; background: var(--sunken); box-shadow: inset 0 0 0 1px var(--line); padding: 10px; display: grid; justify-items: center;
  iframe { display: block; width: 100%; max-width: ${(props) => (props.$isPhone ? '390px' : 'none')}; height: 560px; border: 0; border-radius: 8px; background: #FBFAF8; }
  p { padding: 40px 20px; color: var(--ink-2); text-align: center; max-width: 44ch; }
`;
/** Each letter of a label would load the page again. */
const settleMs = 350;

/** A page of ours with the real snippet on it. Without an address it says what is missing. */
export function Preview({ address, missing }: { address: string | null; missing: string }) {
  const id = useId();
  const [width, setWidth] = useState('computer');
  const settled = useSettled(address);
  return (
    <div>
      <SegmentedControl
        id={id}
        name="preview-width"
        label="Preview"
        hint="The real widget on a sample page."
        value={width}
        onValue={setWidth}
        options={[
          { value: 'computer', label: 'Computer' },
          { value: 'phone', label: 'Phone' },
        ]}
      />
      <Frame $isPhone={width === 'phone'}>
        {settled ? <iframe key={settled} title="Widget preview" src={settled} /> : <p>{missing}</p>}
      </Frame>
    </div>
  );
}

/** A value that has stood still for a moment; the first one counts at once. */
function useSettled(value: string | null): string | null {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
