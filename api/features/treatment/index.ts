export { addStartingTreatments, missingTreatments } from './add-starting-treatments';
export { listTreatmentViews } from './list-treatment-views';
