import { paths, portalBase } from '@contract/paths';
import { ActDialog } from '@portals/form/act-dialog';
import { moment } from '@portals/format/dates';
import type { Frozen } from '@portals/state/frozen';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Heading, Note } from '@portals/ui/card';
import { Timeline } from '@portals/ui/timeline';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Area } from '../area';
import { Body, SettingsPage } from '../settings-page';
import { colorText, copy, deedOf } from './copy';
import { LookPair } from './look-pair';
import { loadTheme, takeLookOff, withdrawLook } from './theme.actions';
import { type CustomTheme, themes } from './theme.store';
import { ThemeForm } from './theme-form';

/** What a practice wears: a color, a logo and a mark, once an administrator approved (membership §2). */
export function ThemeScreen() {
  return (
    <SettingsPage title={copy.title}>
      {({ practiceId, mayEdit }) => <Theme key={practiceId} practiceId={practiceId} mayEdit={mayEdit} />}
    </SettingsPage>
  );
}

function Theme({ practiceId, mayEdit }: { practiceId: string; mayEdit: boolean }) {
  const { data, error } = useSnapshot(themes.own);
  useEffect(() => void loadTheme(practiceId), [practiceId]);
  const own = data?.practicemanagement === practiceId ? data : null;
  return (
    <Body>
      <Area isThere={own !== null} error={error} retry={() => loadTheme(practiceId)} what="branding">
        {own && <Look of={own} mayEdit={mayEdit} />}
      </Area>
    </Body>
  );
}

function Look({ of, mayEdit }: { of: Frozen<CustomTheme>; mayEdit: boolean }) {
  const [asks, setAsks] = useState<'withdraw' | 'reset' | null>(null);
  const { requestedTheme: requested } = of;
  const isDefault = of.primary === null && of.logo === null && of.mark === null;
  const close = () => setAsks(null);
  const signup = `${portalBase}${paths.signup.href({ urlSlug: of.slug })}`;
  return (
    <>
      <Note style={{ maxWidth: 720 }}>{copy.intro}</Note>
      {requested && (
        <Banner
          severity="warning"
          actions={
            mayEdit && (
              <Button dense onClick={() => setAsks('withdraw')}>
                {copy.withdraw}
              </Button>
            )
          }
        >
          {copy.pending(requested.requestedBy, moment(requested.requestedAt))}
        </Banner>
      )}
      <LookPair of={of}>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' }}>
          <a href={signup} target="_blank" rel="noopener">
            {copy.open}
          </a>
          {mayEdit && !isDefault && (
            <Button dense onClick={() => setAsks('reset')}>
              {copy.reset}
            </Button>
          )}
        </div>
      </LookPair>
      {mayEdit && <ThemeForm key={of.version} of={of} />}
      <History of={of} />
      {asks === 'withdraw' && (
        <ActDialog
          title={copy.withdrawTitle}
          act={copy.withdraw}
          pendingText={copy.withdrawing}
          run={() => withdrawLook(of)}
          onClose={close}
        >
          <p>{copy.withdrawWhy}</p>
        </ActDialog>
      )}
      {asks === 'reset' && (
        <ActDialog
          title={copy.resetTitle}
          act={copy.reset}
          pendingText={copy.resetting}
          look="danger-fill"
          run={() => takeLookOff(of)}
          onClose={close}
        >
          <p>{copy.resetWhy}</p>
        </ActDialog>
      )}
    </>
  );
}

function History({ of }: { of: Frozen<CustomTheme> }) {
  if (of.history.length === 0) return null;
  const items = of.history.map(({ at, act, by, primary, why }) => ({
    key: at + act,
    what: why === null ? `${by} ${deedOf[act]}` : `${by} ${deedOf[act]}: ${why}`,
    note: act === 'RESET' ? moment(at) : `${moment(at)} · ${colorText(primary)}`,
  }));
  return (
    <section aria-labelledby="history-title">
      <Heading id="history-title" style={{ marginBottom: 10 }}>
        {copy.history}
      </Heading>
      <Timeline items={items} />
    </section>
  );
}
