import { membershipSettingsPaths } from '@contract/membership-settings/paths';
import { portalBase } from '@contract/paths';
import { Button, ButtonLink } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { CheckboxBox } from '@portals/ui/choices';
import { PrinterIcon } from '@portals/ui/icons';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { usd } from '../words/amounts';
import { Area } from './area';
import { everyText, unitText } from './copy';
import { loadTreatments } from './settings.actions';
import { settings } from './settings.store';
import { Body, SettingsPage } from './settings-page';
import { Head } from './settings-table';
import { choosePrinted, offerToPrint, templates, tickToPrint } from './templates.store';

const List = styled.ul`
  margin-top: 14px; border-radius: 11px; box-shadow: inset 0 0 0 1px var(--line); max-width: 760px;
  li + li { border-top: 1px solid var(--line); }
  label { display: flex; align-items: center; gap: 12px; min-height: 46px; padding: 6px 14px; cursor: pointer; }
  label > span { flex: 1; min-width: 0; } small { display: block; color: var(--ink-3); font-size: 12.5px; line-height: 17px; }
  b { font-weight: 500; overflow-wrap: anywhere; }
`;

/** Treatments on paper: which ones, then the printed page in a tab of its own (membership §2). */
export function TemplatesScreen() {
  return (
    <SettingsPage title="Treatment templates">
      {({ practiceId }) => <Templates key={practiceId} practiceId={practiceId} />}
    </SettingsPage>
  );
}

function Templates({ practiceId }: { practiceId: string }) {
  const { data, error } = useSnapshot(settings.treatments);
  const kept = useSnapshot(templates);
  useEffect(() => void loadTreatments(practiceId), [practiceId]);
  const treatments = data?.practiceId === practiceId ? data.treatments : null;
  useEffect(() => {
    if (treatments)
      offerToPrint(
        practiceId,
        treatments.filter(({ isRemoved }) => !isRemoved).map(({ _id }) => _id),
      );
  }, [practiceId, treatments]);
  const ticked = new Set(
    kept.practiceId === practiceId
      ? kept.treatmentsToSelect.filter(({ selected }) => selected).map(({ _id }) => _id)
      : [],
  );
  const sold = treatments?.filter(({ isRemoved }) => !isRemoved) ?? [];
  const all = sold.map(({ _id }) => _id);
  const areAll = all.length > 0 && ticked.size === all.length;
  return (
    <Body>
      <Area isThere={treatments !== null} error={error} retry={() => loadTreatments(practiceId)} what="treatments">
        <section aria-labelledby="templates-title">
          <Head>
            <div>
              <Heading id="templates-title">Choose treatments to print</Heading>
              <Note>The printed copy shows each price, with room to fill in details by hand.</Note>
            </div>
            {ticked.size > 0 ? (
              <ButtonLink
                look="primary"
                icon={<PrinterIcon size={15} />}
                href={`${portalBase}${membershipSettingsPaths.templatesPrint.href()}`}
                target="_blank"
                rel="noreferrer"
                onClick={choosePrinted}
              >
                {ticked.size === 1 ? 'Print 1 treatment' : `Print ${ticked.size} treatments`}
              </ButtonLink>
            ) : (
              <Button look="primary" disabled>
                Print
              </Button>
            )}
          </Head>
          {treatments && sold.length === 0 && (
            <Note style={{ marginTop: 14 }}>No treatments yet. Add them in Settings › Treatments.</Note>
          )}
          {all.length > 0 && (
            <List aria-label="Treatments to print">
              <li>
                <label htmlFor="print-all">
                  <CheckboxBox id="print-all" checked={areAll} onChange={() => tickToPrint(all, !areAll)} />
                  <span>Select all</span>
                </label>
              </li>
              {sold.map((one) => (
                <li key={one._id}>
                  <label htmlFor={`print-${one._id}`}>
                    <CheckboxBox
                      id={`print-${one._id}`}
                      checked={ticked.has(one._id)}
                      onChange={(event) => tickToPrint([one._id], event.target.checked)}
                    />
                    <span>
                      <b>{one.name}</b>
                      <small>
                        {unitText(one.unitType, one.amountOfUnits)}, {everyText(one.interval)} · {usd(one.pricePerUnit)}{' '}
                        per {one.unitType}
                      </small>
                    </span>
                  </label>
                </li>
              ))}
            </List>
          )}
        </section>
      </Area>
    </Body>
  );
}
