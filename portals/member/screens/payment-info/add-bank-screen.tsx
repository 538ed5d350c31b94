import { memberPaths } from '@contract/membership/paths';
import { useGo } from '@portals/shell/go';
import { Card, Note } from '@portals/ui/card';
import { MemberPage } from '../../parts/member-page';
import { AddWay } from '../../parts/pay/add-way';
import { copy } from './copy';

/** A bank account, connected or entered by hand (membership §2). */
export function AddBankScreen() {
  const go = useGo();
  return (
    <MemberPage title={copy.addTitle}>
      <Card>
        <Note>{copy.addText}</Note>
        <AddWay isBank onSaved={() => go({ go: memberPaths.managePayment.href() })} />
      </Card>
    </MemberPage>
  );
}
