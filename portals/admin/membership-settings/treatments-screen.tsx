import type { Frozen } from '@portals/state/frozen';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { Checkbox } from '@portals/ui/choices';
import { Tag } from '@portals/ui/tag';
import { VisuallyHidden } from '@portals/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { usd } from '../words/amounts';
import { Area } from './area';
import { everyText, unitText } from './copy';
import { discountWords } from './discount-text';
import { Packages } from './packages';
import { loadProducts, loadTreatments } from './settings.actions';
import { settings, type Treatment } from './settings.store';
import { Body, SettingsPage } from './settings-page';
import { Head, SettingsTable } from './settings-table';
import { AddTreatment, ChangeTreatment, RemoveTreatment } from './treatment-dialogs';

type Shown = Frozen<Treatment>;
type Open = { act: 'change' | 'remove'; of: Shown } | { act: 'add'; product?: string };

const hideRemoved = () => {
  settings.showsRemoved = false;
};

/** What a practice sells in memberships, and the packages that manufacturers suggest. */
export function TreatmentsScreen() {
  return (
    <SettingsPage title="Treatments">
      {({ practiceId, mayEdit }) => <Treatments key={practiceId} practiceId={practiceId} mayEdit={mayEdit} />}
    </SettingsPage>
  );
}

function Treatments({ practiceId, mayEdit }: { practiceId: string; mayEdit: boolean }) {
  const { data, error } = useSnapshot(settings.treatments);
  const {
    products: { data: products },
    showsRemoved,
  } = useSnapshot(settings);
  const [open, setOpen] = useState<Open | null>(null);
  useEffect(() => {
    void loadTreatments(practiceId);
    void loadProducts();
    return hideRemoved;
  }, [practiceId]);
  const close = () => setOpen(null);
  const productName = ({ name, priviproduct }: Shown) => {
    const product = products?.find(({ _id }) => _id === priviproduct)?.name;
    return product === name ? undefined : product;
  };
  return (
    <Body>
      <Area isThere={data !== null} error={error} retry={() => loadTreatments(practiceId)} what="treatments">
        <section aria-labelledby="treatments-title">
          <Head>
            <div>
              <Heading id="treatments-title">What you sell in memberships</Heading>
              <Note>Plans are made of these. Plans that were sold keep what they say when you change one.</Note>
            </div>
            {mayEdit && (
              <Button look="primary" onClick={() => setOpen({ act: 'add' })}>
                Add a treatment
              </Button>
            )}
          </Head>
          {data?.treatments.length === 0 && <Note style={{ marginTop: 14 }}>There are none yet.</Note>}
          {data && data.treatments.length > 0 && (
            <SettingsTable aria-label="Treatments">
              <thead>
                <tr>
                  <th scope="col">Treatment</th>
                  <th scope="col" data-number="">
                    Price
                  </th>
                  <th scope="col">Usually</th>
                  <th scope="col">Discount</th>
                  <th scope="col" data-number="">
                    One treatment
                  </th>
                  <th scope="col">{mayEdit && <VisuallyHidden>Acts</VisuallyHidden>}</th>
                </tr>
              </thead>
              <tbody>
                {data.treatments.map((one) => (
                  <tr key={one._id}>
                    <td>
                      <div>
                        <b>{one.name}</b> {one.isRemoved && <Tag>Removed</Tag>}
                        <small>{[one.area, productName(one)].filter(Boolean).join(' · ')}</small>
                      </div>
                    </td>
                    <td data-label="Price" data-number="">
                      {usd(one.pricePerUnit)} / {one.unitType}
                    </td>
                    <td data-label="Usually">
                      {unitText(one.unitType, one.amountOfUnits)}, {everyText(one.interval)}
                    </td>
                    <td data-label="Discount">{discountWords(one, one.unitType) || 'none'}</td>
                    <td data-label="One treatment" data-number="">
                      {usd(one.totalAmount)}
                    </td>
                    <td>
                      {mayEdit && !one.isRemoved && (
                        <>
                          <Button
                            dense
                            onClick={() => setOpen({ act: 'change', of: one })}
                            aria-label={`Change ${one.name}`}
                          >
                            Change
                          </Button>{' '}
                          <Button
                            dense
                            look="quiet"
                            onClick={() => setOpen({ act: 'remove', of: one })}
                            aria-label={`Remove ${one.name}`}
                          >
                            Remove
                          </Button>
                        </>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </SettingsTable>
          )}
          <Checkbox
            id="treatments-removed"
            name="removed"
            error={undefined}
            checked={showsRemoved}
            onChange={(event) => {
              settings.showsRemoved = event.target.checked;
              void loadTreatments(practiceId);
            }}
          >
            Show those that were removed
          </Checkbox>
        </section>
        {data && (
          <Packages
            suggestions={data.galdermaHits}
            treatments={data.treatments.filter(({ isRemoved }) => !isRemoved)}
            mayEdit={mayEdit}
            onAdd={(product) => setOpen({ act: 'add', product })}
          />
        )}
      </Area>
      {open?.act === 'add' && <AddTreatment practiceId={practiceId} product={open.product} onClose={close} />}
      {open?.act === 'change' && <ChangeTreatment of={open.of} onClose={close} />}
      {open?.act === 'remove' && <RemoveTreatment of={open.of} onClose={close} />}
    </Body>
  );
}
