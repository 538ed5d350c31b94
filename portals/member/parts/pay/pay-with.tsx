import { copy as form } from '@portals/form/copy';
import { wayWords } from '@portals/pay/way-words';
import { loadChunk } from '@portals/shell/load-chunk';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Note } from '@portals/ui/card';
import { RadioCards } from '@portals/ui/choices';
import { BankIcon, CardIcon, PlusIcon } from '@portals/ui/icons';
import { Skeleton } from '@portals/ui/skeleton';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { loadWays } from '../../stores/ways.actions';
import { type Way, ways } from '../../stores/ways.store';
import { copy } from './copy';
import { wayName } from './way-name';

// Most people have a card or an account already.
const AddWay = lazy(async () => ({ default: (await loadChunk('add-way', () => import('./add-way'))).AddWay }));

const Box = styled.section`display: grid; gap: 10px; margin-top: 28px;`;

const Shape = styled.span`
  display: flex; align-items: center; gap: 12px;
  svg { flex: none; color: var(--ink-2); }
`;

const Titled = ({ icon, children }: { icon: ReactNode; children: string }) => (
  <Shape>
    {icon}
    <span>{children}</span>
  </Shape>
);

const ANOTHER = 'another';
const month = (expiresOn: string | null) =>
  expiresOn ? `${expiresOn.slice(5, 7)}/${expiresOn.slice(2, 4)}` : undefined;

export type PayWithProps = {
  value: string | null;
  onValue: (methodId: string) => void;
  /** Another one is being entered: nothing is paid with what was chosen before. */
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
  error?: string | undefined;
  /** Under the choice: what it is used for. */
  note?: string;
};

/** What is paid with: what the person has, or another card or account, which is entered here, so that nothing else is left. */
export function PayWith({ value, onValue, isAdding, onAdding, error, note }: PayWithProps) {
  const { data, loading, error: failure } = useSnapshot(ways).list;
  const [isRefused, setRefused] = useState(false);
  const usable = (data ?? []).filter(({ isAuthorized }) => isAuthorized);
  const shown = isAdding || (data && usable.length === 0) ? ANOTHER : (value ?? '');

  function take(way: Way): void {
    setRefused(!way.isAuthorized);
    if (!way.isAuthorized) return;
    onAdding(false);
    onValue(way._id);
  }

  if (!data)
    return (
      <Box>
        {loading && <Skeleton lines={3} label={wayWords.loading} />}
        {failure && (
          <Banner severity="error" actions={<Button onClick={() => void loadWays()}>{form.again}</Button>}>
            {failure.message}
          </Banner>
        )}
      </Box>
    );
  return (
    <Box>
      <RadioCards
        id="pay-with"
        name="payWith"
        label={copy.payWith}
        error={error}
        value={shown}
        onValue={(chosen) => {
          onAdding(chosen === ANOTHER);
          if (chosen !== ANOTHER) onValue(chosen);
        }}
        options={[
          ...usable.map((way) => ({
            value: way._id,
            title: (
              <Titled icon={way.type === 'card' ? <CardIcon size={20} /> : <BankIcon size={20} />}>
                {wayName(way)}
              </Titled>
            ),
            aside: month(way.expiresOn),
          })),
          { value: ANOTHER, title: <Titled icon={<PlusIcon size={20} />}>{copy.another}</Titled> },
        ]}
      />
      {isRefused && <Banner severity="warning">{copy.notAuthorized}</Banner>}
      {shown === ANOTHER ? (
        <Suspense fallback={<Skeleton lines={3} label={wayWords.loading} />}>
          <AddWay onSaved={take} />
        </Suspense>
      ) : (
        note && <Note>{note}</Note>
      )}
    </Box>
  );
}
