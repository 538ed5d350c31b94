export { addStartingTreatments, missingTreatments } from './add-starting-treatments';
export { listTreatmentViews } from './list-treatment-views';
export { keyOf } from './treatment-key';
