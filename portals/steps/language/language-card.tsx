import { useAttempt } from '@portals/form/attempt';
import { copy as form } from '@portals/form/copy';
import { copy as other } from '@portals/shell/language-copy';
import { isFramed } from '@portals/state/browser-storage';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Card, CardTitle, Note } from '@portals/ui/card';
import { copy } from './copy';
import { chooseOther } from './language.actions';

/**
 * The portal in the other language: kept with the person first, then the page is loaded anew. Not in a frame, where the
 * session would not outlive the page; there the first screen asks.
 */
export function LanguageCard() {
  const choosing = useAttempt(async () => window.location.assign(await chooseOther()));
  if (isFramed()) return null;
  return (
    <Card>
      <CardTitle>{copy.title}</CardTitle>
      <Note>{copy.text}</Note>
      {choosing.trouble && (
        <Banner severity="error" actions={<Button onClick={choosing.again}>{form.again}</Button>}>
          {choosing.trouble.message}
        </Banner>
      )}
      <Button
        wide
        lang={other.language}
        pending={choosing.pending}
        style={{ marginTop: 16 }}
        onClick={() => void choosing.run()}
      >
        {other.switch}
      </Button>
    </Card>
  );
}
