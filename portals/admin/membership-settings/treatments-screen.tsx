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
              <Heading id="treatments-title">Membership treatments</Heading>
              <Note>Build plans from these treatments. Editing one doesn’t change plans already sold.</Note>
            </div>
            {mayEdit && (
              <Button look="primary" onClick={() => setOpen({ act: 'add' })}>
                Add treatment
              </Button>
            )}
          </Head>
          {data?.treatments.length === 0 && <Note style={{ marginTop: 14 }}>No treatments yet.</Note>}
          {data && data.treatments.length > 0 && (
            <SettingsTable aria-label="Treatments">
              <thead>
                <tr>
                  <th scope="col">Treatment</th>
                  <th scope="col" data-number="">
                    Price
                  </th>
                  <th scope="col">Usual amount</th>
                  <th scope="col">Discount</th>
                  <th scope="col" data-number="">
                    Price per treatment
                  </th>
                  <th scope="col">{mayEdit && <VisuallyHidden>Actions</VisuallyHidden>}</th>
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
                    <td data-label="Usual amount">
                      {unitText(one.unitType, one.amountOfUnits)}, {everyText(one.interval)}
                    </td>
                    <td data-label="Discount">{discountWords(one, one.unitType) || 'None'}</td>
                    <td data-label="Price per treatment" data-number="">
                      {usd(one.totalAmount)}
                    </td>
                    <td>
                      {mayEdit && !one.isRemoved && (
                        <>
                          <Button
                            dense
                            onClick={() => setOpen({ act: 'change', of: one })}
                            aria-label={`Edit ${one.name}`}
                          >
                            Edit
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
            Show removed treatments
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
