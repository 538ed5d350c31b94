import { listPracticeTreatments, listTreatments } from '@contract/treatment/calls';
import { type Route, serve } from '../../http/serve';
import { practicesInScope } from '../../list/practices-in-scope.reads';
import { addOne, addToPractice, changeNamed, changeOfPath, removeOne } from './change-treatments';
import { treatmentsOf } from './treatment.reads';
import { treatmentView } from './treatment.view';

/** Treatments of practices. Source: provider-admin §7 Onboarding, decision 25. */
export const treatmentRoutes: readonly Route[] = [
  serve(listTreatments)(async ({ actor }, deps) => {
    const { read } = deps.database;
    return (await treatmentsOf(read, await practicesInScope(read, actor.scope))).map(treatmentView);
  }),
  serve(listPracticeTreatments)(async ({ params }, deps) =>
    (await treatmentsOf(deps.database.read, [params.id])).map(treatmentView),
  ),
  addOne,
  addToPractice,
  changeNamed,
  changeOfPath,
  removeOne,
];
